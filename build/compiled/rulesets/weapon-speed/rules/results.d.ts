import type { Who } from '@fray/kernel/rules';
import { type WeaponSpeedScene } from '../scene.ts';
import { type Rolled } from './injuries.ts';
/** Whether what a turn does now waits for the last of those who act at the same count. */
export declare const holdsResults: (scene: WeaponSpeedScene) => boolean;
/**
 * What an act does to somebody, as the table of held results keeps it. The makers below alone say what `a`, `b` and `c` are
 * of each kind, and {@link LANDS} reads them.
 */
interface Result {
    /** Position in RESULTS. */
    readonly what: number;
    readonly amount: number;
    readonly a: number;
    readonly b: number;
    readonly c: number;
    /** What is kept of an injury that somebody made up, or NONE. */
    readonly own: number;
}
/** The kinds of result, with what each needs; types and attributes are bits. */
export declare const results: {
    /** Damage to Stress first, or straight to Wound Points; an attack's hit cites the rules of attacks. */
    hit: (to: 'stress' | 'wound-points', amount: number, types: number, isAttack?: boolean) => Result;
    injury: ({ type, face, side, amount, own }: Rolled) => Result;
    condition: (condition: number, rounds: number) => Result;
    endCondition: (condition: number) => Result;
    /** `pool`: position in POOLS. */
    restore: (pool: number, amount: number) => Result;
    removeWounds: (count: number) => Result;
    healInjuries: () => Result;
    stabilize: () => Result;
    attributeDamage: (attributes: number, amount: number) => Result;
    restoreAttributes: () => Result;
    push: (by: number, yards: number) => Result;
};
/** What an act does to somebody: at once, or, of several that act at the same count, when the last of them has acted. */
export declare function deliver(scene: WeaponSpeedScene, held: boolean, by: number, target: Who, done: Result): void;
/**
 * Remembers the most Wound Points that a single hit of this round has taken, be it a blow, a spell or a fall, where that was
 * more than half of the most that there could be when it fell: what the hit's injury takes afterwards does not count.
 */
export declare function noteBigHit(scene: WeaponSpeedScene, target: Who, lost: number): void;
/** A combatant that is down is Stabilized. */
export declare function stabilize(scene: WeaponSpeedScene, row: Who): void;
/** When the last of those who act at the same count has acted: their results, in roster order; then states are judged. */
export declare function applyHeld(scene: WeaponSpeedScene): void;
export {};
//# sourceMappingURL=results.d.ts.map
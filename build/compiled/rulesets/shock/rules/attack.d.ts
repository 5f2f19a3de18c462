import { type Who } from '@fray/kernel/rules';
import { type Aim, type Attack, type AttackKind, type ShockScene } from '../scene.ts';
/** What a command may choose of its attack; what it does not know of, or leaves absent, is the rules' choice. */
export interface Choices {
    /** Position in ATTRIBUTES; the best that the weapon allows. */
    readonly with?: number;
    /** Position in SKILLS; the best that the weapon allows. */
    readonly skill?: number;
    /** Position in SKILLS for the check of a shove; the better. */
    readonly using?: number;
    /** The referee's modifier, and what it is for. */
    readonly mod?: number | null;
    readonly because?: string;
}
/** An attack about to be announced. */
export declare function prepare(scene: ShockScene, kind: AttackKind, attacker: Who, { target, weapon, mode, maneuver }: Aim, choices?: Choices): Attack;
/**
 * One attack from its announcement to its end. It has been checked and paid for. In the windows others may bring down
 * attacker or target, or send them out of reach: then the rest has no effect.
 */
export declare function resolveAttack(scene: ShockScene, attack: Attack): void;
/** A shot unloads what must be reloaded; a thrown weapon lies where its target stands, unless it grows again: spines, spit. */
export declare function spend(scene: ShockScene, { attacker, target, weapon, mode }: Attack): void;
/**
 * Hit or miss by the AC as it is now, unless a power has decided it: looked at again whenever somebody has stepped in
 * after the roll, so that the others are asked about the attack as it stands.
 */
export declare function compareAgain(scene: ShockScene, attack: Attack): void;
//# sourceMappingURL=attack.d.ts.map
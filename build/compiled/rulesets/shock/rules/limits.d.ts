import { type Refusal, type Who } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
/** Why the combatant may take no more Instants this round, or null. */
export declare function instantsRefusal(scene: ShockScene, who: Who): Refusal | null;
/** Counts an Instant; where the table says so the referee is asked. Returns whether it may be. */
export declare function allowInstant(scene: ShockScene, who: Who): boolean;
/** The casting of a spell: who, and its position among the caster's spells. */
interface SpellCast {
    readonly actor: Who;
    readonly power?: number;
}
/** Notes that a spell has been cast as an Instant while windows are open within each other. */
export declare function countQuick(scene: ShockScene, cast: SpellCast): void;
/** Whether the spell has been cast as an Instant while windows are open within each other. */
export declare const isCastAgain: (scene: ShockScene, cast: SpellCast) => boolean;
/** Why the combatant may take no more Free Actions this round, or null. */
export declare function freesRefusal(scene: ShockScene, who: Who): Refusal | null;
/** Counts a Free Action; where the table says so the referee is asked. Returns whether it may be. */
export declare function allowFree(scene: ShockScene, who: Who): boolean;
/** Why the combatant may not swap weapons again this turn, or null. */
export declare function swapRefusal(scene: ShockScene, who: Who): Refusal | null;
/** Counts a draw; where the table says so the referee is asked from the second on. Returns whether it may be. */
export declare function allowSwap(scene: ShockScene, who: Who): boolean;
export {};
//# sourceMappingURL=limits.d.ts.map
import { type Refusal, type Who } from '@fray/kernel/rules';
import type { Effect } from '../kinds/effects.ts';
import { type Attack, type ShockScene } from '../scene.ts';
/** Powers come first among the slots of a combatant, then spells. */
export declare const spellSlot: (scene: ShockScene, who: Who, spell: number) => number;
/** How often the power or spell has been used. */
export declare function timesUsed(scene: ShockScene, who: Who, slot: number): number;
/** Whether the count of a use begins anew each round. */
export declare const isPerRound: (scene: ShockScene, use: number) => boolean;
/** Why the power or spell cannot be used again, or null. */
export declare function usedUp(scene: ShockScene, who: Who, slot: number, name: string): Refusal | null;
/** Counts a use. */
export declare function countUse(scene: ShockScene, who: Who, slot: number): void;
/** Whether effects are meant for an enemy. */
export declare const isHarmful: (effects: readonly Effect[]) => boolean;
/** Does what effects say to one combatant. `attack` is the one at whose window they were called upon, or null. */
export declare function applyEffects(scene: ShockScene, actor: Who, target: Who, effects: readonly Effect[], name: string, attack: Attack | null): void;
//# sourceMappingURL=powers.d.ts.map
import type { Who } from '@fray/kernel/rules';
import type { Condition } from '../kinds/conditions.ts';
import type { Modify } from '../kinds/effects.ts';
import { type Cited, type FreeHitsScene } from '../scene.ts';
/** The spell that keeps an effect up: whose, and its position; null for one that lasts by itself. */
export interface Keeper {
    readonly caster: Who;
    readonly spell: number;
}
/** Puts a condition on a unit. `rounds`: null until it is ended, or as long as its keeper's spell runs. */
export declare function addCondition(scene: FreeHitsScene, who: Who, condition: Condition, rounds: number | null, keeper: Keeper | null, rule: Cited): void;
/** Changes a unit's numbers for a while. */
export declare function addModify(scene: FreeHitsScene, who: Who, modify: Modify, rounds: number | null, keeper: Keeper | null, rule: Cited): void;
/** Ends a unit's conditions: one by its content id, or `any`. */
export declare const endConditions: (scene: FreeHitsScene, who: Who, id: string, rule: Cited) => number;
/** Ends what a spell has kept up. */
export declare const endKept: (scene: FreeHitsScene, caster: Who, spell: number, rule: Cited) => number;
/** What lasted until the end of this round is over. */
export declare function endTimedEffects(scene: FreeHitsScene): void;
/** A unit's conditions that count now, by content id. */
export declare function conditionsOf(scene: FreeHitsScene, who: Who): string[];
/** Whom an effect of the caster's spell is on. */
export declare function keptOn(scene: FreeHitsScene, caster: Who, spell: number): number[];
//# sourceMappingURL=effects.d.ts.map
import { type Refusal, type Who } from '@fray/kernel/rules';
import { type Cited, type FreeHitsScene } from '../scene.ts';
import { type ThrallPool } from '../words.ts';
/** What it costs to keep a summoned unit. */
export interface ThrallCost {
    readonly amount: number;
    readonly pool: ThrallPool;
}
/** What a unit of that level costs the summoner who has called it by that spell: as the spell states it, else by the table's option. */
export declare function costOfThrall(scene: FreeHitsScene, who: Who, spell: number, level: number): ThrallCost;
/** Why the summoner cannot pay for keeping the unit, or null. */
export declare const cannotThrall: (scene: FreeHitsScene, unit: Who) => Refusal | null;
/** Why the unit cannot pay what a thrall of that name costs, or null. */
export declare function cannotAfford(scene: FreeHitsScene, who: Who, { amount, pool }: ThrallCost, unit: string): Refusal | null;
/** The summoner pays and keeps the unit. */
export declare function makeThrall(scene: FreeHitsScene, unit: Who): void;
/** What a thrall took of its summoner's maximum comes back, and it is a thrall no longer; hit points do not come back. */
export declare function returnReserve(scene: FreeHitsScene, unit: Who, rule: Cited): void;
/** Summoned units that the unit controls, in roster order. */
export declare function summonsOf(scene: FreeHitsScene, who: Who): number[];
/** How many summoned units the unit may control. */
export declare const summoningSlots: (scene: FreeHitsScene, who: Who) => number;
/** Whether the unit can control one more. */
export declare const hasSlotFor: (scene: FreeHitsScene, who: Who) => boolean;
/** Asks the summoner, who must be in the battle and able to pay, whether a unit about to vanish is kept. */
export declare function asksToKeep(scene: FreeHitsScene, unit: Who): boolean;
/** Whether the unit was summoned and is not a thrall. */
export declare const isUnthralled: (scene: FreeHitsScene, unit: Who) => boolean;
//# sourceMappingURL=thralls.d.ts.map
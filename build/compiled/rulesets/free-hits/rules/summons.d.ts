import { type Refusal, type Who } from '@fray/kernel/rules';
import type { Entrant } from '../kinds/combatant.ts';
import type { Summon } from '../kinds/spells.ts';
import { type Cited, type FreeHitsScene } from '../scene.ts';
/** Why the unit cannot summon one more, or null. */
export declare function cannotSummon(scene: FreeHitsScene, who: Who): Refusal | null;
/** The free square where a summoned unit appears: the nearest to the summoner, of equally near ones the nearest to an enemy; -1 for none. */
export declare function squareFor(scene: FreeHitsScene, who: Who, range: number, size: number): number;
/** Why a summoned unit cannot appear on the square, or null. */
export declare function cannotAppear(scene: FreeHitsScene, who: Who, range: number, size: number, at: number): Refusal | null;
/** A summoned unit appears on its summoner's side. In battle it is sick until its summoner's place in the next round. */
export declare function appear(scene: FreeHitsScene, who: Who, entrant: Entrant, at: number, by: {
    readonly spell: number;
    readonly sick: boolean;
}, rule: Cited): number;
/** The summons of a spell appears. */
export declare function summon(scene: FreeHitsScene, who: Who, spell: number, what: Summon, range: number, at: number): void;
//# sourceMappingURL=summons.d.ts.map
import { type Refusal, type Who } from '@fray/kernel/rules';
import type { Spell } from '../kinds/spells.ts';
import { type FreeHitsScene } from '../scene.ts';
import { type CastPart } from '../words.ts';
import { type Price } from './budget.ts';
/** Parts of the cast time that are still to be paid, by position. */
export declare function partsLeft(scene: FreeHitsScene, who: Who, spell: number): number[];
/** Which parts so many Attack and Move Actions pay, the picky parts first; null where one of them would pay nothing. */
export declare function partsPaid(cast: readonly CastPart[], left: readonly number[], attack: number, move: number): number[] | null;
/** What a turn's unspent actions can pay of the cast time at most: as little as completes it. */
export declare function usualPrice(scene: FreeHitsScene, who: Who, spell: number): Price;
/** What a spell is aimed at when it takes effect. */
export interface Aimed {
    /** A unit's row, or -1. */
    readonly target: Who;
    /** A square, or -1. */
    readonly at: number;
    /** Positions among the spell's improvements. */
    readonly improved: readonly number[];
    /** Position in AIMS. */
    readonly aim: number;
}
/** Why the spell cannot take effect so, or null. */
export declare function cannotAimSpell(scene: FreeHitsScene, who: Who, position: number, aimed: Aimed): Refusal | null;
/** The Bonus Actions that the improvements cost. */
export declare const improvementPrice: (spell: Spell, improved: readonly number[]) => number;
/** The spell takes effect. */
export declare function takeEffect(scene: FreeHitsScene, who: Who, position: number, aimed: Aimed): void;
/** Whether the unit has begun a spell that it pays for in parts. */
export declare const isCasting: (scene: FreeHitsScene, who: Who) => boolean;
/** Notes which parts have been paid; the spell goes on. */
export declare function notePaid(scene: FreeHitsScene, who: Who, spell: number, parts: readonly number[]): void;
//# sourceMappingURL=spells.d.ts.map
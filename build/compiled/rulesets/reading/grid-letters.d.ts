import { type Sheet } from '@fray/kernel/rules';
import type { GridBattlefield } from './grid-battlefield.ts';
import { type Path } from './problems.ts';
import type { Reader } from './reader.ts';
/** Somebody with a place on a battlefield of squares. */
export type Placed = Standing & (Sheet | {
    readonly sheet: Sheet;
});
interface Standing {
    /** Position of its side. */
    readonly side: number;
    /** The square of its least x and y; NO_SQUARE where it has none yet. */
    readonly square: number;
    /** Squares per side. */
    readonly footprint: number;
}
/** What people call it. */
export declare const nameOfPlaced: (e: Placed) => string;
/**
 * Where the text map puts combatants, by row. A letter stands for the combatant that the legend names, or of whom it is
 * the name or the initial; letters of several (Goblin 1, Goblin 2) go to them in the order of the roster. A large
 * creature may be drawn with a letter in each of its squares.
 */
export declare function lettersOf(r: Pick<Reader, 'problems'>, field: GridBattlefield, roster: readonly Placed[], path: Path): Map<number, number>;
/** Rows of the name, or of those that were counted under it: `Goblin` is Goblin 1, Goblin 2. */
export declare function rowsNamed(names: readonly string[], name: string): number[];
/** Rows of the name that is the letter, or of those that begin with it, in the same case if there are any. */
export declare function rowsWithInitial(names: readonly string[], glyph: string): number[];
export {};
//# sourceMappingURL=grid-letters.d.ts.map
import { type Refusal, type Side } from '@fray/kernel/rules';
import type { GridBattlefield } from './grid-battlefield.ts';
import { type Placed } from './grid-letters.ts';
import type { Path } from './problems.ts';
import type { Reader } from './reader.ts';
/** Where a combatant's place was written, for problems. */
export type PlacePath = (row: number) => Path;
/** What a ruleset says of places: who takes up room, and the rules that wrong places break. */
export interface PlaceHabits<R extends string, E> {
    readonly takesRoom: (entrant: E) => boolean;
    /** Several in one square, and no room left. */
    readonly shared: R;
    /** It does not fit on the map. */
    readonly large: R;
    /** A square that cannot be entered. */
    readonly blocked: R;
}
/**
 * Gives everybody a square: the one that it names, the one that the text map gives it, or one by the mark of its side;
 * where there is no mark, in the west for the first side, the east for the second, the north and the south for others.
 * Notes those who cannot stand where they are, and living ones in one square.
 */
export declare function settlePlaces<R extends string, E extends Placed>(r: Pick<Reader<R>, 'problems'>, roster: readonly E[], field: GridBattlefield, sides: readonly Side[], path: Path, placePath: PlacePath, habits: PlaceHabits<R, E>): E[];
/** The square where one of a side starts that names none: the best that is free, or NO_SQUARE. */
export declare function startSquare(field: GridBattlefield, sides: readonly Side[], { side, footprint }: Placed, taken: ReadonlySet<number>): number;
/** One who joins, on its square, else on the one that `find` finds (NO_SQUARE for none, which breaks the rule). */
export declare function placed<E extends {
    readonly name: string;
    readonly square: number;
}>(one: E | Refusal, find: (one: E) => number, rule: string): E | Refusal;
//# sourceMappingURL=grid-places.d.ts.map
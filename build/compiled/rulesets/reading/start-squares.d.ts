import { type Squares } from '@fray/kernel/rules';
/**
 * The square where one of a side starts that names none: the first free one of those that are marked for its side, else the
 * free one nearest to them; where none is marked, in the line in which the side draws up: in the west for the first side,
 * the east for the second, the north and the south for others. NO_SQUARE where none is free.
 * @param farthest how far from the middle of the map the sides line up at most, in squares.
 */
export declare function bestStart(map: Squares, marked: readonly number[], side: number, farthest: number, isFree: (square: number) => boolean): number;
//# sourceMappingURL=start-squares.d.ts.map
import { type Grid, type SquaresGround } from '@fray/kernel/rules';
/** What the ground of a game's maps means, in words. */
export interface GroundWords {
    readonly difficult: string;
    readonly dark: string;
}
/** A map with walls, doors and heights; `items`: what lies on it, `exits`: squares where one may leave, null for any edge. */
export declare function gridGround(grid: Grid, openDoors: number, words: GroundWords, items: SquaresGround['items'], exits: readonly number[] | null): SquaresGround;
//# sourceMappingURL=grid.d.ts.map
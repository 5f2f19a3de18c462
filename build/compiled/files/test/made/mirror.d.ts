import type { Game, Random, Setup } from '@fray/kernel';
/** The same situation told in another way: how a text of the one reads in the other. */
export interface Likeness {
    readonly what: string;
    /** Whether the situation can be told so. */
    readonly fits: (setup: Setup) => boolean;
    /** The encounter as it is in the other. */
    readonly encounter: (raw: Record<string, unknown>) => Record<string, unknown>;
    /** Words, squares and directions of the first in the second. */
    readonly text: (json: string) => string;
    /** Whether the command picks among places that are alike, and may pick another one there. */
    readonly picks?: (plain: Readonly<Record<string, unknown>>) => boolean;
    /** What is changed in the first as well: room for somebody who is far away. */
    readonly room?: (raw: Record<string, unknown>) => Record<string, unknown>;
    /** Whom the first does not know. */
    readonly stranger?: string;
    /** Two who are asked may be asked in another order. */
    readonly reorders?: boolean;
}
export declare const renamed: Likeness;
/** Combatants in another order; what a roster's order decides is left out by whoever compares. */
export declare const reordered: Likeness;
export declare const mirrored: (setup: Setup) => Likeness;
export declare const turned: (setup: Setup) => Likeness;
/** The same fight, told in another way, goes the same way: what may be done, and what comes of it with which chances. */
export declare function checkLikeness(game: Game, setup: Setup, likeness: Likeness, random: Random): number;
//# sourceMappingURL=mirror.d.ts.map
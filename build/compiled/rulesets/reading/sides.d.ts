import { type HitPointSight, type Side } from '@fray/kernel/rules';
import { type Path } from './problems.ts';
import { type Reader } from './reader.ts';
/** A side, of which one at most is the Party: the players' side. */
export interface PartySide extends Side {
    readonly party: boolean;
}
/**
 * Reads the sides in their order: party and foes when none are given. At most one of them is the Party. `rule` is the one
 * that wrong sides break, or null. What else a side may have is the ruleset's to read.
 */
export declare function readSides<R extends string>(r: Reader<R>, raw: unknown, path: Path, rule: R | null): PartySide[];
/** What other seats may know of a side; `usual` is what they see of its hit points where it does not say. */
export declare const readSight: (side: unknown, usual: HitPointSight) => Pick<Side, 'hitPoints' | 'hides' | 'presence'>;
/** The same as encounters write it. */
export declare const writeSight: ({ hitPoints, hides, presence }: Side) => Record<string, string>;
/** The side of players' characters who name none: the Party, or the first; and of others: the first that is not that one. */
export declare function usualSides(sides: readonly PartySide[]): {
    readonly pc: number;
    readonly npc: number;
};
/** The position of the side with the id, or -1 with a problem, by the rule if there is one. */
export declare function findSide<R extends string>(r: Pick<Reader<R>, 'problems'>, id: unknown, path: Path, sides: readonly Side[], rule: R | null): number;
//# sourceMappingURL=sides.d.ts.map
import type { Command } from './command.ts';
import type { Recorder } from './events.ts';
import type { Ruleset } from './ruleset.ts';
import type { AnyScene } from './scene.ts';
import { type Answerer, Table } from './table/table.ts';
/** One way in which a command can go. The scene stands as it is after it while the visitor runs. */
export interface Leaf {
    /** Its probability, given the choices that the answerer left open. */
    readonly probability: number;
    /** The same as a fraction. */
    fraction(): {
        readonly numerator: bigint;
        readonly denominator: bigint;
    };
}
/**
 * Follows every distinct outcome of a legal command, dice and open choices alike, and shows each to the visitor; the
 * probabilities of the leaves add up to one for each way of answering. The scene is unchanged afterwards. Returns the
 * number of leaves.
 */
export declare function eachOutcome<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S, command: C, answerer: Answerer, visit: (leaf: Leaf) => void): number;
/**
 * Does something to the scene in every way in which dice and open choices can fall, as {@link waysOf} does: the visitor
 * sees the scene after each way, and ends it all by returning false. Returns the number of ways seen.
 */
export declare function eachPath(scene: AnyScene, table: Table, recorder: Recorder | null, act: () => void, visit: () => boolean | void): number;
/**
 * Does something to the scene in every way in which dice and open choices can fall, one after the other: the act asks the
 * branching table, and whoever goes through the ways sees the scene after each (`table.branches` says which). The scene,
 * its table and its recorder are as before afterwards, also when something throws or it is given up. Where the branches
 * have a follower, ways that it leaves at a juncture come as false: nothing is to be seen after them.
 */
export declare function waysOf(scene: AnyScene, table: Table, recorder: Recorder | null, act: () => void): Generator<boolean, void>;
//# sourceMappingURL=branch.d.ts.map
import { perform } from './driver.js';
import { LEFT } from './table/branches.js';
import { Table } from './table/table.js';
/**
 * Follows every distinct outcome of a legal command, dice and open choices alike, and shows each to the visitor; the
 * probabilities of the leaves add up to one for each way of answering. The scene is unchanged afterwards. Returns the
 * number of leaves.
 */
export function eachOutcome(rules, scene, command, answerer, visit) {
    const table = Table.branching(answerer);
    const { branches } = table;
    const leaf = { probability: 0, fraction: () => branches.fraction() };
    return eachPath(scene, table, null, () => perform(rules, scene, command), () => {
        leaf.probability = branches.probability();
        visit(leaf);
    });
}
/**
 * Does something to the scene in every way in which dice and open choices can fall, as {@link waysOf} does: the visitor
 * sees the scene after each way, and ends it all by returning false. Returns the number of ways seen.
 */
export function eachPath(scene, table, recorder, act, 
// biome-ignore lint/suspicious/noConfusingVoidType: most visitors return nothing.
visit) {
    let ways = 0;
    for (const isSeen of waysOf(scene, table, recorder, act)) {
        if (!isSeen)
            continue;
        ways++;
        if (visit() === false)
            break;
    }
    return ways;
}
/**
 * Does something to the scene in every way in which dice and open choices can fall, one after the other: the act asks the
 * branching table, and whoever goes through the ways sees the scene after each (`table.branches` says which). The scene,
 * its table and its recorder are as before afterwards, also when something throws or it is given up. Where the branches
 * have a follower, ways that it leaves at a juncture come as false: nothing is to be seen after them.
 */
export function* waysOf(scene, table, recorder, act) {
    const before = { table: scene.table, recorder: scene.recorder, undoable: scene.undoable };
    const { branches } = table;
    scene.table = table;
    scene.recorder = recorder;
    scene.undoable = true;
    const mark = scene.mark();
    branches.clear();
    branches.together = false;
    try {
        do {
            recorder?.clear();
            yield isFollowed(act);
            scene.rollback(mark);
        } while (branches.advance());
    }
    finally {
        scene.rollback(mark);
        scene.table = before.table;
        scene.recorder = before.recorder;
        scene.undoable = before.undoable;
    }
}
/** Does the act; false where the path was left at a juncture. */
function isFollowed(act) {
    try {
        act();
        return true;
    }
    catch (thrown) {
        if (thrown === LEFT)
            return false;
        throw thrown;
    }
}
//# sourceMappingURL=branch.js.map
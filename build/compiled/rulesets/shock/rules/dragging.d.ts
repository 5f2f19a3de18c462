import { type Who } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
/** One step of a drag: where the grappler and the one it holds are after it. */
export interface DragStep {
    readonly own: number;
    readonly theirs: number;
}
/** Where both end: the grappler and the one it holds, with the steps that lead there. */
export interface DragEnd extends DragStep {
    readonly steps: readonly DragStep[];
}
/**
 * Every pair of squares where a grappler and the one it holds can end when both go 10 feet, step by step and next to each
 * other all the time. Of several ways to the same end the cheapest counts, one without stops in other people's squares first.
 */
export declare function dragSquares(scene: ShockScene, grappler: Who): DragEnd[];
/**
 * Both go, step by step: the grappler walks and provokes like a runner, the one held is dragged along safely, and others
 * may step in before the first step and after each. Where several squares are left for the one held, the grappler says
 * which. They stop where they are once the grappler is down, knocked over or sent elsewhere, or the hold is over.
 */
export declare function dragTo(scene: ShockScene, grappler: Who, held: number, choices: readonly DragEnd[]): void;
//# sourceMappingURL=dragging.d.ts.map
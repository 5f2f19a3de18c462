import type { AnyScene, Branches, Follower } from '@fray/kernel';
import type { Fold } from './fold.ts';
import type { States } from './states.ts';
/**
 * Paths that come to the same at a juncture: the first is followed, the others are left there, and what followed the first
 * counts for them with their own weights. Nothing joins that a chooser could tell apart: whoever chooses knows what has
 * happened, and what is best hangs only on what may follow, which is the same.
 */
export declare class Junctures implements Follower {
    private readonly scene;
    private readonly branches;
    private readonly makeStates;
    private known;
    private readonly folds;
    private readonly open;
    /** `states` gives what numbers the situations, at the first juncture; it is cleared, and nobody else may use it meanwhile. */
    constructor(scene: AnyScene, branches: Branches, states: () => States, folds: readonly Fold[]);
    meets(place: number, since: number, key: number): boolean;
    private meetingsOf;
    private get states();
    /** What follows hangs on this, besides the path before. */
    private markOf;
    /** To be called when the branches have been turned to the next path: what began behind is forgotten. */
    turned(): void;
}
//# sourceMappingURL=junctures.d.ts.map
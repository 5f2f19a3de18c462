/**
 * Paths that come to the same at a juncture: the first is followed, the others are left there, and what followed the first
 * counts for them with their own weights. Nothing joins that a chooser could tell apart: whoever chooses knows what has
 * happened, and what is best hangs only on what may follow, which is the same.
 */
export class Junctures {
    scene;
    branches;
    makeStates;
    known = null;
    folds;
    open = [];
    /** `states` gives what numbers the situations, at the first juncture; it is cleared, and nobody else may use it meanwhile. */
    constructor(scene, branches, states, folds) {
        this.scene = scene;
        this.branches = branches;
        this.makeStates = states;
        this.folds = folds;
    }
    meets(place, since, key) {
        const { known } = this.meetingsOf(place, since);
        const mark = this.markOf(key);
        const met = known.get(mark);
        if (met === undefined) {
            known.set(mark, this.folds.map((fold) => fold.pass()));
            return false;
        }
        // On the way that goes on from there: a rule that comes back to where it was.
        if (!met[0].isDone)
            return false;
        this.folds.forEach((fold, i) => {
            fold.again(met[i]);
        });
        return true;
    }
    meetingsOf(place, since) {
        const { open } = this;
        for (let i = open.length - 1; i >= 0; i--)
            if (open[i].place === place)
                return open[i];
        const meetings = { place, since, known: new Map() };
        open.push(meetings);
        return meetings;
    }
    get states() {
        if (this.known !== null)
            return this.known;
        this.known = this.makeStates();
        this.known.clear();
        return this.known;
    }
    /** What follows hangs on this, besides the path before. */
    markOf(key) {
        const { scene } = this;
        let mark = `${this.states.numberOf(scene)} ${key}`;
        if (scene.blows !== null)
            mark += scene.blows.mark();
        return mark;
    }
    /** To be called when the branches have been turned to the next path: what began behind is forgotten. */
    turned() {
        const turned = this.branches.length - 1;
        let kept = 0;
        for (const meetings of this.open)
            if (meetings.since <= turned)
                this.open[kept++] = meetings;
        this.open.length = kept;
    }
}
//# sourceMappingURL=junctures.js.map
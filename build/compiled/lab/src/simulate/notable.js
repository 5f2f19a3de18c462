/**
 * How a trial went for the first side: above 1 where it won, the more the more it had left; below -1 where another side
 * won; in between where nobody did.
 */
function fortune({ winner, left }) {
    const own = left[0] ?? 0;
    if (winner === 0)
        return 1 + own;
    if (winner > 0)
        return -1 - (left[winner] ?? 0);
    return (own - Math.max(0, ...left.slice(1))) / 2;
}
/** Finds the trials worth watching while they come, in the order of their numbers. Of several alike it is the first. */
export class Notables {
    /** By fortune: as many as there are ways to stand at the end, however many trials there are. */
    alike = new Map();
    least = Number.POSITIVE_INFINITY;
    closest = null;
    trials = 0;
    add(trial) {
        const { winner, left, number } = trial;
        this.trials++;
        const known = this.alike.get(fortune(trial));
        if (known === undefined)
            this.alike.set(fortune(trial), { first: number, count: 1 });
        else
            known.count++;
        // The one in which the winner had least left.
        const had = winner < 0 ? Number.POSITIVE_INFINITY : left[winner];
        if (had >= this.least)
            return;
        this.least = had;
        this.closest = number;
    }
    /** Those of all trials so far. */
    found() {
        const ranked = [...this.alike].sort(([a], [b]) => a - b).map(([, alike]) => alike);
        let before = 0;
        const middle = ranked.find(({ count }) => {
            before += count;
            return before > (this.trials - 1) >> 1;
        });
        return {
            median: middle?.first ?? null,
            closest: this.closest,
            worst: ranked[0]?.first ?? null,
            best: ranked.at(-1)?.first ?? null,
        };
    }
}
//# sourceMappingURL=notable.js.map
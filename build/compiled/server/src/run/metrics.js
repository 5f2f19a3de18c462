/** How long things took, in buckets; the sum and the number follow from it. */
class Histogram {
    bounds;
    counts;
    sum = 0;
    constructor(bounds) {
        this.bounds = bounds;
        this.counts = new Array(bounds.length + 1).fill(0);
    }
    add(seconds) {
        let at = 0;
        while (at < this.bounds.length && seconds > this.bounds[at])
            at++;
        this.counts[at]++;
        this.sum += seconds;
    }
    lines(name) {
        let total = 0;
        const buckets = this.counts.map((count, at) => {
            total += count;
            return `${name}_bucket{le="${this.bounds[at] ?? '+Inf'}"} ${total}`;
        });
        return [...buckets, `${name}_sum ${this.sum}`, `${name}_count ${total}`];
    }
}
/** What a server counts while it runs, for Prometheus. No name of anybody, no fight and no link is among it. */
export class Metrics {
    counters = new Map();
    gauges = new Map();
    /** Seconds from the arrival of a command to its acknowledgement, durable. */
    acknowledged = new Histogram([0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5]);
    /** Makes a counter known; `label` names what it is split by. */
    counter(name, help) {
        const by = new Map([['', 0]]);
        this.counters.set(name, { help, by });
        return (label = '') => void by.set(label, (by.get(label) ?? 0) + 1);
    }
    gauge(name, help, value) {
        this.gauges.set(name, { help, value });
    }
    /** Everything, as Prometheus reads it. */
    text() {
        const lines = [];
        for (const [name, { help, by }] of this.counters) {
            lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`);
            for (const [label, count] of by) {
                if (label === '' && by.size > 1)
                    continue;
                lines.push(label === '' ? `${name} ${count}` : `${name}{kind="${label}"} ${count}`);
            }
        }
        for (const [name, { help, value }] of this.gauges) {
            lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value()}`);
        }
        const name = 'fray_acknowledged_seconds';
        lines.push(`# HELP ${name} From the arrival of a command to its durable acknowledgement.`, `# TYPE ${name} histogram`);
        lines.push(...this.acknowledged.lines(name));
        return `${lines.join('\n')}\n`;
    }
}
//# sourceMappingURL=metrics.js.map
/** More steps than any battlefield has: there is no way. */
export const NO_PATH = 1_000_000;
/** Makes a graph. Adjacency listed one way counts both ways; a Zone is never next to itself. */
export function zoneGraph(zones, edges) {
    const next = zones.map(() => []);
    const join = (a, b) => {
        const list = next[a];
        if (a !== b && !list.includes(b))
            list.push(b);
    };
    for (const [a, b] of edges) {
        join(a, b);
        join(b, a);
    }
    const count = zones.length;
    const steps = new Int32Array(count * count).fill(NO_PATH);
    for (let from = 0; from < count; from++) {
        const queue = [from];
        steps[from * count + from] = 0;
        for (let i = 0; i < queue.length; i++) {
            const at = queue[i];
            for (const to of next[at]) {
                if (steps[from * count + to] !== NO_PATH)
                    continue;
                steps[from * count + to] = steps[from * count + at] + 1;
                queue.push(to);
            }
        }
    }
    return { zones, next, steps };
}
/** Steps on a shortest way, 0 for the same Zone, {@link NO_PATH} where there is none. */
export const stepsBetween = (graph, a, b) => graph.steps[a * graph.zones.length + b];
/** Whether one step leads from a to b. */
export const areAdjacent = (graph, a, b) => stepsBetween(graph, a, b) === 1;
/**
 * Steps from each Zone to the nearest goal over Zones that are open; goals count as they are. {@link NO_PATH} where no
 * open way leads to one.
 */
export function stepsToGoal(graph, goals, open) {
    const steps = graph.zones.map(() => NO_PATH);
    const queue = [...goals];
    for (const goal of goals)
        steps[goal] = 0;
    for (let i = 0; i < queue.length; i++) {
        const at = queue[i];
        if (!open(at))
            continue;
        for (const before of graph.next[at]) {
            if (steps[before] !== NO_PATH)
                continue;
            steps[before] = steps[at] + 1;
            queue.push(before);
        }
    }
    return steps;
}
//# sourceMappingURL=zone-graph.js.map
/** Counts the rules that the events of one trial cite: the event's own, and those of the parts of its numbers. */
export function countRules(events, gathering) {
    const cited = new Map();
    for (const event of events) {
        const rules = new Set();
        findRules(event, rules);
        for (const rule of rules)
            cited.set(rule, (cited.get(rule) ?? 0) + 1);
    }
    for (const [rule, count] of cited)
        gathering.rule(rule, count);
}
function findRules(value, found) {
    if (Array.isArray(value))
        for (const one of value)
            findRules(one, found);
    else if (typeof value === 'object' && value !== null) {
        for (const [key, inner] of Object.entries(value)) {
            if (key === 'rule' && typeof inner === 'string')
                found.add(inner);
            else if (typeof inner === 'object')
                findRules(inner, found);
        }
    }
}
//# sourceMappingURL=rule-count.js.map
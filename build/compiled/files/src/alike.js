import { LIMITS, limitText } from '@fray/kernel';
/** What a sentence says, whatever names and numbers stand in it. */
const meaningOf = (message) => message.replace(/"[^"]*"|\d+/g, '');
/**
 * The problems with the first few of those that mean the same; the last of them says how many others there are. Where one
 * mistake was made a thousand times, nobody reads the thousandth sentence, and nobody has to find its place.
 */
export function firstAlike(problems) {
    const counts = new Map();
    const first = [];
    const last = new Map();
    for (const problem of problems) {
        const meaning = meaningOf(problem.message);
        const count = (counts.get(meaning) ?? 0) + 1;
        counts.set(meaning, count);
        if (count <= LIMITS.alike)
            last.set(meaning, first.push(problem) - 1);
    }
    for (const [meaning, at] of last) {
        const more = (counts.get(meaning) ?? 0) - LIMITS.alike;
        const problem = first[at];
        if (more <= 0 || problem === undefined)
            continue;
        const others = more === 1 ? 'There is another one like this.' : `There are ${limitText(more)} others like this.`;
        first[at] = { ...problem, message: `${problem.message} ${others}` };
    }
    return first;
}
//# sourceMappingURL=alike.js.map
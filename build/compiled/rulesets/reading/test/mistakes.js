import { expect, it } from 'vitest';
/** Makes encounters with changes to one of the people in it, and others with `more`. */
export const changing = (encounter, people, name) => (changes, more = {}) => encounter({ combatants: { ...people, [name]: { ...people[name], ...changes } }, ...more });
/**
 * A test for each mistake: it is reported where it is, with what would be right and the rule, among at most so many
 * problems.
 */
export function tellMistakes(problemsOf, mistakes, most = 3) {
    for (const [what, raw, path, says, rule] of mistakes) {
        it(what, () => {
            const problems = problemsOf(raw);
            const found = problems.find((p) => p.path.join('.') === path && says.test(p.message));
            expect(found, JSON.stringify(problems, null, 1)).toBeDefined();
            expect(found?.rule).toBe(rule);
            expect(problems.length, JSON.stringify(problems, null, 1)).toBeLessThanOrEqual(most);
        });
    }
}
//# sourceMappingURL=mistakes.js.map
import type { Problem } from '@fray/kernel/rules'
import { expect, it } from 'vitest'

/** An error: its name, the encounter with it, the place of the report (with dots), what the message says, the rule. */
export type ErrorCase = readonly [what: string, raw: unknown, path: string, says: RegExp, rule?: string]

/** An encounter as written. */
type Raw = Record<string, unknown>

/** Makes encounters with changes to one of the combatants, and further changes in `more`. */
export const changing =
  (encounter: (changes: Raw) => Raw, people: Readonly<Record<string, Raw>>, name: string) =>
  (changes: Raw, more: Raw = {}): Raw =>
    encounter({ combatants: { ...people, [name]: { ...people[name], ...changes } }, ...more })

/**
 * A test for each error: it is reported at its place, with what would be right and the rule, among at most `most`
 * problems.
 */
export function testErrors(
  problemsOf: (raw: unknown) => readonly Problem[],
  errorCases: readonly ErrorCase[],
  most = 3,
): void {
  for (const [what, raw, path, says, rule] of errorCases) {
    it(what, () => {
      const problems = problemsOf(raw)
      const found = problems.find((p) => p.path.join('.') === path && says.test(p.message))
      expect(found, JSON.stringify(problems, null, 1)).toBeDefined()
      expect(found?.rule).toBe(rule)
      expect(problems.length, JSON.stringify(problems, null, 1)).toBeLessThanOrEqual(most)
    })
  }
}

import { type Mistake, tellMistakes as tell } from '../../../reading/test/mistakes.ts'
import { ann, encounter, orc, problemsOf } from './sample.ts'

export type { Mistake }

/** The encounter with changes to Ann. */
export const withAnn = (
  changes: Record<string, unknown>,
  more: Record<string, unknown> = {},
): Record<string, unknown> => encounter({ combatants: { Ann: { ...ann, ...changes }, Orc: orc }, ...more })

/** The encounter with changes to the Orc. */
export const withOrc = (
  changes: Record<string, unknown>,
  more: Record<string, unknown> = {},
): Record<string, unknown> => encounter({ combatants: { Ann: ann, Orc: { ...orc, ...changes } }, ...more })

/** A test for each mistake: it is reported where it is, with what would be right and the rule. */
export const tellMistakes = (mistakes: readonly Mistake[]): void => tell(problemsOf, mistakes)

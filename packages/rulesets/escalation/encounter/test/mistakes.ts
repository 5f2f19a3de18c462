import { type Mistake, tellMistakes as tell } from '../../../reading/test/mistakes.ts'
import { ana, encounter, orc, problemsOf } from './sample.ts'

export type { Mistake }

/** The encounter with changes to Ana. */
export const withAna = (
  changes: Record<string, unknown>,
  more: Record<string, unknown> = {},
): Record<string, unknown> => encounter({ combatants: { Ana: { ...ana, ...changes }, Orc: orc }, ...more })

/** The encounter with changes to the Orc. */
export const withOrc = (
  changes: Record<string, unknown>,
  more: Record<string, unknown> = {},
): Record<string, unknown> => encounter({ combatants: { Ana: ana, Orc: { ...orc, ...changes } }, ...more })

/** The encounter with changes to an ability of the content that nobody has. */
export const withAbility = (ability: Record<string, unknown>): Record<string, unknown> =>
  encounter({ content: { abilities: { odd: ability } } })

/** A test for each mistake: it is reported where it is, with what would be right and the rule. */
export const tellMistakes = (mistakes: readonly Mistake[]): void => tell(problemsOf, mistakes)

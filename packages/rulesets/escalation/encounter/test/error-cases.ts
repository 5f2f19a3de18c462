import { changing, type ErrorCase, testErrors as tell } from '../../../loading/test/error-cases.ts'
import { ana, encounter, orc, problemsOf } from './sample.ts'

export type { ErrorCase }

const people = { Ana: ana, Orc: orc }

/** The encounter with changes to Ana. */
export const withAna = changing(encounter, people, 'Ana')

/** The encounter with changes to the Orc. */
export const withOrc = changing(encounter, people, 'Orc')

/** The encounter with changes to an ability of the content that nobody has. */
export const withAbility = (ability: Record<string, unknown>): Record<string, unknown> =>
  encounter({ content: { abilities: { odd: ability } } })

/** A test for each mistake: it is reported where it is, with what would be right and the rule. */
export const testErrors = (errorCases: readonly ErrorCase[]): void => tell(problemsOf, errorCases)

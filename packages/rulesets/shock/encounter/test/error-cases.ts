import { changing, type ErrorCase, testErrors as tell } from '../../../loading/test/error-cases.ts'
import { ann, encounter, orc, problemsOf } from './sample.ts'

export type { ErrorCase }

const people = { Ann: ann, Orc: orc }

/** The encounter with changes to Ann. */
export const withAnn = changing(encounter, people, 'Ann')

/** The encounter with changes to the Orc. */
export const withOrc = changing(encounter, people, 'Orc')

/** A test for each mistake: it is reported where it is, with what would be right and the rule. */
export const testErrors = (errorCases: readonly ErrorCase[]): void => tell(problemsOf, errorCases)

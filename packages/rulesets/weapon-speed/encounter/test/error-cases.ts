import { type ErrorCase, testErrors as tell } from '../../../loading/test/error-cases.ts'
import { problemsOf } from './sample.ts'

export type { ErrorCase }

/** A test for each mistake: it is reported where it is, with what would be right and the rule, and little else is. */
export const testErrors = (errorCases: readonly ErrorCase[]): void => tell(problemsOf, errorCases, 2)

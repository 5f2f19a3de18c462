import { type Mistake, tellMistakes as tell } from '../../../reading/test/mistakes.ts'
import { problemsOf } from './sample.ts'

export type { Mistake }

/** A test for each mistake: it is reported where it is, with what would be right and the rule, and little else is. */
export const tellMistakes = (mistakes: readonly Mistake[]): void => tell(problemsOf, mistakes, 2)

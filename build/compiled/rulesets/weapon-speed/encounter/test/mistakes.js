import { tellMistakes as tell } from '../../../reading/test/mistakes.js';
import { problemsOf } from './sample.js';
/** A test for each mistake: it is reported where it is, with what would be right and the rule, and little else is. */
export const tellMistakes = (mistakes) => tell(problemsOf, mistakes, 2);
//# sourceMappingURL=mistakes.js.map
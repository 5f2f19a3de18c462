import { changing, tellMistakes as tell } from '../../../reading/test/mistakes.js';
import { ann, encounter, orc, problemsOf } from './sample.js';
const people = { Ann: ann, Orc: orc };
/** The encounter with changes to Ann. */
export const withAnn = changing(encounter, people, 'Ann');
/** The encounter with changes to the Orc. */
export const withOrc = changing(encounter, people, 'Orc');
/** A test for each mistake: it is reported where it is, with what would be right and the rule. */
export const tellMistakes = (mistakes) => tell(problemsOf, mistakes);
//# sourceMappingURL=mistakes.js.map
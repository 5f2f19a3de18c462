import { changing, tellMistakes as tell } from '../../../reading/test/mistakes.js';
import { ana, encounter, orc, problemsOf } from './sample.js';
const people = { Ana: ana, Orc: orc };
/** The encounter with changes to Ana. */
export const withAna = changing(encounter, people, 'Ana');
/** The encounter with changes to the Orc. */
export const withOrc = changing(encounter, people, 'Orc');
/** The encounter with changes to an ability of the content that nobody has. */
export const withAbility = (ability) => encounter({ content: { abilities: { odd: ability } } });
/** A test for each mistake: it is reported where it is, with what would be right and the rule. */
export const tellMistakes = (mistakes) => tell(problemsOf, mistakes);
//# sourceMappingURL=mistakes.js.map
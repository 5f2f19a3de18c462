import { fieldsFor } from '../../kinds/fields.js';
import { kindOf } from '../../kinds/record.js';
/** The makers of the ruleset's fields. */
export const { number, flag, yesNo, word, choice, words, text, dice, points, maybe, list, custom } = fieldsFor();
/** Declares a kind of the ruleset. */
export const kind = kindOf();
//# sourceMappingURL=fields.js.map
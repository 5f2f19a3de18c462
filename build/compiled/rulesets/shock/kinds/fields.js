import { fieldsFor } from '../../kinds/fields.js';
import { kindOf } from '../../kinds/record.js';
import { variantsOf } from '../../kinds/variants.js';
/** The makers of the ruleset's fields. */
export const { number, numbers, flag, yesNo, word, choice, text, dice, neededDice, points, maybe, list, custom } = fieldsFor();
/** Declares a kind of the ruleset. */
export const kind = kindOf();
/** Declares a kind of the ruleset that is one of several. */
export const variants = variantsOf();
//# sourceMappingURL=fields.js.map
import { fieldsFor } from '../../kinds/fields.js';
import { kindOf } from '../../kinds/record.js';
import { variantsOf } from '../../kinds/variants.js';
/** The makers of the ruleset's fields. */
export const { number, numbers, flag, word, choice, set, text, dice, neededDice, points, maybe, always, list, custom } = fieldsFor();
/** Declares a kind of the ruleset. */
export const kind = kindOf();
/** Declares a kind of several variants. */
export const variants = variantsOf();
/** What is added to something, up or down. */
export const bonus = (says, o = {}) => number(says, { min: -99, max: 99, leftOut: 0, ...o });
/** What is added to Initiative. */
export const speed = (says, leftOut) => number(says, { min: -30, max: 60, leftOut });
/** Yards that something carries. */
export const range = (says, leftOut, rule = 'attack-reach') => number(says, { min: 0, max: 10_000, leftOut, rule });
//# sourceMappingURL=fields.js.map
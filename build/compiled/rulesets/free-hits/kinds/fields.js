import { fieldsFor } from '../../kinds/fields.js';
import { kindOf } from '../../kinds/record.js';
import { variantsOf } from '../../kinds/variants.js';
/** The makers of the ruleset's fields. */
export const { number, numbers, flag, yesNo, word, choice, several, text, dice, points, maybe, list, byId, custom } = fieldsFor();
/** Declares a kind of the ruleset. */
export const kind = kindOf();
/** Declares a thing of the ruleset that is one of several. */
export const variants = variantsOf();
/** A line for the people at the table. */
export const about = text('A line for the people at the table.');
/** What commands and content call a thing; see {@link idOf}. */
export const id = text('What commands and content call it: its content id or its name.', { min: 1 });
/** The id of a thing: its own, that of the content it was made from, or what its name comes to (`Long hook`: `long-hook`). */
export const idOf = (own, from, name) => own ||
    from ||
    name
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '');
//# sourceMappingURL=fields.js.map
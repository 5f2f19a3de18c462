import * as z from 'zod';
import { fieldsFor } from '../../kinds/fields.js';
import { oneOfFor } from '../../kinds/one-of.js';
import { togetherFor } from '../../kinds/parts.js';
import { kindOf } from '../../kinds/record.js';
import { findRow } from '../../reading/names.js';
/** The makers of the ruleset's fields. */
export const { number, numbers, flag, yesNo, word, choice, text, dice, points, maybe, list, several, custom } = fieldsFor();
/** Declares a kind of the ruleset. */
export const kind = kindOf();
export const oneOf = oneOfFor();
export const together = togetherFor();
/** Somebody of the fight by name, in the model a row; -1 for nobody. */
export const somebody = (says, rule) => custom(says, {
    ...(rule === undefined ? {} : { rule }),
    schema: z.string(),
    shape: { type: 'text' },
    read: (r, raw, path) => findRow(r, raw, path, r.names),
    write: (row, r) => r?.names[row],
});
/** A content id from a name that was given in words: `Long hook` is `long-hook`. */
const idFrom = (name) => name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
/** What the content and commands call a thing: its id where it has one, else what its name comes to. */
export const idOf = (id, from, name) => id || from || idFrom(name);
export const id = () => text('What commands and content call it: its content id or its name.', { min: 1 });
export const about = () => text('A line for the people at the table.');
//# sourceMappingURL=fields.js.map
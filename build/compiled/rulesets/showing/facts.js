import { fieldForm } from '../kinds/form.js';
import { inFull } from '../kinds/in-full.js';
/** What goes without saying: nothing, no, 0, none of them. */
const isNothing = (value) => value === null ||
    value === undefined ||
    value === '' ||
    value === false ||
    value === 0 ||
    value === 'none' ||
    (Array.isArray(value) && value.length === 0);
/** A plain value in words: `yes`, `str, dex`, `kind weakened, dr 12`. */
function valueWords(value) {
    if (value === true)
        return 'yes';
    if (Array.isArray(value))
        return value.map(valueWords).join(', ');
    if (typeof value === 'string')
        return value.replaceAll('-', ' ');
    if (typeof value !== 'object' || value === null)
        return String(value);
    const said = Object.entries(value).filter(([, one]) => !isNothing(one));
    return said.map(([key, one]) => (one === true ? key : `${key} ${valueWords(one)}`)).join(', ');
}
/**
 * A thing of a kind as facts for a table, from the kind's declaration: one for each field that says something, in the
 * declared order. `without`: fields that stand elsewhere (its name, the line about it, where it is now).
 */
export function factsOf(kind, value, without = []) {
    const plain = inFull(kind, value);
    return fieldForm(kind)
        .fields.filter(({ name }) => !without.includes(name) && !isNothing(plain[name]))
        .map(({ name, label }) => ({ label, value: valueWords(plain[name]) }));
}
//# sourceMappingURL=facts.js.map
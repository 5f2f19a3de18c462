/** The kind as plain data for forms and tables: label, help, choices, range and default of each field. */
export const fieldForm = (kind) => ({
    id: kind.id,
    help: kind.says,
    fields: Object.entries(kind.fields).map(([name, field]) => formOfField(field.key ?? name, field)),
    content: kind.content,
    examples: kind.examples,
});
/** The kinds as forms, and behind them every kind that their fields hold; each once, by its id. */
export function formsOf(kinds) {
    const forms = new Map();
    const add = (kind) => {
        if (!forms.has(kind.id))
            forms.set(kind.id, fieldForm(kind));
    };
    const addWithin = (field) => {
        if (isKind(field)) {
            if (forms.has(field.id))
                return;
            add(field);
            Object.values(field.fields).forEach(addWithin);
        }
        else if (field.of !== undefined)
            addWithin(field.of);
    };
    kinds.forEach(add);
    for (const { fields } of kinds)
        Object.values(fields).forEach(addWithin);
    return [...forms.values()];
}
const isKind = (field) => 'fields' in field;
function formOfField(name, { says, shape, leftOut, needed, rule, column }) {
    return {
        name,
        label: column?.label ?? wordsOf(name),
        help: says,
        shape,
        needed: needed !== null,
        default: asWritten(shape, leftOut),
        leftOut,
        rule,
    };
}
/** `needsAction` in words. */
const wordsOf = (name) => name.replace(/([a-z])([A-Z])|[-_]/g, (_, before = '', after = '') => `${before} ${after.toLowerCase()}`);
/** What it is when left out, as it would be written; null where that is nothing or hangs on other things. */
export function asWritten(shape, leftOut) {
    if (leftOut === null)
        return null;
    if (shape.type === 'flag')
        return leftOut === 'yes';
    if (shape.type === 'number' || shape.type === 'pool') {
        if (/^-?\d+$/.test(leftOut))
            return Number(leftOut);
        return shape.type === 'number' && shape.words.includes(leftOut) ? leftOut : null;
    }
    return shape.type === 'word' && shape.words.includes(leftOut) ? leftOut : null;
}
//# sourceMappingURL=form.js.map
/** The rules that fields of the kinds break when their values are of the wrong shape, by the names that stand in files. */
export function rulesOfFields(
// biome-ignore lint/suspicious/noExplicitAny: kinds of any values.
kinds, others = {}) {
    const rules = { ...others };
    for (const { fields } of kinds)
        note(rules, fields);
    return rules;
}
// biome-ignore lint/suspicious/noExplicitAny: kinds of any values.
function note(rules, fields) {
    for (const [name, field] of Object.entries(fields)) {
        const { key = name, rule, shape } = field;
        if ('parts' in field)
            note(rules, field.parts);
        if (rule === null)
            continue;
        for (const one of shape.type === 'numbers' ? shape.words : [key])
            rules[one] ??= rule;
    }
}
//# sourceMappingURL=rules.js.map
import { KERNEL_RULES } from '@fray/kernel';
/**
 * A sentence for the first rule that a change, a roll, a part of a number, a question or a refusal names and that neither the
 * ruleset nor the kernel knows: it is misspelt. Null where there is none.
 */
export function strangeRule(rules, { events, questions, refusal }) {
    const strange = (rule, where) => typeof rule !== 'string' || Object.hasOwn(rules.ruleTitles, rule) || KERNEL_RULES.has(rule)
        ? null
        : `${where} names the rule "${rule}", which ${rules.id} does not have.`;
    if (refusal !== null) {
        const found = strange(refusal.rule, 'The refusal');
        if (found !== null)
            return found;
    }
    for (const { rule, refusedBy, prompt, options } of questions) {
        const named = [rule, refusedBy, ...options.map((option) => option.refusal?.rule)];
        for (const one of named) {
            const found = strange(one, `The question "${prompt}"`);
            if (found !== null)
                return found;
        }
    }
    for (const event of events) {
        const found = rulesOf(event).map((rule) => strange(rule, `An event of the type ${event.type}`));
        const first = found.find((one) => one !== null);
        if (first !== undefined)
            return first;
    }
    return null;
}
/** The rules that an event names: its own, and those of the parts of its numbers. */
function rulesOf(event) {
    const found = [];
    for (const [key, value] of Object.entries(event)) {
        if (key === 'rule')
            found.push(value);
        else if (isTally(value))
            for (const { rule } of value.parts)
                found.push(rule);
    }
    return found;
}
const isTally = (value) => typeof value === 'object' && value !== null && 'parts' in value && Array.isArray(value.parts);
//# sourceMappingURL=case-cited.js.map
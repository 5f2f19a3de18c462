import { lookingThrough } from './table/board.js';
/** Explains anything to a seat: a thing in the fight, something ready-made, an action or a rule. Null for what it knows nothing of. */
export async function aboutOf(rules, session, thing, lens) {
    if (thing.kind === 'rule')
        return aboutRule(rules, thing.name);
    if (thing.kind === 'action')
        return aboutAction(rules, thing.name);
    const showing = rules.showing;
    return (session.atMoment(() => lookingThrough(rules, session.scene, lens, () => showing.about(session.scene, thing, lens))) ?? (thing.of === null ? showing.aboutContent(thing) : null));
}
/** A rule in full, as the catalogue has it. */
async function aboutRule(rules, id) {
    const texts = await rules.ruleTexts();
    if (!Object.hasOwn(texts, id))
        return null;
    const { title, text, group, status, from } = texts[id];
    const facts = [
        { label: 'group', value: group },
        { label: 'status', value: status },
        { label: 'from', value: from },
    ];
    return { title, kind: 'rule', lines: [text], facts, rules: [id] };
}
/** What a command does: its rule, and what has to be said with it. */
async function aboutAction(rules, id) {
    const action = rules.actions.get(id);
    if (action === undefined)
        return null;
    const rule = await aboutRule(rules, action.rule);
    const facts = action.params.map(({ name, label, optional }) => ({
        label: name,
        value: optional ? `${label} (may be left out)` : label,
    }));
    return { title: action.title, kind: 'action', lines: rule?.lines ?? [], facts, rules: [action.rule] };
}
//# sourceMappingURL=about.js.map
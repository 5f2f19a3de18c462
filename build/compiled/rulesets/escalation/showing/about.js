import { capital, nameKey, rowOfName } from '@fray/kernel/rules';
import { aboutOption } from '../../showing/options.js';
import { unknownThing } from '../../showing/unknown.js';
import { escalationCatalogueOptions } from '../catalogue/options.js';
import { conditionsOf } from '../rules/conditions.js';
import { aboutAbility, listLine } from './about-abilities.js';
import { aboutCondition, aboutOwn } from './about-conditions.js';
import { aboutStance } from './about-people.js';
import { card } from './card.js';
import { conditions, nameOfCondition } from './conditions.js';
import { isKnown } from './said.js';
/** Explains something in the fight; what a side hides of its abilities is not known. */
export function about(scene, { kind, name, of }, lens) {
    if (kind === 'option')
        return aboutOption(escalationCatalogueOptions, name, scene.setup.options);
    if (kind === 'combatant') {
        const row = rowOfName(scene, name);
        return row < 0 || !isKnown(scene, row, lens) ? null : aboutCombatant(scene, row, lens);
    }
    const row = of === null ? -1 : rowOfName(scene, of);
    if (row < 0)
        return kind === 'condition' ? aboutAnyCondition(scene, name) : null;
    if (!isKnown(scene, row, lens))
        return null;
    if (kind === 'condition')
        return aboutConditionOn(scene, row, name, lens);
    if (kind === 'stance')
        return aboutStanceOf(scene, row, name, lens);
    if (kind !== 'ability' || !lens.knows('abilities', row))
        return null;
    const ability = named(scene.fighter(row).sheet.abilities, name);
    return ability === undefined ? null : aboutAbility(ability, scene.setup.conditions);
}
const named = (all, name) => all.find((one) => one.id === name) ?? all.find((one) => nameKey(one.name) === nameKey(name));
/** A stance of somebody; of one who hides its abilities only the one that it is in. */
function aboutStanceOf(scene, row, name, lens) {
    const { stances } = scene.fighter(row).sheet;
    const stance = named(stances, name);
    if (stance === undefined)
        return null;
    if (lens.knows('abilities', row))
        return aboutStance(stance);
    if (stances[scene.now.combatant.stance[row]] !== stance)
        return null;
    return unknownThing(stance.name, 'stance');
}
/** A condition as such: one of the rules, or one of this fight's table. */
function aboutAnyCondition(scene, name) {
    const own = named(scene.setup.conditions, name);
    return own === undefined ? aboutCondition(name) : aboutOwn(own);
}
/** A condition as it lies on somebody, with where it comes from and what ends it; null where it does not. */
function aboutConditionOn(scene, row, name, lens) {
    const on = conditions(scene, row, lens).find((one) => one.ref.kind === 'condition' && one.name === name);
    if (on === undefined)
        return null;
    const at = conditionsOf(scene, row).find((one) => nameOfCondition(scene, one) === name);
    const plain = aboutAnyCondition(scene, at === undefined ? name : scene.conditionName(scene.now.condition.what[at]));
    if (plain === null)
        return null;
    return {
        ...plain,
        title: name,
        lines: [
            ...plain.lines,
            `It ends ${on.ends}.`.replace('ends until', 'lasts until').replace('ends for', 'lasts for'),
        ],
        facts: on.source === '' ? [] : [{ label: 'from', value: on.source }],
    };
}
/** Somebody in the fight: what the seat knows of it, in short. */
function aboutCombatant(scene, row, lens) {
    const { kind, groups, numbers, conditions: on, about: words } = card(scene, row, lens);
    return {
        title: scene.name(row),
        kind,
        lines: [
            ...(words === '' ? [] : [words]),
            ...groups.flatMap(({ title, things }) => listLine(title, things.map((thing) => (thing.words === '' ? thing.name : `${thing.name} (${thing.words})`)))),
            ...on.map(({ name, ends }) => `${capital(name)}: ${ends}.`),
        ],
        facts: numbers.map(({ label, words: value }) => ({ label, value })),
        rules: ['initiative-bands'],
    };
}
//# sourceMappingURL=about.js.map
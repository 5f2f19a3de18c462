import { nameKey, rowOfName } from '@fray/kernel/rules';
import { unknownThing } from '../../showing/unknown.js';
import { checkDice, critFrom } from '../rules/checks.js';
import { strikeOf } from '../rules/figures.js';
import { attacksByName, isInSight, itemsOf } from '../rules/gear.js';
import { aboutAbility, aboutItem, aboutSpell, aboutStrike, orMore } from './about-things.js';
import { card } from './card.js';
import { lastingOn } from './lasting.js';
import { aboutState } from './states.js';
import { woundsOf } from './wounds.js';
/** Explains something in the fight; what a side hides of its abilities is not known. */
export function about(scene, { kind, name, of }, lens) {
    if (kind === 'combatant')
        return aboutCombatant(scene, rowOfName(scene, name), lens);
    const row = of === null ? -1 : rowOfName(scene, of);
    if (row < 0)
        return kind === 'condition' ? aboutState(name) : null;
    if (kind === 'condition' || kind === 'injury')
        return lastingOn(scene, row).find((one) => isCalled(one.condition, kind, name))?.about ?? null;
    if (kind === 'wound')
        return woundsOf(scene, row, lens).find((one) => one.about.title === name)?.about ?? null;
    if (kind === 'item')
        return aboutItemOf(scene, row, name, lens);
    if (!lens.knows('abilities', row))
        return null;
    const { spells, abilities } = scene.fighter(row).entrant;
    const setting = settingOf(scene);
    const named = (all) => all.find((one) => nameKey(one.name) === nameKey(name));
    if (kind === 'attack') {
        const found = attacksByName(scene, row).find(([called]) => nameKey(called) === nameKey(name));
        return found === undefined ? null : aboutStrike(strikeOf(scene, found[1].item, found[1].attack), setting);
    }
    if (kind === 'spell') {
        const spell = named(spells);
        return spell === undefined ? null : aboutSpell(spell, setting);
    }
    const ability = kind === 'ability' ? named(abilities) : undefined;
    return ability === undefined ? null : aboutAbility(ability, setting);
}
/** The conditions and dice of the fight. */
function settingOf(scene) {
    const most = checkDice(scene).max;
    return {
        conditions: scene.setup.conditions,
        critFrom: (strike) => orMore(critFrom(scene, strike), most),
    };
}
const isCalled = ({ ref, name }, kind, wanted) => ref.kind === kind && nameKey(name) === nameKey(wanted);
function aboutItemOf(scene, row, name, lens) {
    const item = itemsOf(scene, row).find((one) => nameKey(scene.kind(one).name) === nameKey(name));
    if (item === undefined)
        return null;
    if (lens.knows('abilities', row))
        return aboutItem(scene.kind(item), settingOf(scene));
    return isInSight(scene, item) ? unknownThing(scene.kind(item).name) : null;
}
/** Somebody, by the numbers that the lens knows. */
function aboutCombatant(scene, row, lens) {
    if (row < 0)
        return null;
    const { kind, about: words, numbers } = card(scene, row, lens);
    const side = scene.setup.sides[scene.now.combatant.side[row]]?.name ?? '';
    return {
        title: scene.name(row),
        kind,
        lines: [
            `${kind === 'monster' ? 'A monster' : 'A character'} of the side ${side}.`,
            ...(words === '' ? [] : [words]),
        ],
        facts: numbers.map(({ label, words: value }) => ({ label, value })),
        rules: ['sides-and-kinds'],
    };
}
//# sourceMappingURL=about.js.map
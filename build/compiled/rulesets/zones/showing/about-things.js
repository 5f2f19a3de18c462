import { factsOf } from '../../showing/facts.js';
import { attack as attackKind, item as itemKind } from '../kinds/gear.js';
import { spell as spellKind } from '../kinds/spells.js';
import { rangeWord } from '../rules/weapons.js';
import { ASK_REFEREE, HINDRANCES, USUAL_ATTRIBUTE } from '../words.js';
import { attributeWord, endsWords, testWords } from './said.js';
/** What attacks, items and spells do, in sentences made from their data: the same in a fight and out of any. */
/** Fields that say where a thing is now or what it is called, and nothing of what it does. */
const NOT_FACTS = ['name', 'about', 'place', 'marked', 'from'];
const about = (words) => (words === '' ? [] : [words]);
/** `a melee attack`, `a ranged attack that reaches Far-Away`, or both. */
function attackWords({ kinds, reach }) {
    const ranged = `a ranged attack that reaches ${rangeWord(reach)}`;
    if (!kinds.ranged)
        return 'a melee attack';
    return kinds.melee ? `a melee attack, or ${ranged}` : ranged;
}
/** What something lays on those whom it hurts. */
function riderLines({ ongoing, hindrance }) {
    const lines = [];
    if (ongoing !== null) {
        lines.push(`It brings Ongoing Damage until ${endsWords(ongoing.attribute, ongoing.dr, ongoing.moments, false)}.`);
    }
    if (hindrance !== null) {
        const { attribute, dr, moments, needsAction } = hindrance;
        lines.push(`It makes ${HINDRANCES[hindrance.kind]} until ${endsWords(attribute, dr, moments, needsAction)}.`);
    }
    return lines;
}
const riderRules = ({ ongoing, hindrance }) => [
    ...(ongoing === null ? [] : ['ongoing-damage']),
    ...(hindrance === null ? [] : [HINDRANCES[hindrance.kind], 'hindrance-until-test']),
];
/** An item; a weapon where it has damage. */
export function aboutItem(item) {
    const { name, damage, usages, hands } = item;
    const needs = hands === 0 ? 'no hand' : hands === 1 ? 'one hand' : 'both hands';
    const lines = [
        ...(damage === null ? [] : [`A weapon for ${attackWords(item)}: ${damage.text} damage.`]),
        `It takes ${needs}.`,
        ...(usages > 0 && damage !== null
            ? [`A natural 1 marks a usage; after ${usages} of them it is used up.`]
            : usages > 0
                ? [`It can be used ${usages} times.`]
                : []),
        ...riderLines(item),
        ...about(item.about),
    ];
    const rules = [
        ...(damage === null ? [] : ['weapon-damage']),
        'ready-items',
        ...(usages > 0 ? ['usage-track'] : []),
        ...riderRules(item),
    ];
    return {
        title: name,
        kind: damage === null ? 'item' : 'weapon',
        lines,
        facts: factsOf(itemKind, item, damage === null ? [...NOT_FACTS, 'reach'] : NOT_FACTS),
        rules,
    };
}
/** An attack in a creature's data. */
export function aboutAttack(attack) {
    const { name, damage, second } = attack;
    const twice = second === null ? '' : `, and ${second.text} with the second weapon`;
    return {
        title: name,
        kind: 'attack',
        lines: [`It makes ${attackWords(attack)}: ${damage?.text ?? 'no'} damage${twice}.`, ...riderLines(attack)],
        facts: factsOf(attackKind, attack, NOT_FACTS),
        rules: ['creature-attack', ...riderRules(attack)],
    };
}
/** A spell. */
export function aboutSpell(spell) {
    const { name, range, targets, damage, healing, move } = spell;
    const on = targets === 0
        ? `everyone in a Zone${spell.spares === 'allies' ? ' but friends' : ''}`
        : targets === 1
            ? 'one Creature'
            : `up to ${targets} Creatures`;
    const lines = [
        `Cast with the Action on ${on}, ${range === 0 ? 'Close' : `up to ${rangeWord(range)}`}.`,
        ...testLines(spell),
        ...(damage === null ? [] : [`It deals ${damage.text} damage.`]),
        ...(healing === null ? [] : [`It gives back ${healing.text} hit points.`]),
        ...(move === 0 ? [] : ['It moves its target into a next Zone that the caster names.']),
        ...riderLines(spell),
        ...about(spell.about),
    ];
    const rules = [
        'action-cast-spell',
        spell.attack === null ? 'spell-data' : 'spell-attack',
        ...riderRules(spell),
    ];
    return {
        title: name,
        kind: 'spell',
        lines,
        facts: factsOf(spellKind, spell, spell.test.by === 'nobody' ? [...NOT_FACTS, 'test'] : NOT_FACTS),
        rules,
    };
}
/** Who Tests for a spell, and what of. */
function testLines({ attack, attribute, test }) {
    if (attack !== null) {
        const by = attribute === USUAL_ATTRIBUTE || attribute === ASK_REFEREE ? '' : ` by ${attributeWord(attribute)}`;
        return [`It is a ${attack} attack${by}.`];
    }
    if (test.by === 'caster')
        return [`The caster needs ${testWords(test.attribute, test.dr)}.`];
    return test.by === 'target' ? [`Each target may resist with ${testWords(test.attribute, test.dr)}.`] : [];
}
//# sourceMappingURL=about-things.js.map
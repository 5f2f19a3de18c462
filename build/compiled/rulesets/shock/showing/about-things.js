import { factsOf } from '../../showing/facts.js';
import { item as itemKind } from '../kinds/items.js';
import { power as powerKind, spell as spellKind } from '../kinds/powers.js';
import { isHarmful } from '../rules/powers.js';
import { MELEE } from '../words.js';
import { timesWords } from './said.js';
import { COST_WORDS, effectLine, modeLines } from './said-of-things.js';
/** What items, powers and spells do, in sentences made from their data: the same in a fight and out of any. */
/** Fields that say where a thing is now, what it is called, or what the sentences say. */
const NOT_FACTS = ['name', 'about', 'carried', 'loaded', 'effects', 'uses', 'moment'];
const remark = (words) => (words === '' ? [] : [words]);
const HANDS = ['It takes no hand.', 'It takes one hand.', 'It takes both hands.'];
/** An item; a weapon where it has ways of attack. */
export function aboutItem(item) {
    const { name, modes, hands, magic, reload, natural, unarmed, nonLethal, shield, quiver, kit, effects } = item;
    const isWeapon = modes.length > 0;
    const shocks = modes.some(({ shock }) => shock !== null);
    const lines = [
        ...modes.flatMap(modeLines),
        ...(magic === 0 ? [] : [`It is magic: +${magic} to hit${shocks ? ', damage and Shock' : ' and damage'}.`]),
        ...(natural ? ['It is grown, not held: it is always at hand, and counts as armed.'] : []),
        ...(unarmed ? ['Bare hands: they can grapple, add the Brawl skill to damage, and do not count as armed.'] : []),
        ...(reload === null ? [] : [reloadLine(reload)]),
        ...(nonLethal ? ['An execution with it knocks out instead of killing.'] : []),
        ...(shield ? ['In hand it stops the first Shock of each round.'] : []),
        ...(quiver ? ['What is reloaded needs a quiver at hand.'] : []),
        ...(kit ? ['First aid on the dying needs one at hand.'] : []),
        ...(effects.length === 0
            ? []
            : ['Using it takes the Main Action and uses it up, on oneself or somebody adjacent.']),
        ...effects.map((effect) => effectLine(effect, { it: 'the target', lasts: true })),
        ...(natural || unarmed || hands === undefined ? [] : [HANDS[hands]]),
        ...remark(item.about),
    ];
    const rules = [
        ...(isWeapon ? ['weapon-entry'] : []),
        ...(shocks ? ['shock', 'shock-threshold'] : []),
        ...(modes.some(({ kind }) => kind !== MELEE) ? ['ranged-attack', 'mod-long-range'] : []),
        ...(modes.some(({ kind }) => kind === MELEE) ? ['melee-range'] : []),
        ...(reload === null ? [] : ['loaded-state', 'reload-quiver']),
        ...(unarmed ? ['unarmed-damage', 'maneuver-carrier'] : []),
        ...(natural ? ['armed-melee-combatant'] : []),
        ...(nonLethal ? ['execution-nonlethal'] : []),
        ...(shield ? ['shield-ignores-first-shock'] : []),
        ...(quiver ? ['reload-quiver'] : []),
        ...(kit ? ['stabilize'] : []),
        ...(effects.length > 0 ? ['spell-content'] : []),
    ];
    return {
        title: name,
        kind: isWeapon ? 'weapon' : 'item',
        lines,
        facts: factsOf(itemKind, item, [...NOT_FACTS, 'modes']),
        rules: [...new Set(rules)],
    };
}
const reloadLine = (cost) => `After each shot it is reloaded, with ${COST_WORDS[cost]}, by the skilled with a Free Action.`;
/** When a power is called upon, in words. */
const MOMENTS = {
    any: 'at any moment',
    'own-miss': 'when an own attack has missed',
    'own-hit': 'when an own attack has hit',
    'hit-on-me': 'when an attack has hit its owner',
    'miss-on-me': 'when an attack has missed its owner',
    'ally-hit': 'when an attack has hit a friend',
};
const usesWords = ({ uses }) => uses === null ? '' : `, ${timesWords(uses.times, uses.per)}`;
const usesFact = ({ uses }) => uses === null ? [] : [{ label: 'uses', value: timesWords(uses.times, uses.per) }];
/** A power, feat or class ability. */
export function aboutPower(power) {
    const { name, cost, moment, effects } = power;
    const passive = cost === 'passive';
    const it = isHarmful(effects) ? 'the target' : 'its owner';
    const when = cost === 'instant' ? `, ${MOMENTS[moment]}` : '';
    return {
        title: name,
        kind: 'power',
        lines: [
            passive ? 'It always works.' : `Called upon with ${COST_WORDS[cost]}${when}${usesWords(power)}.`,
            ...effects.map((effect) => effectLine(effect, { it, lasts: !passive })),
            ...remark(power.about),
        ],
        facts: [...factsOf(powerKind, power, NOT_FACTS), ...usesFact(power)],
        rules: ['spell-content', ...(cost === 'instant' ? ['power-instants'] : []), ...effectRules(effects)],
    };
}
/** A spell. */
export function aboutSpell(spell) {
    const { name, cost, target, range, radius, needsSight, provokes, effects } = spell;
    const on = {
        self: 'on the caster',
        one: `on one target up to ${range} feet away`,
        ally: `on one friend up to ${range} feet away`,
        area: `on everybody within ${radius} feet of a corner of the grid up to ${range} feet away`,
    }[target];
    const it = target === 'self' ? 'the caster' : target === 'area' ? 'each of them' : 'the target';
    return {
        title: name,
        kind: 'spell',
        lines: [
            `Cast with ${COST_WORDS[cost]} ${on}${usesWords(spell)}.`,
            ...(needsSight || target === 'self' || target === 'area' ? [] : ['The target need not be in sight.']),
            ...(provokes ? ['Casting it provokes attacks of opportunity.'] : []),
            ...effects.map((effect) => effectLine(effect, { it, lasts: true })),
            'It is spoiled when the caster is hurt before it takes effect.',
            ...remark(spell.about),
        ],
        facts: [...factsOf(spellKind, spell, [...NOT_FACTS, 'needsSight', 'provokes']), ...usesFact(spell)],
        rules: ['cast-spell', 'spell-content', 'spell-spoiled', ...effectRules(effects)],
    };
}
function effectRules(effects) {
    const all = effects.flatMap(({ effect }) => {
        switch (effect) {
            case 'shock-immune':
                return ['shock-immunity'];
            case 'shock':
                return ['shock', 'shock-any-ac'];
            case 'screen-extra':
                return ['screen-limit'];
            case 'no-opportunity':
                return ['aoo-avoid'];
            case 'unseen':
                return ['mod-unseen-located'];
            case 'push':
                return ['forced-movement-safe'];
            default:
                return [];
        }
    });
    return [...new Set(all)];
}
//# sourceMappingURL=about-things.js.map
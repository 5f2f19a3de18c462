import { contentId, refsTo, refsToContent } from '../../showing/content.js';
import { factsOf } from '../../showing/facts.js';
import { freeHitsContent } from '../content/content.js';
import { readFreeHitsEncounter } from '../encounter/read.js';
import { combatant } from '../kinds/combatant.js';
import { AIMS } from '../words.js';
import { STATES } from './conditions.js';
import { optionAbout, optionIds } from './options.js';
import { MODIFIERS, modifierFacts } from './said.js';
import { aboutArmor, aboutCondition, aboutFeat, aboutItem, aboutSpell, aboutState } from './things.js';
/** The kinds of content, and what one of each is called in a reference. */
const KINDS = {
    weapon: 'weapons',
    armor: 'armors',
    spell: 'spells',
    feat: 'feats',
    condition: 'conditions',
    combatant: 'combatants',
};
/** Everything ready-made, the states that the rules know, and the options. */
export const content = () => [
    ...refsToContent(freeHitsContent, KINDS),
    ...refsTo('condition', Object.keys(STATES)),
    ...refsTo('option', optionIds),
];
/** Explains something ready-made, read as an encounter would read it. */
export function aboutContent({ kind, name }) {
    if (kind === 'option')
        return optionAbout(name, null);
    if (!Object.hasOwn(KINDS, kind))
        return null;
    const id = contentId(freeHitsContent[KINDS[kind]], name);
    if (id === null)
        return kind === 'condition' ? aboutState(name) : null;
    return explain(kind, id);
}
function explain(kind, id) {
    if (kind === 'combatant')
        return aboutEntrant(readAlone({ from: id }).entrant);
    // A feat about weapons names some: any will do to say what it does.
    const written = kind === 'feat' && isAboutWeapons(id) ? { feat: id, weapons: Object.keys(freeHitsContent.weapons).slice(0, 1) } : id;
    const { setup, entrant } = readAlone(kind === 'condition' ? {} : { [KINDS[kind]]: [written] });
    const [armor] = entrant.armors;
    const [spell] = entrant.spells;
    const [feat] = entrant.feats;
    const [item] = entrant.items;
    if (kind === 'condition') {
        const condition = setup.conditions.get(id);
        return condition === undefined ? null : aboutCondition(condition);
    }
    if (armor !== undefined)
        return aboutArmor(armor);
    if (spell !== undefined)
        return aboutSpell(spell);
    if (feat !== undefined)
        return aboutFeat({ ...feat, weapons: [] });
    return item === undefined ? null : aboutItem(item);
}
const isAboutWeapons = (id) => {
    const { effects = [] } = freeHitsContent.feats[id];
    return effects.some(({ feat }) => feat === 'weapon-dice');
};
/** Reads one combatant as the only one of an encounter. */
function readAlone(fields) {
    const { setup, problems } = readFreeHitsEncounter({ ruleset: 'free-hits', combatants: { One: fields } });
    const read = setup;
    const [entrant] = read?.roster ?? [];
    if (read === null || entrant === undefined) {
        throw new Error(`Ready-made content cannot be read: ${problems[0]?.message}`);
    }
    return { setup: read, entrant };
}
const NOT_FACTS = [
    'name',
    'about',
    'side',
    'weapons',
    'items',
    'armors',
    'spells',
    'feats',
    'at',
    'facing',
    'status',
    'from',
    'madeFrom',
    'slots',
    'reserve',
    'pc',
    'boosts',
    'debts',
    'spent',
    'mode',
    'sick',
    'lacks',
];
function aboutEntrant(entrant) {
    const { about, items, armors, spells, feats, lacks, pc, madeFrom } = entrant;
    const without = [
        ...NOT_FACTS,
        ...MODIFIERS,
        ...(entrant.footprint === 1 ? ['footprint'] : []),
        ...(entrant.mp.most === 0 ? ['mp'] : []),
    ];
    const list = (title, things) => things.length === 0 ? [] : [`${title}: ${things.map(({ name }) => name).join('; ')}.`];
    return {
        title: String(freeHitsContent.combatants[madeFrom]?.name ?? entrant.name),
        kind: pc ? 'character' : 'creature',
        lines: [
            ...(about === '' ? [] : [about]),
            ...list('Weapons', items.filter(({ weapon }) => weapon !== null)),
            ...list('Things', items.filter(({ weapon }) => weapon === null)),
            ...list('Armor', armors),
            ...list('Spells', spells),
            ...list('Feats', feats),
            ...(lacks.length === 0 ? [] : [`No attack on it can be aimed so: ${lacks.map((aim) => AIMS[aim]).join(', ')}.`]),
        ],
        facts: [...modifierFacts(entrant), ...factsOf(combatant, entrant, without)],
        rules: ['modifiers', 'turn-budget'],
    };
}
//# sourceMappingURL=content.js.map
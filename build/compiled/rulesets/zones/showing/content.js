import { contentId, refsTo, refsToContent } from '../../showing/content.js';
import { factsOf } from '../../showing/facts.js';
import { zonesContent } from '../content/content.js';
import { readZonesEncounter } from '../encounter/read.js';
import { combatant } from '../kinds/combatant.js';
import { ATTRIBUTES } from '../words.js';
import { aboutCondition, conditionNames } from './about-effects.js';
import { aboutItem, aboutSpell } from './about-things.js';
/** The kinds of content, and what one of each is called in a reference. */
const KINDS = { item: 'items', spell: 'spells', combatant: 'combatants' };
/** Everything ready-made, and the conditions that there are. */
export const content = () => [
    ...refsToContent(zonesContent, KINDS),
    ...refsTo('condition', conditionNames),
];
/** Explains something ready-made, read as an encounter would read it. */
export function aboutContent({ kind, name }) {
    if (kind === 'condition')
        return aboutCondition(name);
    if (!Object.hasOwn(KINDS, kind))
        return null;
    const id = contentId(zonesContent[KINDS[kind]], name);
    if (id === null)
        return null;
    const owner = { name: 'Owner', kind: 'character', level: 1, str: 0, dex: 0, hp: 1 };
    if (kind === 'combatant') {
        const { name: title = id } = zonesContent.combatants[id];
        return { ...aboutCombatant(readAlone({ name: 'One', from: id })), title };
    }
    const entrant = readAlone({ ...owner, [KINDS[kind]]: [id] });
    const [item] = entrant.items;
    const [spell] = entrant.spells;
    return item !== undefined ? aboutItem(item) : spell !== undefined ? aboutSpell(spell) : null;
}
/** Reads one combatant as the only one of an encounter. */
function readAlone(fields) {
    const { setup, problems } = readZonesEncounter({ ruleset: 'zones', battlefield: 'A', combatants: [fields] });
    const [entrant] = setup?.roster ?? [];
    if (entrant === undefined)
        throw new Error(`Ready-made content cannot be read: ${problems[0]?.message}`);
    return entrant;
}
const NOT_FACTS = ['name', 'about', 'items', 'attacks', 'spells', 'status', 'madeFrom'];
function aboutCombatant(entrant) {
    const { attacks, items, spells } = entrant;
    const list = (title, things) => things.length === 0 ? [] : [`${title}: ${things.map(({ name }) => name).join(', ')}.`];
    return {
        kind: entrant.character ? 'character' : 'creature',
        lines: [
            ...(entrant.about === '' ? [] : [entrant.about]),
            ...list('Attacks', attacks),
            ...list('Items', items),
            ...list('Spells', spells),
        ],
        facts: factsOf(combatant, entrant, entrant.character ? [...NOT_FACTS, 'skill'] : [...NOT_FACTS, ...ATTRIBUTES]),
        rules: ['creature-or-character', 'level-and-skill'],
    };
}
//# sourceMappingURL=content.js.map
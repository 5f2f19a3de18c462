import { contentId, refsTo, refsToContent } from '../../showing/content.js';
import { aboutOption } from '../../showing/options.js';
import { escalationCatalogueOptions } from '../catalogue/options.js';
import { escalationContent } from '../content/content.js';
import { readEscalationEncounter } from '../encounter/read.js';
import { aboutAbility } from './about-abilities.js';
import { aboutCondition, aboutOwn, conditionNames } from './about-conditions.js';
import { aboutEntrant, aboutStance } from './about-people.js';
/** The kinds of content, and what one of each is called in a reference. */
const KINDS = { ability: 'abilities', stance: 'stances', condition: 'conditions', combatant: 'combatants' };
/** Everything ready-made, the conditions that the rules have, and what a table may decide. */
export const content = () => [
    ...refsToContent(escalationContent, KINDS),
    ...refsTo('condition', conditionNames),
    ...refsTo('option', escalationCatalogueOptions.map(({ id }) => id)),
];
/** Explains something ready-made, read as an encounter would read it. */
export function aboutContent({ kind, name }) {
    if (kind === 'option')
        return aboutOption(escalationCatalogueOptions, name, null);
    if (!Object.hasOwn(KINDS, kind))
        return null;
    if (kind === 'condition') {
        const built = aboutCondition(name);
        if (built !== null)
            return built;
    }
    const id = contentId(escalationContent[KINDS[kind]], name);
    if (id === null)
        return null;
    const { roster, conditions } = readAlone(kind === 'combatant'
        ? { from: id }
        : { kind: 'pc', ...(kind === 'condition' ? {} : { [KINDS[kind]]: [id] }) });
    if (kind === 'condition') {
        const own = conditions.find((one) => one.id === id);
        return own === undefined ? null : aboutOwn(own);
    }
    const [entrant] = roster;
    if (entrant === undefined)
        return null;
    if (kind === 'combatant')
        return aboutEntrant(entrant);
    const [ability] = entrant.abilities;
    const [stance] = entrant.stances;
    if (kind === 'stance')
        return stance === undefined ? null : aboutStance(stance);
    return ability === undefined ? null : aboutAbility(ability, conditions);
}
/** Reads one combatant as the only one of an encounter. */
function readAlone(fields) {
    const { setup, problems } = readEscalationEncounter({ ruleset: 'escalation', combatants: { One: fields } });
    if (setup === null)
        throw new Error(`Ready-made content cannot be read: ${problems[0]?.message}`);
    return setup;
}
//# sourceMappingURL=content.js.map
import { isAsked, isChange, isOverride, isRoll } from '../events.js';
import { SECRETS_OF_ROLLS } from '../telling/secrecy.js';
/**
 * The events that the seat may know; numbers that it may not know are gone from them. Of a kept value only the referee
 * gets the number; to others a change is from or to -1 (nothing) or 0 (something).
 */
export function viewEvents(rules, scene, events, lens) {
    if (lens.referee)
        return [...events];
    const seen = [];
    events.forEach((event, at) => {
        const secrets = secretsIn(rules, scene, events, at, lens);
        if (secrets.some(({ field }) => field === null) || isLetPass(event, lens))
            return;
        if (isChange(event)) {
            const column = rules.tables.byPath.get(event.column);
            if (lens.sees(column, event.row))
                seen.push(column.kind === 'kept' ? unnumbered(event) : event);
            else if (column.sight === 'vital' && lens.vitals(event.row) === 'word') {
                seen.push(veiled(event, rules.healthWord(scene, event.row, event.to, event.column)));
            }
        }
        else if (isOverride(event)) {
            if (lens.sees(rules.tables.byPath.get(event.column), event.row))
                seen.push(event);
        }
        else if (isAsked(event) && event.secret && !(event.to >= 0 && lens.owns(event.to))) {
            const hidden = { ...event, answer: '' };
            seen.push(hidden);
        }
        else
            seen.push(secrets.length === 0 ? event : withoutSecrets(event, secrets));
    });
    return seen;
}
/** Whether somebody else has let something pass, which is nobody's business: not even that it was asked. */
const isLetPass = (event, lens) => isAsked(event) && event.declined && !(event.to >= 0 && lens.owns(event.to));
/** The fields that the ruleset declares of the event's type. */
export const fieldsOfEvent = (rules, event) => rules.eventKinds?.get(nameOfKind(event)) ?? [];
/** The name under which an event's kind is declared. */
function nameOfKind(event) {
    if (isRoll(event))
        return `roll:${event.what}`;
    if (isChange(event))
        return `change:${event.column}`;
    return isAsked(event) ? `asked:${event.rule}` : event.type;
}
/** What the ruleset declares to be secret of the event, and what is of every roll. */
const secretsOfEvent = (rules, event) => rules.eventSecrets?.get(nameOfKind(event)) ?? (isRoll(event) ? SECRETS_OF_ROLLS : []);
/** What of the event at that place is a secret to the lens, by the declarations. */
export function secretsIn(rules, scene, events, at, lens) {
    if (lens.referee)
        return [];
    const event = events[at];
    const declared = secretsOfEvent(rules, event);
    if (declared.length === 0)
        return declared;
    return declared.filter(({ by, of }) => {
        const row = typeof of === 'string' ? event[of] : of(scene, events, at, lens);
        return !mayKnow(rules, scene, lens, by, typeof row === 'number' ? row : -1);
    });
}
/** Whether the lens may know what is secret so of the combatant; of nobody (below 0) only the referee has secrets. */
function mayKnow(rules, scene, lens, by, row) {
    if (by === 'referee')
        return false;
    if (by === 'own')
        return row >= 0 && lens.owns(row);
    if (row < 0)
        return true;
    if (by === 'side')
        return lens.befriends(row);
    if (by === 'vital')
        return lens.vitals(row) === 'exact';
    if (by === 'place')
        return rules.isHiddenFrom?.(scene, row, lens) !== true;
    return lens.knows(by, row);
}
/** The event without its secret fields, and with the totals alone of those of which the parts are secret. */
function withoutSecrets(event, secrets) {
    const kept = { ...event };
    for (const { field, leaves } of secrets) {
        const tally = kept[field];
        if (leaves === 'total' && tally !== undefined)
            kept[field] = { total: tally.total, parts: [] };
    }
    for (const { field, leaves } of secrets)
        if (leaves === 'nothing')
            delete kept[field];
    return kept;
}
/** A change of a kept value without its number, which says how much has been kept before, in secret too. */
const unnumbered = (event) => ({
    ...event,
    from: Math.min(event.from, 0),
    to: Math.min(event.to, 0),
});
const veiled = ({ column, row, rule }, health) => ({
    type: 'vital-change',
    column,
    row,
    rule,
    health,
});
//# sourceMappingURL=known-events.js.map
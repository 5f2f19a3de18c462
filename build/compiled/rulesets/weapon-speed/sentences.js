import { isChange } from '@fray/kernel/rules';
/** Yards as they are said. */
export const yardsText = (n) => `${n} ${n === 1 ? 'yard' : 'yards'}`;
/** On whom something is done, where that is somebody else. */
export const onTarget = ({ who, target }) => target === who ? '' : ` on ${target}`;
/** A declaration for people: `an attack (sword)`. */
export function declarationWords(declared) {
    const [kind = '', ...rest] = declared.split(' ');
    const what = rest.join(' ');
    const said = {
        attack: `an attack (${what})`,
        cast: `a spell (${what})`,
        consume: `using the ${what}`,
        throw: `throwing the ${what}`,
        'full-defense': 'Full-Defense',
        defensive: what === '' ? 'a Defensive Attack without attacking' : `a Defensive Attack (${what})`,
        heal: 'a Heal check',
        intimidate: 'an Intimidation check',
        activate: what,
        'pick-up': 'picking something up',
        'stand-up': 'standing up',
        improvise: 'something else',
        move: 'moving only',
    };
    return said[kind] ?? declared;
}
/** Where the changes that come of an event end, and another's begin. */
const OTHERS = new Set(['damage', 'held', 'lands', 'turn-over']);
/** Events that are told with the changes of Stress and Wound Points that come of them. */
const TOLD_WITH = new Set(['damage', 'lands']);
const targetOf = (event) => event.target;
/** The changes of Stress and Wound Points that come of the event, of whom it is done to. */
export function changesAfter({ events, at }) {
    const target = targetOf(events[at]);
    const changes = [];
    for (const event of events.slice(at + 1, at + 8)) {
        if (OTHERS.has(event.type))
            break;
        if (!isChange(event) || event.row !== target)
            continue;
        const { column, from, to } = event;
        if (column === 'combatant.stress')
            changes.push(`Stress ${from} -> ${to}`);
        if (column === 'combatant.wp')
            changes.push(`Wound Points ${from} -> ${to}`);
    }
    return changes;
}
/** Whether damage has told what a wound takes. */
export function isToldWithDamage({ events, at }) {
    const before = events.slice(0, at).findLast(({ type }) => OTHERS.has(type) || type === 'wound');
    const { who } = events[at];
    return before !== undefined && TOLD_WITH.has(before.type) && targetOf(before) === who;
}
//# sourceMappingURL=sentences.js.map
import { isAsked, isChange, isOverride, isRoll } from '../events.js';
import { emptyOf } from '../shape.js';
import { recordTally } from '../tally.js';
import { SECRETS_OF_ROLLS } from './secrecy.js';
/** The makers of declarations for a ruleset whose scene is `S`. */
export function eventsFor() {
    /** Declares an event: its fields in the order in which rules hand them over, its sentence, and why it may be secret. */
    const event = (fields, says, secrets = []) => ({ fields, says, secrets });
    /** Declares a roll: what it has besides who, rule, tally, against and passed, its sentence, and what is secret of it. */
    const rolled = (fields, says, secrets = []) => ({ fields, says, secrets });
    return { event, rolled };
}
/** The most fields of its own that an event may have. */
const MOST_FIELDS = 8;
/** Declares what a ruleset's fights tell of. `R` are the ids of its rules. */
export function defineEvents() {
    return function define(declared) {
        const kinds = new Map();
        const secrets = new Map(Object.entries(declared.secrets ?? {}));
        const note = emptyOf(Object.keys(declared.events));
        for (const [type, kind] of Object.entries({ ...declared.events, ...declared.rolls })) {
            if (kind.fields.length > MOST_FIELDS)
                throw new Error(`The event ${type} has more than ${MOST_FIELDS} fields.`);
        }
        for (const [type, kind] of Object.entries(declared.events)) {
            kinds.set(type, kind.fields);
            secrets.set(type, secretsOfKind(kind));
            note[type] = noteOf(type, kind.fields);
        }
        const roll = emptyOf(Object.keys(declared.rolls));
        for (const [what, kind] of Object.entries(declared.rolls)) {
            kinds.set(`roll:${what}`, kind.fields);
            secrets.set(`roll:${what}`, [...SECRETS_OF_ROLLS, ...secretsOfKind(kind)]);
            roll[what] = rollOf(what, kind.fields);
        }
        for (const [column, field] of Object.entries(declared.cells ?? {}))
            kinds.set(`change:${column}`, [field('value')]);
        for (const [table, field] of Object.entries(declared.rows ?? {}))
            kinds.set(`rows:${table}`, [field('row')]);
        return { note, roll, tell: tellOf(declared), kinds, secrets };
    };
}
/** All that is secret of a kind of event: of the whole, and of its fields. */
const secretsOfKind = ({ fields, secrets }) => [
    ...secrets,
    ...fields.flatMap((field) => field.secrets.map((secret) => ({ field: field.name, ...secret }))),
];
/**
 * Notes the event with its values by name. The parameters are spelt out because a list of the rest would be made at each
 * call, also while nobody listens.
 */
function noteOf(type, fields) {
    return (scene, a, b, c, d, e, f, g, h) => {
        if (scene.recorder === null)
            return;
        scene.recorder.note(withFields({ type }, scene, fields, [a, b, c, d, e, f, g, h]));
    };
}
function rollOf(what, fields) {
    return (scene, who, rule, tally, against, passed, a, b, c, d, e, f, g, h) => {
        if (scene.recorder === null)
            return;
        const base = { type: 'roll', what, who, rule, tally: recordTally(tally), against, passed };
        scene.recorder.note(withFields(base, scene, fields, [a, b, c, d, e, f, g, h]));
    };
}
function withFields(base, scene, fields, values) {
    fields.forEach((field, i) => {
        base[field.name] = field.record(scene, values[i]);
    });
    return base;
}
function tellOf(declared) {
    const { events: kinds, rolls, otherRolls, changes = {}, decisions = {}, otherDecisions } = declared;
    return (scene, events, at, telling) => {
        const it = events[at];
        const where = { scene, telling, events, at };
        if (isChange(it)) {
            const who = it.column.startsWith('combatant.') ? telling.name(it.row) : '';
            return changes[it.column]?.(it, who, where) ?? null;
        }
        if (isAsked(it))
            return (decisions[it.rule] ?? otherDecisions)?.(it, where) ?? null;
        if (isRoll(it)) {
            const kind = Object.hasOwn(rolls, it.what) ? rolls[it.what] : undefined;
            if (kind === undefined || kind.says === null)
                return otherRolls?.(it, where) ?? null;
            const { tally = null, against = null, passed } = it;
            const roll = { who: telling.name(it.who), tally, against, passed };
            return kind.says({ ...toldOf(kind.fields, it, where), ...roll }, where);
        }
        const kind = Object.hasOwn(kinds, it.type) ? kinds[it.type] : undefined;
        if (kind === undefined)
            return ofTheKernel(it, where);
        return kind.says?.(toldOf(kind.fields, it, where), where) ?? null;
    };
}
/** The sentence of an event that every ruleset has, or null. */
function ofTheKernel(it, { telling }) {
    if (it.type === 'join')
        return `${it.name} joins the fight.`;
    if (isOverride(it))
        return `The referee sets ${it.path} to ${it.to}.`;
    if (it.type !== 'vital-change')
        return null;
    const { row, health } = it;
    return `${telling.name(row)} looks ${health}.`;
}
/** The fields of an event in words. */
function toldOf(fields, event, { scene, telling }) {
    const kept = event;
    return Object.fromEntries(fields.map((one) => [one.name, one.told(scene, kept[one.name], telling.name)]));
}
//# sourceMappingURL=declare.js.map
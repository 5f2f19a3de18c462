import { allNames, isRefusal, nameOf, rowOfName, unknownName, } from './command.js';
import { perform } from './driver.js';
import { REFEREE } from './questions.js';
import { refuse } from './refusal.js';
import { SUSPEND } from './table/table.js';
import { listText, nearest } from './words.js';
/** Why it is not for this actor to give the action's commands at all, or null. */
function wrongActor(action, actor) {
    if ((action.by === 'referee') === (actor === REFEREE))
        return null;
    const who = action.by === 'referee' ? 'the referee' : 'a combatant';
    return refuse('not-your-seat', `Only ${who} can give the command ${action.id}.`);
}
/** Why the command may not be given now, or null. */
export function checkCommand(rules, scene, command) {
    const action = rules.actions.get(command.action);
    if (action === undefined)
        return unknownAction(rules, command.action);
    return checkAction(rules, action, scene, command);
}
/** The same for a command whose action has been looked up. */
export function checkAction(rules, action, scene, command) {
    const misplaced = wrongActor(action, command.actor);
    if (misplaced !== null)
        return misplaced;
    if (command.actor !== REFEREE) {
        const why = rules.mayCommand(scene, command.actor);
        if (why !== null)
            return why;
    }
    return action.check(scene, command);
}
function unknownAction(rules, name) {
    const known = [...rules.actions.keys()];
    const near = nearest(name, known);
    const hint = near === null ? `Known: ${listText(known)}.` : `Did you mean "${near}"?`;
    return refuse('unknown-action', `There is no action "${name}". ${hint}`);
}
const DONE = { status: 'done' };
const SUSPENDED = { status: 'suspended' };
/**
 * Checks and does a command. When it is refused, suspended or fails, the scene is exactly as before; when it is
 * suspended, `scene.table.awaited` says what is missing, and `atMoment` is called while the scene still stands where it is
 * missing.
 */
export function execute(rules, scene, command, atMoment) {
    const refusal = checkCommand(rules, scene, command);
    if (refusal !== null)
        return { status: 'refused', refusal };
    const mark = scene.mark();
    try {
        perform(rules, scene, command);
        return DONE;
    }
    catch (thrown) {
        if (thrown === SUSPEND)
            atMoment?.();
        scene.rollback(mark);
        if (thrown === SUSPEND)
            return SUSPENDED;
        throw thrown;
    }
}
/** Whether nothing is said that could be a name. */
const isMissing = (raw) => (typeof raw !== 'string' && typeof raw !== 'number') || raw === '';
/** Kinds of parameters that are one word or number. */
const ONE = ['combatant', 'word', 'number', 'text'];
/** Whether a value can be read as a parameter of that kind: a map only as a value, a list not as one word. */
function fits(kind, raw) {
    if (kind === 'value' || typeof raw !== 'object')
        return true;
    return (Array.isArray(raw) && !ONE.includes(kind) && (kind !== 'combatants' || raw.every((one) => typeof one === 'string')));
}
/** Reads a command as people write it. Names that mean nothing, missing and superfluous parameters are refused. */
export function readCommand(rules, scene, plain) {
    for (const part of ['actor', 'action']) {
        if (isMissing(plain[part]))
            return refuse('missing-value', `A command says its "${part}", and this one does not.`);
    }
    const actor = plain.actor === 'referee' ? REFEREE : rowOfName(scene, String(plain.actor));
    if (actor < 0 && plain.actor !== 'referee') {
        return unknownName('combatant', String(plain.actor), allNames(scene));
    }
    const action = rules.actions.get(String(plain.action));
    if (action === undefined)
        return unknownAction(rules, String(plain.action));
    const misplaced = wrongActor(action, actor);
    if (misplaced !== null)
        return misplaced;
    const command = rules.blank(actor, action.id);
    for (const param of action.params) {
        const raw = plain[param.name];
        if (raw === undefined || raw === null || raw === '') {
            if (!param.optional)
                return refuse('missing-value', `The command ${action.id} needs ${param.label} (${param.name}).`);
            command[param.name] = param.absent;
            continue;
        }
        if (!fits(param.kind, raw))
            return refuse('bad-value', `${param.label} (${param.name}) should be words or a number, not a map or a list.`);
        const found = param.read(scene, raw, command);
        if (isRefusal(found))
            return found;
        command[param.name] = found.value;
    }
    for (const key of Object.keys(plain)) {
        if (key === 'actor' || key === 'action' || action.params.some((p) => p.name === key))
            continue;
        const known = action.params.map((p) => p.name);
        const near = nearest(key, known);
        const hint = near !== null ? ` Did you mean "${near}"?` : known.length ? ` It takes ${listText(known)}.` : ' It takes none.';
        return refuse('unknown-field', `The command ${action.id} has no parameter "${key}".${hint}`);
    }
    return command;
}
/** The command as people, files and journals write it; parameters that are absent are left out. */
export function writeCommand(rules, scene, command) {
    const action = rules.actions.get(command.action);
    const fields = command;
    const plain = { actor: nameOf(scene, command.actor), action: command.action };
    for (const param of action.params) {
        const value = fields[param.name];
        const absent = value === param.absent || (Array.isArray(value) && value.length === 0);
        if (!absent)
            plain[param.name] = param.write(scene, value, fields);
    }
    return plain;
}
/** Lists the actor's commands, from the same definitions that check them. */
export function possibleCommands(rules, scene, actor) {
    const legal = [];
    const refused = [];
    for (const action of rules.actions.values()) {
        if ((action.by === 'referee') !== (actor === REFEREE))
            continue;
        for (const command of action.suggest(scene, actor)) {
            const refusal = checkCommand(rules, scene, command);
            if (refusal === null)
                legal.push(command);
            else
                refused.push({ command, refusal });
        }
    }
    return { legal, refused };
}
//# sourceMappingURL=perform.js.map
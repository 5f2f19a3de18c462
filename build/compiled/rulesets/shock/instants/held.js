import { isUp } from '../rules/who.js';
import { cite } from '../scene.js';
import { C } from '../tables.js';
/** Prices of acts that a held action can become. */
const HELD = new Set(['main', 'move', 'free', 'attack', 'swarm', 'turn']);
/** A command in words, without its actor: the action and its parameters, those that are absent left out. */
function textOf(scene, params, command) {
    const words = [command.action];
    for (const param of params) {
        const value = command[param.name];
        if (value === param.absent || (Array.isArray(value) && value.length === 0))
            continue;
        words.push(String(param.write(scene, value, command)));
    }
    return words.join(' ');
}
cite('hold-leftovers', 'hold-action', 'hold-resolves-first');
/** Every legal act of one who holds, with its words. What is an Instant by itself is no held act: it triggers nothing. */
export const heldActs = (scene, who, actions) => legalActs(scene, who, actions, (price) => HELD.has(price));
/** Every spell that the combatant can cast as an Instant now, with its words, those that it has cast in this chain of windows, too. */
export function quickSpells(scene, who, actions) {
    if (!scene.fighter(who).quickSpells)
        return [];
    return legalActs(scene, who, actions.filter(({ id }) => id === 'cast'), (price) => price === 'instant');
}
/** The action of a command that was held. */
export const actionOf = (actions, command) => actions.find(({ id }) => id === command.action);
function legalActs(scene, who, actions, isWanted) {
    const found = [];
    for (const action of actions) {
        for (const command of action.suggest(scene, who)) {
            if (!isWanted(action.price(scene, command)) || action.check(scene, command) !== null)
                continue;
            found.push({ command, text: textOf(scene, action.params, command) });
        }
    }
    return found;
}
/** Triggers a held act and whatever else follows it in the same moment. */
export function trigger(scene, who, first, actions) {
    actionOf(actions, first).resolve(scene, first);
    while (isUp(scene, who) && scene.now.combatant.triggered[who] === 1) {
        const more = heldActs(scene, who, actions);
        if (more.length === 0)
            break;
        const answer = scene.ask({
            rule: 'hold-leftovers',
            kind: 'choice',
            to: who,
            prompt: 'What else does {0} do of what it held?',
            about: [who],
            options: [{ value: 'done', label: 'nothing more' }, ...more.map(({ text }) => ({ value: text, label: text }))],
            preset: 0,
            decline: 0,
            reaction: true,
        });
        const next = more[answer - 1];
        if (next === undefined)
            break;
        actionOf(actions, next.command).resolve(scene, next.command);
    }
    scene.set(C.triggered, who, 0, 'hold-leftovers');
}
//# sourceMappingURL=held.js.map
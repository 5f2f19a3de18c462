import { expect } from 'vitest';
import { checkCommand, execute, isRefusal, REFEREE, readCommand, Table, } from '../src/index.js';
import { Scene } from '../src/rules.js';
import { bareShowing } from './bare-showing.js';
/** A set-up with a roster: sides `heroes` and `foes`, seats `referee`, `ann` and `bob`, unless said otherwise. */
export function tinySetup(roster, more = {}) {
    const person = (id) => ({ id, by: 'person', policy: null });
    return {
        ruleset: 'tiny',
        title: 'A made-up fight',
        encounter: { roster },
        options: {},
        sides: [
            { id: 'heroes', name: 'Heroes', hitPoints: 'exact' },
            { id: 'foes', name: 'Foes', hitPoints: 'exact' },
        ],
        seats: [person('referee'), person('ann'), person('bob')],
        notes: [],
        roster,
        ...more,
    };
}
/** One kind of command: what it does, and where it matters when it is legal, its parameters, and who gives it. */
export function act(id, resolve, more = {}) {
    const none = () => null;
    return { id, rule: id, title: id, by: 'combatant', params: [], suggest: () => [], check: none, resolve, ...more };
}
/** A working copy of a made-up fight with everybody of the roster in place. */
export function tinyScene(tables, setup, capacity = {}) {
    const scene = new Scene(tables, { combatant: setup.roster.length, ...capacity }, setup);
    for (const entrant of setup.roster) {
        const row = scene.join(entrant, entrant.name, 'set-up');
        const cells = { side: entrant.side ?? 0, seat: entrant.seat ?? 0, ...entrant.cells };
        for (const [name, value] of Object.entries(cells)) {
            const column = tables.byPath.get(`combatant.${name}`);
            if (column === undefined)
                throw new Error(`The tables have no column combatant.${name}.`);
            scene.set(column, row, value, 'set-up');
        }
    }
    scene.settle();
    return scene;
}
/** A whole ruleset of the few members that a test is about. */
export function tinyRuleset(parts) {
    const { actions, policies = [], capacity = {}, ...given } = parts;
    const params = new Map(actions.map((a) => [a.id, a.params]));
    return {
        id: 'tiny',
        title: 'A made-up ruleset',
        version: '1',
        options: [],
        actions: new Map(actions.map((a) => [a.id, a])),
        policies: new Map(policies.map((p) => [p.id, p])),
        ruleTitles: {},
        ruleTexts: async () => ({}),
        open: (setup) => tinyScene(parts.tables, setup, capacity),
        blank(actor, action) {
            const command = { actor, action };
            for (const param of params.get(action) ?? [])
                command[param.name] = param.absent;
            return command;
        },
        mayCommand: () => null,
        commanders: (scene) => Array.from({ length: scene.combatants }, (_, row) => row),
        routine: () => null,
        implied: () => null,
        settleFight() { },
        tell: (_scene, events, at) => events[at].type,
        healthWord: (scene, row, hp) => {
            const shown = hp ?? scene.now.combatant.hp[row];
            return shown > 0 ? 'up' : 'down';
        },
        describe: () => ({}),
        describeFight: () => ({}),
        isStanding: (scene, row) => scene.now.combatant.present[row] === 1,
        vitality: (scene, row) => scene.now.combatant.hp?.[row] ?? 0,
        showing: bareShowing,
        ...given,
    };
}
/** Forgets a ruleset's own types, as hosts do. */
export const asHost = (rules) => rules;
/**
 * Dice and answers in short: `d20=14` is a die; every other word or number is somebody's answer; a list is the answers
 * of several seats to one question.
 */
export function tapeOf(entries) {
    return entries.map((entry) => {
        if (typeof entry === 'object')
            return { answers: entry };
        const die = /^d(\d+)=(\d+)$/.exec(String(entry));
        return die ? { sides: Number(die[1]), face: Number(die[2]) } : { answers: [entry] };
    });
}
/** A command as people write it: `Ada attack target=Gob`; `referee` for the referee's. */
export function plainOf(text) {
    const [actor, action, ...rest] = text.split(' ');
    const fields = Object.fromEntries(rest.map((field) => field.split('=')));
    return { actor, action, ...fields };
}
/** The command, or the refusal of its words. */
export const commandOf = (rules, scene, text) => readCommand(rules, scene, plainOf(text));
/**
 * Does a command with exactly these dice and answers: a missing entry, one left over or a refusal fails the test.
 * Returns the events.
 */
export function play(rules, scene, text, entries = []) {
    const command = commandOf(rules, scene, text);
    if (isRefusal(command))
        throw new Error(`${text}: ${command.reason}`);
    scene.table = Table.taped({ tape: tapeOf(entries) });
    scene.record(true);
    const outcome = execute(rules, scene, command);
    const awaited = scene.table.awaited;
    if (outcome.status === 'refused')
        throw new Error(`${text}: refused by ${outcome.refusal.rule}`);
    if (outcome.status === 'suspended')
        throw new Error(`${text}: an answer is missing: ${JSON.stringify(awaited)}`);
    expect(scene.table.leftOver(), `${text} leaves entries unused`).toEqual([]);
    const events = scene.recorder?.take() ?? [];
    scene.record(false);
    return events;
}
/** Why the command is refused, or null; nothing is done. */
export function refusalOf(rules, scene, text) {
    const command = commandOf(rules, scene, text);
    if (isRefusal(command))
        return command;
    const before = scene.save();
    const refusal = checkCommand(rules, scene, command);
    expect(scene.save()).toEqual(before);
    return refusal;
}
/** The row of a combatant of the roster. */
export const rowOf = (scene, name) => scene.sheets.findIndex((s) => s.name === name);
/** The events of one type, without their type. */
export const ofType = (events, type) => events.filter((e) => e.type === type).map(({ type: _type, ...rest }) => rest);
/** Adds fractions up. */
export function addFractions(a, b) {
    const numerator = a.numerator * b.denominator + b.numerator * a.denominator;
    const denominator = a.denominator * b.denominator;
    const divisor = gcd(numerator, denominator);
    return { numerator: numerator / divisor, denominator: denominator / divisor };
}
const gcd = (a, b) => (b === 0n ? a : gcd(b, a % b));
/** The fraction nothing, to begin a sum with. */
export const ZERO = { numerator: 0n, denominator: 1n };
/** A fraction as text: `3/20`. */
export const fractionText = (f) => `${f.numerator}/${f.denominator}`;
/** A note that a rule leaves in the record, to see what happened in which order. */
export function note(scene, type, fields = {}) {
    if (scene.recorder !== null)
        scene.recorder.note({ type, ...fields });
}
export { REFEREE };
//# sourceMappingURL=tiny.js.map
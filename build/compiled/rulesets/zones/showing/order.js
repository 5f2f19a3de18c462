import { listText } from '@fray/kernel/rules';
import { whoIsNext } from '../rules/turns.js';
import { isHere, isSurprised, isUp } from '../rules/who.js';
import { BETWEEN, ORDER_TABLE, SETUP, TURN } from '../tables.js';
import { CHARACTERS, ENEMIES } from '../words.js';
import { namesIn } from './said.js';
/** The line of Turns: one side after the other, the Characters among themselves by their rolls. Open to everybody. */
export function order(scene, _lens) {
    const { phase, round } = scene.now.fight;
    const entries = phase[0] === SETUP ? beforeTheFight(scene) : lineOf(scene);
    const next = phase[0] === BETWEEN ? namesIn(scene, whoIsNext(scene)) : [];
    return {
        kind: 'sides',
        round: round[0],
        title: phase[0] === SETUP ? 'Before the fight' : `Round ${round[0]}`,
        entries,
        next,
        words: wordsOf(scene, entries, next),
    };
}
/** Who takes part, before initiative has been rolled: each side as one entry. */
const beforeTheFight = (scene) => [CHARACTERS, ENEMIES].map((side) => ({
    label: scene.setup.sides[side]?.name ?? '',
    who: namesIn(scene, rowsOf(scene, side)),
    at: null,
    state: 'to-come',
    tied: false,
    notes: [],
}));
function rowsOf(scene, side) {
    const rows = [];
    for (let row = 0; row < scene.combatants; row++) {
        if (scene.now.combatant.side[row] === side && isUp(scene, row))
            rows.push(row);
    }
    return rows;
}
function lineOf(scene) {
    const { who } = scene.now.order;
    const entries = [];
    for (let i = 0; i < scene.rows(ORDER_TABLE); i++) {
        if (isHere(scene, who[i]))
            entries.push(entryOf(scene, who[i]));
    }
    return entries;
}
function entryOf(scene, row) {
    const { had, character, initiative } = scene.now.combatant;
    const now = scene.now.fight.phase[0] === TURN && scene.now.fight.turn[0] === row;
    const notes = [isUp(scene, row) ? '' : 'out of action', isSurprised(scene, row) ? 'surprised' : ''];
    return {
        label: scene.name(row),
        who: [scene.name(row)],
        at: character[row] === 1 ? initiative[row] : null,
        state: now ? 'now' : had[row] === 1 || !isUp(scene, row) ? 'done' : 'to-come',
        tied: false,
        notes: notes.filter((note) => note !== ''),
    };
}
function wordsOf(scene, entries, next) {
    const { phase, round } = scene.now.fight;
    if (phase[0] === SETUP)
        return 'The fight has not begun: the order is rolled when it does.';
    const labels = (state) => entries.filter((one) => one.state === state).map(({ label }) => label);
    const [now] = labels('now');
    const later = labels('to-come');
    const rest = later.length === 0 ? 'after that the Round is over' : `to come: ${later.join(', ')}`;
    if (now !== undefined)
        return `Round ${round[0]}: it is ${now}'s Turn; ${rest}.`;
    return next.length === 0 ? `Round ${round[0]}.` : `Round ${round[0]}: ${listText(next)} may come next; ${rest}.`;
}
//# sourceMappingURL=order.js.map
import { listText } from '@fray/kernel/rules';
import { isUnknown } from '../look.js';
import { lineLength, lineOf } from '../rules/line.js';
import { actorNow, isAble, isIn } from '../rules/who.js';
import { BATTLE, NONE, OUTSIDE, OVER } from '../tables.js';
import { namesIn, saying } from './said.js';
/** The line in which everybody has one turn a round. Those whom the lens does not know of are not in it. */
export function order(scene, lens) {
    const { phase, round } = scene.now.fight;
    const line = lineOf(scene).filter((row) => isIn(scene, row) && !isUnknown(scene, row, lens));
    const next = phase[0] === BATTLE ? namesIn(scene, whoIsNext(scene, line)) : [];
    return {
        kind: 'line',
        round: round[0],
        title: phase[0] === OUTSIDE ? 'Before the battle' : `Round ${round[0]}`,
        entries: line.map((row) => entryOf(scene, row, lens)),
        next,
        words: wordsOf(scene, line, next),
    };
}
const hasTurnToCome = (scene, row) => scene.now.combatant.acted[row] === 0 && actorNow(scene) !== row;
/** The first in the line with a turn to come; after the last turn of a round that of the next, where the old line is back. */
function whoIsNext(scene, line) {
    const next = line.find((row) => hasTurnToCome(scene, row));
    if (next !== undefined)
        return [next];
    const { usual } = scene.now.order;
    for (let place = 0; place < lineLength(scene); place++)
        if (line.includes(usual[place]))
            return [usual[place]];
    return [];
}
function entryOf(scene, row, lens) {
    const { acted, waitsFor, initiator, lineAgility } = scene.now.combatant;
    const inBattle = scene.now.fight.phase[0] === BATTLE;
    const other = waitsFor[row];
    const waits = inBattle && other !== NONE && acted[row] === 0 && actorNow(scene) !== row;
    const after = waits && !isUnknown(scene, other, lens) ? `waits until ${scene.name(other)} has acted` : '';
    return {
        label: scene.name(row),
        who: [scene.name(row)],
        at: inBattle && initiator[row] === 0 && lens.knows('abilities', row) ? lineAgility[row] : null,
        state: !inBattle
            ? scene.now.fight.phase[0] === OVER
                ? 'done'
                : 'to-come'
            : actorNow(scene) === row
                ? 'now'
                : acted[row] === 1
                    ? 'done'
                    : waits
                        ? 'waiting'
                        : 'to-come',
        tied: false,
        notes: saying([after, initiator[row] === 1 ? 'opened the battle' : '', isAble(scene, row) ? '' : 'cannot act']),
    };
}
function wordsOf(scene, line, next) {
    const { phase, round } = scene.now.fight;
    if (phase[0] === OUTSIDE)
        return 'The battle has not begun: the line is made when it does, the highest Agility first.';
    if (phase[0] === OVER)
        return 'The battle is over.';
    const later = line.filter((row) => hasTurnToCome(scene, row));
    const rest = later.length > 0
        ? `to come: ${listText(namesIn(scene, later))}`
        : next.length > 0
            ? `after that comes the next round, and ${next[0]} first`
            : 'after that the round is over';
    const actor = actorNow(scene);
    if (actor < 0 || !line.includes(actor))
        return `Round ${round[0]}; ${rest}.`;
    return `Round ${round[0]}: it is ${scene.name(actor)}'s turn; ${rest}.`;
}
//# sourceMappingURL=order.js.map
import { counted, listText, squareName, } from '@fray/kernel/rules';
import { plannedMove, squaresInReach } from '../actions/moving.js';
import { PAYMENTS } from '../actions/paying.js';
import { isHiddenFrom } from '../look.js';
import { hittersOn } from '../rules/provoking.js';
import { spacesBetween } from '../rules/space.js';
import { featStrikersOn } from '../rules/walking.js';
import { areEnemies, detects, isAble, isIn } from '../rules/who.js';
import { spellsOn, weaponsAt } from './arms.js';
import { asSeen } from './as-seen.js';
import { namesIn } from './said.js';
/** The overlay "what I can": with all that the turn has left, or that the next one will have. */
export const reach = (scene, row, lens) => asSeen(scene, lens, () => {
    const who = scene.name(row);
    const able = isAble(scene, row);
    const places = able ? placesOf(scene, row, lens) : [];
    const targets = able ? targetsOf(scene, row, lens) : [];
    return { who, places, targets, lines: [...placeLines(who, places), targetLine(who, targets)] };
});
const PAID = {
    none: 'spaces at hand',
    move: 'the Move Action',
    bonus: 'one Bonus Action',
    'two-bonus': 'both Bonus Actions',
    'move+bonus': 'the Move Action and one Bonus Action',
    'move+two-bonus': 'the Move Action and both Bonus Actions',
};
function placesOf(scene, row, lens) {
    const { grid } = scene.setup;
    const found = [
        { at: squareName(grid, scene.now.combatant.square[row]), cost: 0, words: 'stays', provokes: [] },
    ];
    for (const square of [...squaresInReach(scene, row)]) {
        const way = plannedMove(scene, row, square);
        if (way === null)
            continue;
        const { path, cost, pay } = way;
        const feats = featStrikersOn(scene, row, path).filter((enemy) => lens.knows('abilities', enemy));
        const strikers = [...new Set([...hittersOn(scene, row, path), ...feats])].sort((a, b) => a - b);
        found.push({
            at: squareName(grid, square),
            cost,
            words: `${counted(cost, 'space')}: ${PAID[PAYMENTS[pay]]}`,
            provokes: namesIn(scene, strikers),
        });
    }
    return found;
}
function targetsOf(scene, row, lens) {
    const found = [];
    for (let other = 0; other < scene.combatants; other++) {
        if (isHiddenFrom(scene, other, lens))
            continue;
        const isFoe = areEnemies(scene, row, other);
        const isTarget = isFoe && isIn(scene, other) && detects(scene, row, other);
        const weapons = isTarget ? weaponsAt(scene, row, spacesBetween(scene, row, other), lens) : [];
        const spells = spellsOn(scene, row, other, lens, isFoe ? 'foe' : 'friend');
        if (weapons.length + spells.length > 0)
            found.push({ who: scene.name(other), with: [...weapons, ...spells] });
    }
    return found;
}
/** How far it gets with what, and who may strike where. */
function placeLines(who, places) {
    const go = places.filter(({ cost }) => cost > 0);
    if (go.length === 0)
        return [`${who} can move nowhere.`];
    const most = Math.max(...go.map(({ cost }) => cost));
    const lines = [`${who} can move to ${counted(go.length, 'square')}, for up to ${counted(most, 'space')}.`];
    const watched = go.filter(({ provokes }) => provokes.length > 0);
    if (watched.length === 0)
        return [...lines, 'Nobody may strike on the way.'];
    const by = listText([...new Set(watched.flatMap(({ provokes }) => provokes))]);
    if (watched.length === go.length)
        return [...lines, `Every way may be answered with a free hit, by one or more of: ${by}.`];
    return [...lines, `The ways to ${watched.length} of them may be answered with a free hit, by one or more of: ${by}.`];
}
const targetLine = (who, targets) => targets.length === 0
    ? `${who} can strike nobody from here.`
    : `From here ${who} reaches ${targets.map(({ who: name, with: arms }) => `${name} with ${listText(arms)}`).join('; ')}.`;
//# sourceMappingURL=reach.js.map
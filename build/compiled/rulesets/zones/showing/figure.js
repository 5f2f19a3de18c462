import { ongoingOn } from '../rules/effects.js';
import { hindrancesOf } from '../rules/hindrances.js';
import { isHere, isSurprised, isUp } from '../rules/who.js';
import { FLEEING, HINDRANCES, PARLEYING } from '../words.js';
const SHORT = {
    weakened: 'wk',
    distracted: 'dis',
    stuck: 'stk',
    paralyzed: 'par',
};
/** How a combatant stands in its Zone. */
export const figure = (scene, row, _lens) => ({
    at: isHere(scene, row) ? (scene.setup.zones[scene.now.combatant.zone[row]]?.id ?? null) : null,
    size: 1,
    facing: null,
    state: !isHere(scene, row) ? 'gone' : isUp(scene, row) ? 'up' : 'down',
    badges: badges(scene, row),
});
function badges(scene, row) {
    const status = scene.now.combatant.status[row];
    const found = [];
    const add = (word, short, tone = 'bad') => found.push({ word, short, tone });
    if (status === FLEEING)
        add('fleeing', 'fle');
    if (status === PARLEYING)
        add('parleying', 'tlk', 'note');
    if (isUp(scene, row) && isSurprised(scene, row))
        add('surprised', 'sur');
    if (scene.now.combatant.disengaged[row] === 1)
        add('disengaged', 'dsg', 'good');
    if (ongoingOn(scene, row) !== null)
        add('ongoing damage', 'dmg');
    for (const kind of hindrancesOf(scene, row)) {
        const word = HINDRANCES[kind];
        add(word, SHORT[word]);
    }
    return found;
}
//# sourceMappingURL=figure.js.map
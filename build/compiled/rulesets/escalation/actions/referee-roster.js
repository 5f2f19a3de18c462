import { textParam } from '@fray/kernel/rules';
import { refuse } from '../citing.js';
import { endEncounter } from '../rules/ending.js';
import { admit, relate } from '../rules/entering.js';
import { leave } from '../rules/life.js';
import { cite } from '../scene.js';
import { BY_REFEREE } from '../tables.js';
import { FLED } from '../words.js';
import { order, referee } from './define.js';
import { notFighting } from './gate.js';
import { missTurn, notHere } from './referee-checks.js';
cite('encounter-end');
const ending = {
    rule: 'encounter-end',
    title: 'End the encounter',
    refuses: notFighting,
    resolve: (scene) => endEncounter(scene, BY_REFEREE),
};
/** The encounter is over. */
export const endEncounterAction = order({ id: 'end-encounter', ...ending, drastic: 'ends', check: notFighting });
/** The same under the name that all rulesets know. */
export const endCombat = referee.endCombat(ending);
/** The position of the side with the id, -1 for '', or why there is none. */
function sideOf({ setup }, id) {
    const at = setup.sides.findIndex((side) => side.id.toLowerCase() === id.toLowerCase());
    return at >= 0 || id === '' ? at : refuse('unknown-name', `There is no side "${id}".`);
}
/** Somebody joins in mid-fight. */
export const join = referee.join({
    rule: 'starting-positions',
    title: 'Somebody joins',
    params: [textParam('side', { label: 'its side', optional: true })],
    read(scene, { name, combatant, side: id }) {
        const side = sideOf(scene, id);
        return typeof side === 'number' ? scene.setup.readEntrant(name, combatant, side) : side;
    },
    enters(scene, entrant) {
        const row = admit(scene, entrant, 'starting-positions');
        relate(scene, row, entrant, 'starting-positions');
        missTurn(scene, row);
    },
});
/** Somebody is taken away. */
export const remove = referee.remove({
    rule: 'encounter-end',
    title: 'Somebody is taken away',
    notHere,
    goes: (scene, target) => leave(scene, target, FLED, 'encounter-end'),
});
//# sourceMappingURL=referee-roster.js.map
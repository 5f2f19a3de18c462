import { note } from '../events.js';
import { cite } from '../scene.js';
import { BETWEEN, ENDINGS, F, NONE, OVER, SETUP, TURN } from '../tables.js';
import { CHARACTERS, ENEMIES, OUT_OF_ACTION } from '../words.js';
import { leaveTurn, startRoundIfDue } from './turns.js';
import { isFighting, isUp } from './who.js';
const ENDED = {
    enemiesOut: ENDINGS.indexOf('enemies-out'),
    charactersOut: ENDINGS.indexOf('characters-out'),
    bothOut: ENDINGS.indexOf('both-out'),
    byReferee: ENDINGS.indexOf('referee'),
};
/**
 * After each command: the fight ends at once when a side has nobody fighting; otherwise a Turn whose owner has fallen or
 * left is over.
 */
export function settle(scene) {
    const phase = scene.now.fight.phase[0];
    if (phase === OVER || phase === SETUP)
        return;
    const characters = isFighting(scene, CHARACTERS);
    const enemies = isFighting(scene, ENEMIES);
    if (!characters || !enemies) {
        if (characters)
            endFight(scene, ENDED.enemiesOut, CHARACTERS);
        else if (enemies)
            endFight(scene, ENDED.charactersOut, ENEMIES);
        else
            endFight(scene, ENDED.bothOut, NONE);
        return;
    }
    if (phase === TURN && !isUp(scene, scene.now.fight.turn[0]))
        leaveTurn(scene);
    if (scene.now.fight.phase[0] === BETWEEN)
        startRoundIfDue(scene);
}
function endFight(scene, ending, winner) {
    scene.set(F.turn, 0, NONE, 'combat-ends');
    scene.set(F.phase, 0, OVER, 'combat-ends');
    scene.set(F.ending, 0, ending, 'combat-ends');
    scene.set(F.winner, 0, winner, 'combat-ends');
    scene.set(F.over, 0, 1, 'combat-ends');
    note.end(scene, winner, ending, fallen(scene), 'aftermath');
}
/** The referee says that combat is over. */
export const endByReferee = (scene) => endFight(scene, ENDED.byReferee, NONE);
cite('out-of-action', 'aftermath');
/** Combatants lying on the battlefield, in roster order. */
export function fallen(scene) {
    const rows = [];
    for (let row = 0; row < scene.combatants; row++) {
        if (scene.now.combatant.status[row] === OUT_OF_ACTION)
            rows.push(row);
    }
    return rows;
}
//# sourceMappingURL=ending.js.map
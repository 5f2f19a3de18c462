import { cite } from '../scene.js';
import { BATTLE, NONE } from '../tables.js';
import { DEAD, DEFEATED, IN } from '../words.js';
cite('modifiers', 'defeated-at-zero', 'cannot-act', 'summoning-sickness', 'sickness-length');
/** Whether the unit takes part in the battle. */
export const isIn = (scene, row) => scene.now.combatant.status[row] === IN;
/** Whether the unit lies or stands on the battlefield: in the battle, or fallen. */
export const isHere = (scene, row) => scene.now.combatant.status[row] <= DEAD;
/** Whether the unit has fallen. */
export const isDown = (scene, row) => {
    const status = scene.now.combatant.status[row];
    return status === DEFEATED || status === DEAD;
};
/** Whether the unit suffers from having just been summoned. */
export const isSick = (scene, row) => scene.now.combatant.sickUntil[row] > 0;
/** Whether the unit is in the battle and nothing forbids it to act. */
export const isAble = (scene, row) => {
    const { status, barred, sickUntil } = scene.now.combatant;
    return status[row] === IN && barred[row] === 0 && sickUntil[row] === 0;
};
/** Whether two units belong to different sides. */
export const areEnemies = (scene, a, b) => scene.now.combatant.side[a] !== scene.now.combatant.side[b];
/** The unit whose turn it is, or -1. */
export function actorNow(scene) {
    const place = scene.now.fight.place[0];
    return scene.now.fight.phase[0] === BATTLE && place >= 0 ? scene.now.order.who[place] : NONE;
}
cite('detection');
/** Whether the enemy knows of the unit. */
export function detects(scene, by, who) {
    const { hidden } = scene.now.fight;
    if (hidden[0] === 0)
        return true;
    const count = hidden[0];
    const { who: whose, by: blind } = scene.now.undetected;
    for (let i = 0; i < count; i++)
        if (whose[i] === who && blind[i] === by)
            return false;
    return true;
}
/** Units that are out of the battle in one way, in roster order. */
export function rowsWith(scene, status) {
    const rows = [];
    for (let row = 0; row < scene.combatants; row++)
        if (scene.now.combatant.status[row] === status)
            rows.push(row);
    return rows;
}
//# sourceMappingURL=who.js.map
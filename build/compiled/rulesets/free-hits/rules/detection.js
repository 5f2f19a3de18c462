import { choice, REFEREE } from '@fray/kernel/rules';
import { note } from '../events.js';
import { cite } from '../scene.js';
import { F, UNDETECTED, UNDETECTED_TABLE } from '../tables.js';
import { areEnemies, detects, isIn } from './who.js';
cite('detection', 'sneak-damage');
function count(scene) {
    scene.set(F.hidden, 0, scene.rows(UNDETECTED_TABLE), 'detection');
}
/** From now on the enemy does not know of the unit. */
export function hideFrom(scene, who, by, rule) {
    if (!detects(scene, by, who))
        return;
    const row = scene.open(UNDETECTED_TABLE);
    scene.set(UNDETECTED.who, row, who, rule);
    scene.set(UNDETECTED.by, row, by, rule);
    count(scene);
}
/** From now on the enemy knows of the unit. */
export function showTo(scene, who, by) {
    const { who: whose, by: blind } = scene.now.undetected;
    for (let i = scene.rows(UNDETECTED_TABLE) - 1; i >= 0; i--) {
        if (whose[i] === who && blind[i] === by)
            scene.close(UNDETECTED_TABLE, i);
    }
    count(scene);
}
/** Every enemy knows of the unit. */
export function reveal(scene, who) {
    if (scene.now.fight.hidden[0] === 0)
        return;
    let shown = false;
    for (let i = scene.rows(UNDETECTED_TABLE) - 1; i >= 0; i--) {
        if (scene.now.undetected.who[i] !== who)
            continue;
        scene.close(UNDETECTED_TABLE, i);
        shown = true;
    }
    if (!shown)
        return;
    count(scene);
    note.detected(scene, who);
}
/** No enemy knows of the unit. */
export function hide(scene, who, rule) {
    for (let row = 0; row < scene.combatants; row++) {
        if (isIn(scene, row) && areEnemies(scene, who, row))
            hideFrom(scene, who, row, rule);
    }
    note.hides(scene, who);
}
/** One that is out of the battle is neither hidden nor blind. */
export function dropUndetected(scene, who) {
    const { who: whose, by } = scene.now.undetected;
    for (let i = scene.rows(UNDETECTED_TABLE) - 1; i >= 0; i--) {
        if (whose[i] === who || by[i] === who)
            scene.close(UNDETECTED_TABLE, i);
    }
    count(scene);
}
const ANSWERS = [
    { value: 'detected', label: 'detected' },
    { value: 'undetected', label: 'not detected' },
];
/** Where the table wants it, the referee is asked whether the enemy detects one who sneaks. */
export function askDetection(scene, who, by) {
    if (scene.setup.options.detection !== 'ask')
        return;
    const preset = detects(scene, by, who) ? 0 : 1;
    const question = choice('detection', REFEREE, 'Does {0} detect {1}, who is sneaking?', [by, who], ANSWERS, preset);
    if (scene.ask(question) === 0)
        showTo(scene, who, by);
    else
        hideFrom(scene, who, by, 'detection');
}
//# sourceMappingURL=detection.js.map
import { combatantParam } from '@fray/kernel/rules';
import { refuse } from '../citing.js';
import { attributeParam, weaponParam } from '../command.js';
import { note } from '../events.js';
import { cannotAim, cannotExecute, execute, suspects } from '../rules/execution.js';
import { usualMelee, usualMissile } from '../rules/gear.js';
import { areEnemies, isAlive, isUp, rowsWhere } from '../rules/who.js';
import { cite } from '../scene.js';
import { C } from '../tables.js';
import { MELEE } from '../words.js';
import { act } from './define.js';
import { noAttacks } from './gate.js';
import { aimOf, badChoice } from './striking.js';
/** The weapon of an execution that names none: the one aimed with, else one that is only shot, else the usual one. */
function weaponOf(scene, { actor, weapon }) {
    if (weapon >= 0)
        return weapon;
    const aimed = scene.now.combatant.aimWith[actor];
    if (aimed >= 0)
        return aimed;
    const missile = usualMissile(scene, actor);
    return missile >= 0 && scene.kind(missile).modes[0]?.kind !== MELEE ? missile : usualMelee(scene, actor);
}
const executionAim = (scene, blow) => aimOf(scene, { ...blow, weapon: weaponOf(scene, blow) });
const unsuspecting = combatantParam('target', {
    label: 'whom',
    candidates: (scene, actor) => rowsWhere(scene, (row) => areEnemies(scene, actor, row) && isUp(scene, row)),
});
cite('execution-minute', 'execution-ranged', 'execution-melee');
/** Spends the round on aiming at, or lurking close to, one that suspects nothing. */
export const aim = act({
    id: 'aim',
    rule: 'execution-minute',
    title: 'Aim or lurk for an execution',
    price: 'both',
    params: [unsuspecting, weaponParam()],
    check(scene, command) {
        const { actor, target } = command;
        const why = noAttacks(scene, actor);
        if (why !== null)
            return why;
        if (!isAlive(scene, target))
            return refuse('execution-target', `${scene.name(target)} is dead or gone.`);
        return suspects(scene, target) ?? cannotAim(scene, actor, target, weaponOf(scene, command));
    },
    resolve(scene, command) {
        const { actor, target } = command;
        const weapon = weaponOf(scene, command);
        const { aimAt, aimWith } = scene.now.combatant;
        if (aimAt[actor] !== target || aimWith[actor] !== weapon) {
            scene.set(C.aimAt, actor, target, 'execution-minute');
            scene.set(C.aimRounds, actor, 0, 'execution-minute');
        }
        scene.set(C.aimWith, actor, weapon, 'execution-minute');
        scene.set(C.aimed, actor, 1, 'execution-minute');
        note.aims(scene, actor, target);
        scene.announce(actor);
    },
});
/** The execution attack after a minute. */
export const executeAction = act({
    id: 'execute',
    rule: 'execution-target',
    title: 'Execution attack',
    price: 'main',
    params: [unsuspecting, weaponParam(), attributeParam('with')],
    check(scene, command) {
        const { actor, target } = command;
        const why = noAttacks(scene, actor) ?? suspects(scene, target);
        if (why !== null)
            return why;
        const to = executionAim(scene, command);
        if (to.mode < 0)
            return refuse('weapon-entry', 'That weapon cannot be used so.');
        return badChoice(scene, command, to) ?? cannotExecute(scene, actor, to);
    },
    resolve: (scene, command) => execute(scene, command.actor, executionAim(scene, command), command),
});
//# sourceMappingURL=execution.js.map
import { blankOf } from '@fray/kernel/rules';
import { refuse } from '../citing.js';
import { targetParam } from '../command.js';
import { cannotFire, fire, offers } from '../reactions/readied.js';
import { readiedCommand } from '../rules/readied.js';
import { cite } from '../scene.js';
import { NONE } from '../tables.js';
import { order } from './define.js';
import { notFighting } from './gate.js';
cite('ready');
/** A readied action with a trigger that the table judges is set off between two commands. */
export const triggerBy = (actions) => order({
    id: 'trigger',
    rule: 'ready',
    title: 'Set off a readied action',
    params: [targetParam()],
    check: (scene, { target }) => notFighting(scene) ??
        (scene.now.combatant.readySlot[target] === NONE
            ? refuse('ready', `${scene.name(target)} has nothing readied.`)
            : cannotFire(scene, target, actions())),
    resolve(scene, { target }) {
        const command = readiedCommand(scene, target, blankOf(actions()));
        const action = actions().get(command.action);
        if (action === undefined || cannotFire(scene, target, actions()) !== null)
            return;
        if (offers(scene, target, NONE, command))
            fire(scene, target, action, command);
    },
});
//# sourceMappingURL=referee-triggers.js.map
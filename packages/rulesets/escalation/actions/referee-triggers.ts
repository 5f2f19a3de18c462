import { blankOf, person, plainly } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { targetParam } from '../command.ts'
import { cannotFire, fire, offers } from '../reactions/readied.ts'
import { readiedCommand } from '../rules/readied.ts'
import { NONE } from '../tables.ts'
import type { EscalationAction } from './action.ts'
import { order } from './define.ts'
import { notFighting } from './gate.ts'

/** A readied action with a trigger that the table judges is set off between two commands. */
export const triggerBy = (actions: () => ReadonlyMap<string, EscalationAction>) =>
  order({
    id: 'trigger',
    rule: 'ready',
    title: plainly('Set off a readied action'),
    params: [targetParam()],
    check: (scene, { target }) =>
      notFighting(scene) ??
      (scene.now.combatant.readySlot[target] === NONE
        ? refuse('ready', '{target} has nothing readied.', { target: person(target) })
        : cannotFire(scene, target, actions())),
    resolve(scene, { target }) {
      const command = readiedCommand(scene, target, blankOf(actions()))
      const action = actions().get(command.action)
      if (action === undefined || cannotFire(scene, target, actions()) !== null) return
      if (offers(scene, target, NONE, action, command)) fire(scene, target, action, command)
    },
  })

import { combatantParam, person, plainly } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { attributeParam, weaponParam } from '../command.ts'
import { note } from '../events.ts'
import { cannotAim, cannotExecute, execute, suspects } from '../rules/execution.ts'
import { usualMelee, usualMissile } from '../rules/gear.ts'
import { areEnemies, isAlive, isUp } from '../rules/who.ts'
import type { Aim, ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { MELEE } from '../words.ts'
import { act } from './define.ts'
import { noAttacks } from './gate.ts'
import { aimOf, type Blow, badChoice } from './striking.ts'

/** The weapon of an execution that names none: the one aimed with, else one that is only shot, else the usual one. */
function weaponOf(scene: ShockScene, { actor, weapon }: Blow): number {
  if (weapon >= 0) return weapon
  const aimed = scene.now.combatant.aimWith[actor]
  if (aimed >= 0) return aimed
  const missile = usualMissile(scene, actor)
  return missile >= 0 && scene.kind(missile).modes[0]?.kind !== MELEE ? missile : usualMelee(scene, actor)
}

const executionAim = (scene: ShockScene, blow: Blow): Aim => aimOf(scene, { ...blow, weapon: weaponOf(scene, blow) })

const unsuspecting = combatantParam('target', {
  label: 'whom',
  suggestions: (scene: ShockScene, actor) =>
    scene.rowsWhere((row) => areEnemies(scene, actor, row) && isUp(scene, row)),
})

/** Spends the round on aiming at, or lurking close to, one that suspects nothing. */
export const aim = act({
  id: 'aim',
  rule: 'execution-minute',
  title: plainly('Aim or lurk for an execution'),
  says: 'Aim or lurk for the execution of {it}',
  intent: 'harm',
  price: 'both',
  params: [unsuspecting, weaponParam()],
  check(scene, command) {
    const { actor, target } = command
    const why = noAttacks(scene, actor)
    if (why !== null) return why
    if (!isAlive(scene, target))
      return refuse('execution-target', '{target} is dead or gone.', { target: person(target) })
    return suspects(scene, target) ?? cannotAim(scene, actor, target, weaponOf(scene, command))
  },
  resolve(scene, command) {
    const { actor, target } = command
    const weapon = weaponOf(scene, command)
    const { aimAt, aimWith } = scene.now.combatant
    if (aimAt[actor] !== target || aimWith[actor] !== weapon) {
      scene.set(C.aimAt, actor, target, 'execution-minute')
      scene.set(C.aimRounds, actor, 0, 'execution-minute')
    }
    scene.set(C.aimWith, actor, weapon, 'execution-minute')
    scene.set(C.aimed, actor, 1, 'execution-minute')
    note.aims(scene, actor, target)
    scene.announce(actor)
  },
})

/** The execution attack after a minute. */
export const executeAction = act({
  id: 'execute',
  rule: 'execution-target',
  title: plainly('Execution attack'),
  says: 'Execution attack on {it}',
  intent: 'harm',
  price: 'main',
  params: [unsuspecting, weaponParam(), attributeParam('with')],
  check(scene, command) {
    const { actor, target } = command
    const why = noAttacks(scene, actor) ?? suspects(scene, target)
    if (why !== null) return why
    const to = executionAim(scene, command)
    if (to.mode < 0) return refuse('weapon-entry', 'That weapon cannot be used so.')
    return badChoice(scene, command, to) ?? cannotExecute(scene, actor, to)
  },
  resolve: (scene, command) => execute(scene, command.actor, executionAim(scene, command), command),
})

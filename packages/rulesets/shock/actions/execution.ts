import { combatantParam, refuse } from '@fray/kernel/rules'
import { attributeParam, blank, type ShockCommand, weaponParam } from '../command.ts'
import { note } from '../events.ts'
import { cannotAim, cannotExecute, execute, suspects } from '../rules/execution.ts'
import { usualMelee, usualMissile } from '../rules/gear.ts'
import { areEnemies, isAlive, isUp } from '../rules/who.ts'
import { cite, type ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { badChoice, modeFor } from './fight.ts'
import { combatantAction, noAttacks, type ShockAction } from './gate.ts'

const weaponOf = (scene: ShockScene, { actor, weapon }: ShockCommand): number => {
  if (weapon >= 0) return weapon
  const aimed = scene.now.combatant.aimWith[actor]
  if (aimed >= 0) return aimed
  const missile = usualMissile(scene, actor)
  return missile >= 0 && modeFor(scene, actor, -1, missile, false) >= 0 && scene.kind(missile).modes[0]?.kind !== 0
    ? missile
    : usualMelee(scene, actor)
}

function* unsuspecting(scene: ShockScene, actor: number, action: string): Iterable<ShockCommand> {
  for (let row = 0; row < scene.combatants; row++) {
    if (!areEnemies(scene, actor, row) || !isUp(scene, row)) continue
    const command = blank(actor, action)
    command.target = row
    yield command
  }
}

cite('execution-minute', 'execution-ranged', 'execution-melee')

/** Spends the round on aiming at, or lurking close to, one that suspects nothing. */
export const aim: ShockAction = combatantAction({
  id: 'aim',
  rule: 'execution-minute',
  title: 'Aim or lurk for an execution',
  price: 'both',
  params: [combatantParam('target', { label: 'whom' }), weaponParam('weapon')],
  suggest: (scene, actor) => unsuspecting(scene, actor, 'aim'),
  check(scene, command: ShockCommand) {
    const { actor, target } = command
    const why = noAttacks(scene, actor)
    if (why !== null) return why
    if (!isAlive(scene, target)) return refuse('execution-target', `${scene.name(target)} is dead or gone.`)
    return suspects(scene, target) ?? cannotAim(scene, actor, target, weaponOf(scene, command))
  },
  resolve(scene, command: ShockCommand) {
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
    scene.moments.announced(scene, actor, null, false)
  },
})

/** The execution attack after a minute. */
export const executeAction: ShockAction = combatantAction({
  id: 'execute',
  rule: 'execution-target',
  title: 'Execution attack',
  price: 'main',
  params: [combatantParam('target', { label: 'whom' }), weaponParam('weapon'), attributeParam('with')],
  suggest: (scene, actor) => unsuspecting(scene, actor, 'execute'),
  check(scene, command: ShockCommand) {
    const { actor, target } = command
    const why = noAttacks(scene, actor) ?? suspects(scene, target)
    if (why !== null) return why
    const weapon = weaponOf(scene, command)
    const mode = modeFor(scene, actor, target, weapon, false)
    if (mode < 0) return refuse('weapon-entry', 'That weapon cannot be used so.')
    return badChoice(scene, command, weapon, mode) ?? cannotExecute(scene, actor, target, weapon, mode)
  },
  resolve(scene, command: ShockCommand) {
    const { actor, target } = command
    const weapon = weaponOf(scene, command)
    execute(scene, actor, target, weapon, modeFor(scene, actor, target, weapon, false), command.with)
  },
})

import { combatantParam, flagParam, refuse, wordParam } from '@fray/kernel/rules'
import { attributeParam, blank, type ShockCommand, weaponParam } from '../command.ts'
import { note } from '../events.ts'
import { prepare, resolveAttack } from '../rules/attack.ts'
import { cannotAttack } from '../rules/legal.ts'
import { swarmOn } from '../rules/swarm.ts'
import { currentSide } from '../rules/turns.ts'
import { areEnemies, isUp } from '../rules/who.ts'
import { cite, type ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { MANEUVERS, NO_MANEUVER } from '../words.ts'
import { cannotStrike, choicesOf, enemies, isThrown, modeFor, modifierParams, usingParam, weaponFor } from './fight.ts'
import { combatantAction, noAttacks, type ShockAction } from './gate.ts'

cite('swarm-attack', 'swarm-range', 'swarm-size', 'swarm-alone', 'target-gone')

/** Joins a swarm on an enemy. */
export const swarm: ShockAction = combatantAction({
  id: 'swarm',
  rule: 'swarm-attack',
  title: 'Join a Swarm Attack',
  price: 'main',
  params: [combatantParam('target', { label: 'whom' }), weaponParam('weapon'), flagParam('thrown', 'yes to throw it')],
  *suggest(scene, actor) {
    for (const target of enemies(scene, actor)) {
      const command = blank(actor, 'swarm')
      command.target = target
      command.weapon = weaponFor(scene, command)
      yield command
    }
  },
  check(scene, command: ShockCommand) {
    const { actor, target } = command
    const why = noAttacks(scene, actor)
    if (why !== null) return why
    if (!areEnemies(scene, actor, target)) return refuse('swarm-attack', 'A swarm gathers on an enemy.')
    if (swarmOn(scene, scene.now.combatant.side[actor], target) >= 4) {
      return refuse('swarm-size', `Four have joined on ${scene.name(target)} already: that swarm has to strike first.`)
    }
    const weapon = weaponFor(scene, command)
    const mode = modeFor(scene, actor, target, weapon, isThrown(command))
    const blocked =
      mode < 0
        ? refuse('swarm-range', 'That weapon cannot be used so.')
        : cannotAttack(scene, actor, target, weapon, mode, NO_MANEUVER)
    return blocked === null
      ? null
      : refuse('swarm-range', `Joining needs an attack that could be made: ${blocked.reason}`)
  },
  resolve(scene, command: ShockCommand) {
    const { actor, target } = command
    note['joins-swarm'](scene, actor, target)
    const weapon = weaponFor(scene, command)
    const mode = modeFor(scene, actor, target, weapon, isThrown(command))
    const wasUp = isUp(scene, target)
    scene.moments.announced(scene, actor, null, false)
    if (!isUp(scene, actor)) return
    const fell = wasUp && !isUp(scene, target)
    if (fell || cannotAttack(scene, actor, target, weapon, mode, NO_MANEUVER) !== null) {
      note.void(scene, actor, target, 'target-gone')
      return
    }
    scene.set(C.swarm, actor, target, 'swarm-attack')
    scene.set(C.swarmWith, actor, weapon, 'swarm-attack')
  },
})

cite('swarm-lapse', 'swarm-one-attack')

/** The swarm's one attack, by any one who has joined. */
export const strike: ShockAction = combatantAction({
  id: 'strike',
  rule: 'swarm-one-attack',
  title: 'Strike for the swarm',
  price: 'swarm',
  params: [
    combatantParam('target', { label: 'whom', optional: true }),
    weaponParam('weapon'),
    attributeParam('with'),
    wordParam('maneuver', MANEUVERS, { label: 'shove or grapple', optional: true }),
    flagParam('thrown', 'yes to throw it'),
    usingParam,
    ...modifierParams,
  ],
  suggest: (_scene, actor) => [blank(actor, 'strike')],
  check(scene, given: ShockCommand) {
    const { actor } = given
    const on = scene.now.combatant.swarm[actor]
    if (on < 0) {
      const name = scene.name(actor)
      return currentSide(scene) === scene.now.combatant.side[actor]
        ? refuse('swarm-one-attack', `${name} is in no swarm: it has joined none, or that one has struck already.`)
        : refuse('swarm-lapse', `${name} is in no swarm: one that has not struck by the end of its side's turn lapses.`)
    }
    if (given.target >= 0 && given.target !== on) {
      return refuse('swarm-one-attack', `${scene.name(actor)} has joined the swarm on ${scene.name(on)}.`)
    }
    const command = aimedAt(scene, given, on)
    const mode = modeFor(scene, actor, on, command.weapon, isThrown(command))
    return noAttacks(scene, actor) ?? cannotStrike(scene, command, command.weapon, mode)
  },
  resolve(scene, given: ShockCommand) {
    const { actor } = given
    const on = scene.now.combatant.swarm[actor]
    const command = aimedAt(scene, given, on)
    const mode = modeFor(scene, actor, on, command.weapon, isThrown(command))
    resolveAttack(scene, prepare(scene, 'swarm', actor, on, command.weapon, mode, choicesOf(command)))
  },
})

/** The command with the swarm's target and the weapon of joining where none is named. */
function aimedAt(scene: ShockScene, command: ShockCommand, target: number): ShockCommand {
  const joined = scene.now.combatant.swarmWith[command.actor]
  const weapon = command.weapon >= 0 ? command.weapon : joined >= 0 ? joined : weaponFor(scene, { ...command, target })
  return { ...command, target, weapon }
}

import { combatantParam, flagParam, person, plainly } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { attributeParam, maneuverParam, usingParam, weaponParam } from '../command.ts'
import { note } from '../events.ts'
import { cannotAttack } from '../rules/legal.ts'
import { swarmOn } from '../rules/swarm.ts'
import { currentSide } from '../rules/turns.ts'
import { areEnemies, isUp } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { act } from './define.ts'
import { noAttacks } from './gate.ts'
import { aimOf, attackAction, type Blow, enemyParam, likelyWeapon, modifierParams } from './striking.ts'

const thrownParam = flagParam('thrown', 'yes to throw it')

/** How many one swarm takes in. */
const MOST = 4

/** Joins a swarm on an enemy. */
export const swarm = act({
  id: 'swarm',
  rule: 'swarm-attack',
  title: plainly('Join a Swarm Attack'),
  says: 'Join a Swarm Attack on {it}',
  intent: 'harm',
  price: 'main',
  params: [enemyParam, weaponParam(likelyWeapon), thrownParam],
  check(scene, command) {
    const { actor, target } = command
    const why = noAttacks(scene, actor)
    if (why !== null) return why
    if (!areEnemies(scene, actor, target)) return refuse('swarm-attack', 'A swarm gathers on an enemy.')
    const joined = swarmOn(scene, scene.now.combatant.side[actor], target)
    cite('swarm-size')
    if (joined >= MOST) {
      return refuse('swarm-size', 'Four have joined on {target} already: that swarm has to strike first.', {
        target: person(target),
      })
    }
    const aim = aimOf(scene, command)
    if (aim.mode < 0)
      return refuse('swarm-range', 'Joining needs an attack that could be made: that weapon makes none.')
    const blocked = cannotAttack(scene, actor, aim)
    return (
      blocked && refuse('swarm-range', 'Joining needs an attack that could be made: {why}', { why: blocked.reason })
    )
  },
  resolve(scene, command) {
    const { actor, target } = command
    note['joins-swarm'](scene, actor, target)
    const aim = aimOf(scene, command)
    const wasUp = isUp(scene, target)
    if (!scene.announce(actor)) return
    cite('swarm-range', wasUp ? undefined : 'target-gone')
    if ((wasUp && !isUp(scene, target)) || cannotAttack(scene, actor, aim) !== null) {
      note.void(scene, actor, target, 'target-gone')
      return
    }
    scene.set(C.swarm, actor, target, 'swarm-attack')
    scene.set(C.swarmWith, actor, aim.weapon, 'swarm-attack')
  },
})

/** The swarm's one attack, by any one who has joined: at the swarm's target, with the weapon of joining where none is named. */
export const strike = attackAction({
  id: 'strike',
  rule: 'swarm-one-attack',
  title: plainly('Strike for the swarm'),
  intent: 'harm',
  price: 'swarm',
  kind: 'swarm',
  params: [
    combatantParam('target', { label: 'whom', optional: true }),
    weaponParam(),
    attributeParam('with'),
    maneuverParam,
    thrownParam,
    usingParam,
    ...modifierParams,
  ],
  aim: (scene, blow) => aimOf(scene, forSwarm(scene, blow)),
  refuses(scene, { actor, target }) {
    const { swarm: joined, side } = scene.now.combatant
    const on = joined[actor]
    if (on < 0) {
      return currentSide(scene) === side[actor]
        ? refuse('swarm-one-attack', '{actor} is in no swarm: they have joined none, or that one has struck already.', {
            actor: person(actor),
          })
        : refuse(
            'swarm-lapse',
            "{actor} is in no swarm: one that has not struck by the end of their side's turn lapses.",
            { actor: person(actor) },
          )
    }
    if (target < 0 || target === on) return null
    return refuse('swarm-one-attack', '{actor} has joined the swarm on {on}.', { actor: person(actor), on: person(on) })
  },
})

function forSwarm(scene: ShockScene, blow: Blow): Blow {
  const { swarm: joined, swarmWith } = scene.now.combatant
  const weapon = blow.weapon >= 0 ? blow.weapon : swarmWith[blow.actor]
  return { ...blow, target: joined[blow.actor], weapon }
}

import { person, plainly, type Who, wordParam } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { zoneParam } from '../command.ts'
import { note } from '../events.ts'
import { cannotLeave, cannotMove, cannotStep, leaveBattlefield, type Payment, takeStep } from '../rules/movement.ts'
import { beginTurn, endTurn } from '../rules/turns.ts'
import type { ZonesScene } from '../scene.ts'
import { BETWEEN, C, TURN } from '../tables.ts'
import { act } from './define.ts'
import { cannotAct, cannotDoAnything } from './gate.ts'

/** A Turn begins: the start-of-Turn steps. */
export const begin = act({
  id: 'begin',
  rule: 'turn-start-steps',
  title: plainly('Begin the Turn'),
  formal: true,
  check: (scene, command) =>
    scene.now.fight.phase[0] === BETWEEN
      ? null
      : refuse('round-structure', "{actor}'s Turn has already begun.", { actor: person(command.actor) }),
  resolve: (scene, command) => beginTurn(scene, command.actor),
})

/** A Turn ends: the end-of-Turn steps. */
export const end = act({
  id: 'end',
  rule: 'turn-end-steps',
  title: plainly('End the Turn'),
  formal: true,
  check: (scene, command) =>
    scene.now.fight.phase[0] === TURN
      ? null
      : refuse('turn-start-steps', "{actor}'s Turn has not begun.", { actor: person(command.actor) }),
  resolve: (scene, command) => endTurn(scene, command.actor),
})

/** A Zone to step into: every other one may be tried. */
const nextZone = zoneParam('zone', {
  says: 'to {it}',
  *suggestions({ setup, now }: ZonesScene, actor) {
    for (let at = 0; at < setup.zones.length; at++) if (at !== now.combatant.zone[actor]) yield at
  },
})

/** The Turn's move: one step to an adjacent Zone. */
export const move = act({
  id: 'move',
  rule: 'turn-move',
  title: plainly('Move'),
  intent: 'move',
  params: [nextZone],
  check: (scene, { actor, zone }) => cannotDoAnything(scene, actor) ?? cannotStep(scene, actor, zone, 'move'),
  resolve: (scene, { actor, zone }) => takeStep(scene, actor, zone, 'move'),
})

/** The Action used as another movement. */
export const moveAgain = act({
  id: 'move-again',
  rule: 'action-second-move',
  title: plainly('Move with the Action'),
  intent: 'move',
  params: [nextZone],
  check: (scene, { actor, zone }) => cannotAct(scene, actor) ?? cannotStep(scene, actor, zone, 'action'),
  resolve: (scene, { actor, zone }) => takeStep(scene, actor, zone, 'action'),
})

const PAYMENTS = ['move', 'action'] as const

/** What leaving is paid with: as said, else the move while it is left, else the Action. */
const payment = (scene: ZonesScene, actor: Who, using: number): Payment =>
  PAYMENTS[using] ?? (scene.now.combatant.moved[actor] === 0 ? 'move' : 'action')

/** Leaves the battlefield from an exit of one's side. */
export const leave = act({
  id: 'leave',
  rule: 'leaving-the-battlefield',
  title: plainly('Leave the battlefield'),
  intent: 'move',
  seldom: true,
  drastic: 'gives-up',
  params: [wordParam('using', PAYMENTS, { label: 'move or action', optional: true })],
  check(scene, { actor, using: said }) {
    const using = payment(scene, actor, said)
    const why = using === 'move' ? cannotDoAnything(scene, actor) : cannotAct(scene, actor)
    return why ?? cannotLeave(scene, actor, using)
  },
  resolve: (scene, { actor, using }) => leaveBattlefield(scene, actor, payment(scene, actor, using)),
})

/** Disengages: nobody strikes at it when it moves during the rest of this Turn. */
export const disengage = act({
  id: 'disengage',
  rule: 'disengage-action',
  title: plainly('Disengage'),
  intent: 'move',
  check(scene, { actor }) {
    const why = cannotAct(scene, actor)
    if (why !== null) return why
    if (scene.now.combatant.moved[actor] === 1) {
      return refuse('disengage-before-the-move', '{actor} has moved: no movement is left to cover.', {
        actor: person(actor),
      })
    }
    const held = cannotMove(scene, actor, 'move')
    return held?.rule === 'morale-parley' ? held : null
  },
  resolve(scene, { actor }) {
    scene.set(C.acted, actor, 1, 'turn-action')
    scene.set(C.disengaged, actor, 1, 'disengage-action')
    note.disengage(scene, actor)
  },
})

import { type Action, refuse, wordParam } from '@fray/kernel'
import { blank, type ZonesCommand, zoneParam } from '../command.ts'
import { note } from '../events.ts'
import { cannotLeave, cannotMove, cannotStep, leaveBattlefield, type Payment, takeStep } from '../rules/movement.ts'
import { beginTurn, endTurn } from '../rules/turns.ts'
import { cite, type ZonesScene } from '../scene.ts'
import { BETWEEN, C, TURN } from '../tables.ts'
import { cannotAct, cannotDoAnything } from './gate.ts'

export type ZonesAction = Action<ZonesScene, ZonesCommand>

/** A Turn begins: the start-of-Turn steps. */
export const begin: ZonesAction = {
  id: 'begin',
  rule: 'turn-start-steps',
  title: 'Begin the Turn',
  by: 'combatant',
  formal: true,
  params: [],
  suggest: (_scene, actor) => [blank(actor, 'begin')],
  check: (scene, command) =>
    scene.now.fight.phase[0] === BETWEEN
      ? null
      : refuse('round-structure', `${scene.name(command.actor)}'s Turn has already begun.`),
  resolve: (scene, command) => beginTurn(scene, command.actor),
}

/** A Turn ends: the end-of-Turn steps. */
export const end: ZonesAction = {
  id: 'end',
  rule: 'turn-end-steps',
  title: 'End the Turn',
  by: 'combatant',
  formal: true,
  params: [],
  suggest: (_scene, actor) => [blank(actor, 'end')],
  check: (scene, command) =>
    scene.now.fight.phase[0] === TURN
      ? null
      : refuse('turn-start-steps', `${scene.name(command.actor)}'s Turn has not begun.`),
  resolve: (scene, command) => endTurn(scene, command.actor),
}

/** One command for each Zone next to the actor's, and for those two steps away, which a person might try. */
function* stepsFrom(scene: ZonesScene, actor: number, action: string): Iterable<ZonesCommand> {
  const { graph } = scene.setup
  const here = scene.now.combatant.zone[actor] as number
  for (let zone = 0; zone < graph.zones.length; zone++) {
    if (zone === here) continue
    const command = blank(actor, action)
    command.zone = zone
    yield command
  }
}

/** The Turn's move: one step to an adjacent Zone. */
export const move: ZonesAction = {
  id: 'move',
  rule: 'turn-move',
  title: 'Move',
  by: 'combatant',
  params: [zoneParam('zone')],
  suggest: (scene, actor) => stepsFrom(scene, actor, 'move'),
  check: (scene, { actor, zone }) => cannotDoAnything(scene, actor) ?? cannotStep(scene, actor, zone, 'move'),
  resolve: (scene, { actor, zone }) => takeStep(scene, actor, zone, 'move'),
}

/** The Action used as another movement. */
export const moveAgain: ZonesAction = {
  id: 'move-again',
  rule: 'action-second-move',
  title: 'Move with the Action',
  by: 'combatant',
  params: [zoneParam('zone')],
  suggest: (scene, actor) => stepsFrom(scene, actor, 'move-again'),
  check: (scene, { actor, zone }) => cannotAct(scene, actor) ?? cannotStep(scene, actor, zone, 'action'),
  resolve: (scene, { actor, zone }) => takeStep(scene, actor, zone, 'action'),
}

const PAYMENTS = ['move', 'action'] as const

/** What leaving is paid with: as said, else the move while it is left, else the Action. */
function payment(scene: ZonesScene, command: ZonesCommand): Payment {
  const using = command.using as number | undefined
  if (using === 0 || using === 1) return PAYMENTS[using] as Payment
  return scene.now.combatant.moved[command.actor] === 0 ? 'move' : 'action'
}

/** Leaves the battlefield from an exit of one's side. */
export const leave: ZonesAction = {
  id: 'leave',
  rule: 'leaving-the-battlefield',
  title: 'Leave the battlefield',
  by: 'combatant',
  params: [wordParam('using', PAYMENTS, { label: 'move or action', optional: true })],
  suggest: (_scene, actor) => [blank(actor, 'leave')],
  check(scene, command) {
    const { actor } = command
    const using = payment(scene, command)
    const why = using === 'move' ? cannotDoAnything(scene, actor) : cannotAct(scene, actor)
    return why ?? cannotLeave(scene, actor, using)
  },
  resolve: (scene, command) => leaveBattlefield(scene, command.actor, payment(scene, command)),
}

cite('disengage-before-the-move')

/** Disengages: nobody strikes at it when it moves during the rest of this Turn. */
export const disengage: ZonesAction = {
  id: 'disengage',
  rule: 'disengage-action',
  title: 'Disengage',
  by: 'combatant',
  params: [],
  suggest: (_scene, actor) => [blank(actor, 'disengage')],
  check(scene, { actor }) {
    const why = cannotAct(scene, actor)
    if (why !== null) return why
    if (scene.now.combatant.moved[actor] === 1) {
      return refuse('disengage-before-the-move', `${scene.name(actor)} has moved: no movement is left to cover.`)
    }
    const held = cannotMove(scene, actor, 'move')
    return held?.rule === 'morale-parley' ? held : null
  },
  resolve(scene, { actor }) {
    scene.set(C.acted, actor, 1, 'turn-action')
    scene.set(C.disengaged, actor, 1, 'disengage-action')
    note.disengage(scene, actor)
  },
}

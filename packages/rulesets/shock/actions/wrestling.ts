import {
  type CommandBy,
  combatantParam,
  isRefusal,
  person,
  plainly,
  type Refusal,
  rowOfName,
  squareName,
  type Who,
} from '@fray/kernel/rules'
import { squareParam } from '../../on-grid/params.ts'
import { cite, refuse } from '../citing.ts'
import { weaponParam } from '../command.ts'
import { letGo } from '../rules/bonds.ts'
import { dragSquares, dragTo } from '../rules/dragging.ts'
import { breakFree, grapplersOf, throwTo, winsGrip } from '../rules/grapple.ts'
import { around, canBeSent } from '../rules/places.ts'
import type { ShockScene } from '../scene.ts'
import { act } from './define.ts'
import { noAttacks } from './gate.ts'

const MOVING = plainly('to move the one held')
const THROWING = plainly('to throw the one held')

/** Spends the Main Action on breaking free. */
export const breakLoose = act({
  id: 'escape',
  rule: 'grapple-escape',
  title: plainly('Break free'),
  intent: 'move',
  price: 'main',
  check(scene, { actor }) {
    return grapplersOf(scene, actor).length > 0
      ? null
      : refuse('grapple-escape', 'Nobody holds {actor}.', { actor: person(actor) })
  },
  resolve(scene, { actor }) {
    if (scene.announce(actor)) breakFree(scene, actor)
  },
})

/** Lets go of the one held: a Free Action. */
export const release = act({
  id: 'release',
  rule: 'grapple-release',
  title: plainly('Let go'),
  intent: 'gear',
  price: 'free',
  params: [combatantParam('target', { label: 'whom', optional: true })],
  check(scene, { actor, target }) {
    const held = scene.now.combatant.grappling[actor]
    if (held < 0) return refuse('grapple-release', '{actor} holds nobody.', { actor: person(actor) })
    return target >= 0 && target !== held
      ? refuse('grapple-release', '{actor} holds {held}.', { actor: person(actor), held: person(held) })
      : null
  },
  resolve: (scene, { actor }) => letGo(scene, actor, 'grapple-release'),
})

/** Why the one held cannot be moved at all, or null. */
function cannotHandle(scene: ShockScene, actor: Who): Refusal | null {
  const held = scene.now.combatant.grappling[actor]
  const leaving = noAttacks(scene, actor)
  if (leaving !== null) return leaving
  if (held < 0) return refuse('grapple-move-target', '{actor} holds nobody.', { actor: person(actor) })
  const others = grapplersOf(scene, held).filter((row) => row !== actor)
  if (others.length > 0) {
    cite('grapple-many')
    return refuse('grapple-move-details', '{who} holds {held} too and has to let go first.', {
      who: person(others[0] as number),
      held: person(held),
    })
  }
  return null
}

/** Moves two steps together with the one held. */
export const drag = act({
  id: 'drag',
  rule: 'grapple-move-target',
  title: plainly('Move with the one held'),
  says: 'Move with the one held to {it}',
  intent: 'move',
  price: 'main',
  params: [
    squareParam('to', {
      label: 'where the grappler ends',
      suggestions: (scene: ShockScene, actor) => new Set(dragSquares(scene, actor).map(({ own }) => own)),
    }),
    squareParam('target-to', { label: 'where the one held ends', optional: true }),
  ],
  check(scene, command) {
    const why = cannotHandle(scene, command.actor)
    if (why !== null) return why
    const holder = grapplersOf(scene, command.actor).find((row) => row !== scene.now.combatant.grappling[command.actor])
    if (holder !== undefined) {
      return refuse('grapple-immobile', '{holder} holds {actor}, who cannot move.', {
        holder: person(holder),
        actor: person(command.actor),
      })
    }
    const ends = dragEnds(scene, command)
    if (ends.length > 0) return null
    return refuse(
      'grapple-move-details',
      'They cannot both go 10 feet so that {actor} ends on {square} and they stay next to each other.',
      { actor: person(command.actor), square: { thing: squareName(scene.setup.grid, command.to) } },
    )
  },
  resolve(scene, command) {
    const { actor } = command
    const held = scene.now.combatant.grappling[actor]
    if (!scene.announce(actor) || scene.now.combatant.grappling[actor] !== held) return
    if (!winsGrip(scene, actor, MOVING)) return
    dragTo(scene, actor, held, dragEnds(scene, command))
  },
})

/** The ends of a drag that fit the command. */
const dragEnds = (scene: ShockScene, { actor, to, 'target-to': end }: CommandBy<typeof drag>) =>
  dragSquares(scene, actor).filter(({ own, theirs }) => own === to && (end < 0 || theirs === end))

const weapons = weaponParam()

/** `throw dagger Orc`, in either order, throws the weapon and nobody. */
function thrownWeapon(scene: ShockScene, actor: Who, words: readonly string[]) {
  const weapon = actor < 0 ? undefined : words.find((word) => !isRefusal(weapons.read(scene, word, { actor })))
  const target = words.find((word) => rowOfName(scene, word) >= 0)
  return weapon === undefined || words.length > 2 ? null : { action: 'shoot', target, weapon }
}

/** Throws the one held one step away; it falls prone. */
export const throwTarget = act({
  id: 'throw',
  rule: 'grapple-move-target',
  title: plainly('Throw the one held'),
  says: 'Throw the one held to {it}',
  intent: 'harm',
  price: 'main',
  params: [
    squareParam('to', {
      suggestions(scene: ShockScene, actor) {
        const held = scene.now.combatant.grappling[actor]
        return held < 0 ? [] : around(scene, scene.now.combatant.square[held])
      },
    }),
  ],
  meant: thrownWeapon,
  check(scene, { actor, to }) {
    const why = cannotHandle(scene, actor)
    if (why !== null) return why
    const held = scene.now.combatant.grappling[actor]
    return canBeSent(scene, held, to)
      ? null
      : refuse('grapple-move-details', '{held} cannot be thrown to {square}: it is not a free square next to it.', {
          held: person(held),
          square: { thing: squareName(scene.setup.grid, to) },
        })
  },
  resolve(scene, { actor, to }) {
    const held = scene.now.combatant.grappling[actor]
    if (!scene.announce(actor) || scene.now.combatant.grappling[actor] !== held) return
    if (winsGrip(scene, actor, THROWING) && canBeSent(scene, held, to)) throwTo(scene, actor, held, to)
  },
})

import { person, plainly, type Refusal, squaresBetween, type Who } from '@fray/kernel/rules'
import { rowsWhere } from '../../lasting/rows.ts'
import { refuse } from '../citing.ts'
import { note } from '../events.ts'
import { handParam, itemParam, lyingParam } from '../params.ts'
import { kindNow } from '../rules/acting.ts'
import { LIES_PRONE, NO_STANDING } from '../rules/bearing-bits.ts'
import { endConditions, PRONE } from '../rules/conditions.ts'
import { bearingRule, limbRule, sourceSaid } from '../rules/figures.ts'
import { canHold, freePlace, isHandFull, isInHand, itemsOf, putItem, takeOver } from '../rules/gear.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { C, type ItemRow } from '../tables.ts'
import { ARMS, BOTH_HANDS, CARRIED, MAIN_HAND, NO_HOLD, OFF_HAND, ON_GROUND, PICK_UP, STAND_UP } from '../words.ts'
import { declaredAs, free, standard } from './define.ts'

/** Why the item cannot go into that hand (-1: any that is free), or null. */
function handProblem(scene: WeaponSpeedScene, actor: Who, item: ItemRow, hand: number): Refusal | null {
  const kind = scene.kind(item)
  const wanted = kind.hands === 2 ? BOTH_HANDS : hand
  const needed = wanted === BOTH_HANDS ? [MAIN_HAND, OFF_HAND] : wanted < 0 ? [] : [wanted]
  for (const side of needed) {
    if (!canHold(scene, actor, side)) return maimed(scene, actor, side)
    if (isHandFull(scene, actor, side)) return full(actor, kind.name)
  }
  if (needed.length > 0 || freePlace(scene, actor, item) >= 0) return null
  const bad = [MAIN_HAND, OFF_HAND].find((side) => !canHold(scene, actor, side))
  return bad === undefined ? full(actor, kind.name) : maimed(scene, actor, bad)
}

const full = (actor: Who, item: string): Refusal =>
  refuse('declared-is-standard', '{actor} has no hand free for the {item}.', {
    actor: person(actor),
    item: { thing: item },
  })

const maimed = (scene: WeaponSpeedScene, actor: Who, side: number): Refusal =>
  refuse(limbRule(scene, actor, side, NO_HOLD), '{actor} can hold nothing in their {side} hand.', {
    actor: person(actor),
    side: plainly(ARMS[side] ?? ''),
  })

/** A command that puts something into a hand. */
interface Taking {
  readonly actor: Who
  readonly item: ItemRow
  readonly hand: number
}

/** Where it goes: the hand named, else a free one. */
const handFor = (scene: WeaponSpeedScene, { actor, item, hand }: Taking): number =>
  scene.kind(item).hands === 2 ? BOTH_HANDS : hand >= 0 ? hand : freePlace(scene, actor, item)

/** Whether it has the item in a hand, and can let it go. */
const holds = (scene: WeaponSpeedScene, actor: Who, item: ItemRow): boolean =>
  scene.now.item.owner[item] === actor && isInHand(scene, item) && !scene.kind(item).natural

/** Draws something: the Free Action. */
export const draw = free({
  id: 'draw',
  rule: 'declared-is-standard',
  title: plainly('Draw something'),
  says: 'Draw {it}',
  intent: 'gear',
  params: [
    itemParam('item', {
      suggestions: (scene: WeaponSpeedScene, actor) =>
        itemsOf(scene, actor).filter((item) => scene.now.item.place[item] === CARRIED && scene.kind(item).hands > 0),
    }),
    handParam('hand'),
  ],
  check(scene, { actor, item, hand }) {
    const { name, hands } = scene.kind(item)
    if (scene.now.item.owner[item] !== actor || scene.now.item.place[item] !== CARRIED) {
      return refuse('declared-is-standard', '{actor} does not carry a {item} to be drawn.', {
        actor: person(actor),
        item: { thing: name },
      })
    }
    if (hands === 0) return refuse('declared-is-standard', 'A {item} is not held in a hand.', { item: { thing: name } })
    return handProblem(scene, actor, item, hand)
  },
  resolve: (scene, command) => putItem(scene, command.item, handFor(scene, command), 'declared-is-standard'),
})

/** Drops what is in a hand: the Free Action. */
export const drop = free({
  id: 'drop',
  rule: 'declared-is-standard',
  title: plainly('Drop something'),
  says: 'Drop {it}',
  intent: 'gear',
  seldom: true,
  drastic: 'throws-away',
  params: [
    itemParam('item', {
      suggestions: (scene: WeaponSpeedScene, actor) =>
        itemsOf(scene, actor).filter((item) => holds(scene, actor, item)),
    }),
  ],
  check: (scene, { actor, item }) =>
    holds(scene, actor, item)
      ? null
      : refuse('declared-is-standard', '{actor} has no {item} in hand.', {
          actor: person(actor),
          item: { thing: scene.kind(item).name },
        }),
  resolve: (scene, { item }) => putItem(scene, item, ON_GROUND, 'declared-is-standard'),
})

/** Items that lie within a yard. */
const lyingNear = (scene: WeaponSpeedScene, actor: Who): number[] => {
  return rowsWhere(scene.items, (item) => liesNear(scene, actor, item))
}

function liesNear(scene: WeaponSpeedScene, actor: Who, item: ItemRow): boolean {
  const at = scene.now.item.square[item]
  if (scene.now.item.place[item] !== ON_GROUND || at < 0) return false
  return squaresBetween(scene.setup.plane, at, scene.now.combatant.square[actor]) <= 1
}

/** Picks up what lies in one's square or next to it; whoever's it was, it is the taker's now. */
export const pickUp = standard({
  id: 'pick-up',
  rule: 'action-other',
  title: plainly('Pick something up'),
  says: 'Pick up {it}',
  intent: 'gear',
  params: [
    lyingParam('item', {
      suggestions: (scene: WeaponSpeedScene, actor) =>
        kindNow(scene, actor) === PICK_UP ? lyingNear(scene, actor) : [],
    }),
    handParam('hand'),
  ],
  wanted: plainly('to pick something up'),
  declared: declaredAs(PICK_UP),
  check(scene, { actor, item, hand }) {
    if (!liesNear(scene, actor, item)) {
      return refuse('action-other', 'No {item} lies within a yard of {actor}.', {
        item: { thing: scene.kind(item).name },
        actor: person(actor),
      })
    }
    return scene.kind(item).hands === 0 ? null : handProblem(scene, actor, item, hand)
  },
  resolve(scene, command) {
    const { actor, item } = command
    const before = scene.now.item.owner[item]
    takeOver(scene, item, actor, 'action-other')
    putItem(scene, item, scene.kind(item).hands === 0 ? CARRIED : handFor(scene, command), 'action-other')
    if (before !== actor) note.takes(scene, actor, before, item)
  },
})

/** Gets up, unless something keeps it down. */
export const standUp = standard({
  id: 'stand-up',
  rule: 'action-other',
  title: plainly('Stand up'),
  intent: 'move',
  wanted: plainly('to stand up'),
  declared: declaredAs(STAND_UP),
  never(scene, { actor }) {
    if ((scene.now.combatant.bearing[actor] & NO_STANDING) === 0) return null
    const why = bearingRule(scene, actor, NO_STANDING)
    return refuse(why.rule, '{actor} cannot stand: {why}.', { actor: person(actor), why: sourceSaid(why) })
  },
  check: (scene, { actor }) =>
    scene.now.combatant.prone[actor] === 1
      ? null
      : refuse('conditions-list-empty', '{actor} is standing already.', { actor: person(actor) }),
  resolve(scene, { actor }) {
    endConditions(scene, actor, PRONE)
    if ((scene.now.combatant.bearing[actor] & LIES_PRONE) !== 0) return
    scene.set(C.prone, actor, 0, 'conditions-list-empty')
    note.stands(scene, actor)
  },
})

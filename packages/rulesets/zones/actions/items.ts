import { choice, combatantParam, person, plainly, type Refusal, say, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { itemParam, lyingItemParam, placeParam } from '../command.ts'
import { note } from '../events.ts'
import { itemsLying, itemsOf, put } from '../rules/inventory.ts'
import { spendAction } from '../rules/stunts.ts'
import { handsFull, notReady } from '../rules/weapons.ts'
import { distance, isUp } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'
import { ITEM, type ItemRow } from '../tables.ts'
import { CLOSE, HANDS, IN_BACKPACK, IN_HAND, ON_BODY, ON_GROUND } from '../words.ts'
import { act } from './define.ts'
import { cannotAct, cannotDoAnything, cannotTarry } from './gate.ts'

/** An item of the actor that is there (a position in PLACES). */
const itemIn = (place: number) =>
  itemParam('item', 'an item', 'actor', {
    suggestions: (scene: ZonesScene, actor) =>
      itemsOf(scene, actor).filter((item) => scene.now.item.place[item] === place),
  })

const what = (scene: ZonesScene, item: ItemRow): string => scene.kind(item).name

/** Why the item is not the actor's to handle, or null. */
function notIts(scene: ZonesScene, actor: Who, item: ItemRow): Refusal | null {
  if (item >= 0 && scene.now.item.holder[item] === actor) return null
  return refuse('ready-items', '{actor} does not have that item.', { actor: person(actor) })
}

function noHand(scene: ZonesScene, who: Who, item: ItemRow): Refusal | null {
  if (handsFull(scene, who) + scene.kind(item).hands <= HANDS) return null
  return refuse('ready-items', '{who} has no hand free for the {item}.', {
    who: person(who),
    item: { thing: what(scene, item) },
  })
}

/** Takes an item out of the backpack into a free hand. */
export const retrieve = act({
  id: 'retrieve',
  rule: 'action-retrieve-item',
  title: plainly('Get out of the backpack'),
  says: 'Get {it} out of the backpack',
  intent: 'gear',
  params: [itemIn(IN_BACKPACK)],
  check(scene, { actor, item }) {
    const why = cannotAct(scene, actor) ?? cannotTarry(scene, actor) ?? notIts(scene, actor, item)
    if (why !== null) return why
    if (scene.now.item.place[item] !== IN_BACKPACK) {
      return refuse('action-retrieve-item', 'The {item} is not in the backpack.', {
        item: { thing: what(scene, item) },
      })
    }
    return noHand(scene, actor, item)
  },
  resolve(scene, { actor, item }) {
    spendAction(scene, actor)
    put(scene, item, IN_HAND, 'action-retrieve-item')
  },
})

/** Takes an item from the body into a free hand; costs nothing. */
export const draw = act({
  id: 'draw',
  rule: 'ready-items',
  title: plainly('Draw'),
  intent: 'gear',
  params: [itemIn(ON_BODY)],
  check(scene, { actor, item }) {
    const why = cannotDoAnything(scene, actor) ?? notIts(scene, actor, item)
    if (why !== null) return why
    const place = scene.now.item.place[item]
    if (place === IN_BACKPACK) {
      return refuse('action-retrieve-item', 'The {item} is in the backpack: retrieving it takes the Action.', {
        item: { thing: what(scene, item) },
      })
    }
    if (place === IN_HAND)
      return refuse('ready-items', 'The {item} is already in hand.', { item: { thing: what(scene, item) } })
    if (place === ON_GROUND)
      return refuse('ready-items', 'The {item} lies on the ground.', { item: { thing: what(scene, item) } })
    return noHand(scene, actor, item)
  },
  resolve: (scene, { item }) => put(scene, item, IN_HAND, 'ready-items'),
})

/** Puts a held item on the body; costs nothing. */
export const stow = act({
  id: 'stow',
  rule: 'ready-items',
  title: plainly('Put away'),
  intent: 'gear',
  seldom: true,
  params: [itemIn(IN_HAND)],
  check(scene, { actor, item }) {
    const why = cannotDoAnything(scene, actor) ?? notIts(scene, actor, item)
    if (why !== null) return why
    if (scene.now.item.place[item] === IN_HAND) return null
    return refuse('ready-items', 'The {item} is not in hand.', { item: { thing: what(scene, item) } })
  },
  resolve: (scene, { item }) => put(scene, item, ON_BODY, 'ready-items'),
})

/** Lets an item fall; costs nothing. */
export const drop = act({
  id: 'drop',
  rule: 'ready-items',
  title: plainly('Drop'),
  intent: 'gear',
  seldom: true,
  params: [itemIn(IN_HAND)],
  check(scene, { actor, item }) {
    const why = cannotDoAnything(scene, actor) ?? notIts(scene, actor, item)
    if (why !== null) return why
    const where = scene.now.item.place[item]
    if (where === ON_GROUND)
      return refuse('ready-items', 'The {item} already lies on the ground.', { item: { thing: what(scene, item) } })
    if (where !== IN_BACKPACK) return null
    return refuse('action-retrieve-item', 'The {item} is in the backpack.', { item: { thing: what(scene, item) } })
  },
  resolve: (scene, { item }) => put(scene, item, ON_GROUND, 'ready-items'),
})

/** Picks up what lies in its Zone, whosever it was: the Action. */
export const pickUp = act({
  id: 'pick-up',
  rule: 'ready-items',
  title: plainly('Pick up'),
  intent: 'gear',
  params: [lyingItemParam('item')],
  check(scene, { actor, item }) {
    const why = cannotAct(scene, actor) ?? cannotTarry(scene, actor)
    if (why !== null) return why
    cite('same-zone-interaction')
    if (!itemsLying(scene, scene.now.combatant.zone[actor]).includes(item)) {
      return refuse('ready-items', 'Nothing of the kind lies where {actor} is.', { actor: person(actor) })
    }
    return noHand(scene, actor, item)
  },
  resolve(scene, { actor, item }) {
    spendAction(scene, actor)
    scene.set(ITEM.holder, item, actor, 'ready-items')
    put(scene, item, IN_HAND, 'ready-items')
  },
})

const WILLING = [
  { value: 'yes', label: plainly('takes it') },
  { value: 'no', label: plainly('does not take it') },
] as const

/** Where a handed item goes: on the body, if not into the hand. */
const placeFor = (to: number): number => (to === IN_HAND ? IN_HAND : ON_BODY)

/** A friend who is up. */
function* friends(scene: ZonesScene, actor: Who): Iterable<number> {
  const { side } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (row !== actor && side[row] === side[actor] && isUp(scene, row)) yield row
  }
}

/** Hands an item to somebody in the same Zone, or swaps one for one; the giver's Action. */
export const give = act({
  id: 'give',
  rule: 'trade-items',
  title: plainly('Hand over'),
  intent: 'gear',
  seldom: true,
  params: [
    itemParam('item', 'an item', 'actor', { suggestions: itemsOf }),
    combatantParam('target', { label: 'to whom', suggestions: friends, says: 'to {it}' }),
    placeParam('to'),
    itemParam('for', 'an item in exchange', 'target', { optional: true }),
  ],
  check(scene, { actor, item, target, to, for: back }) {
    const why = cannotAct(scene, actor) ?? cannotTarry(scene, actor) ?? notIts(scene, actor, item)
    if (why !== null) return why
    if (target < 0 || target === actor || !isUp(scene, target)) {
      return refuse('trade-costs-the-giver', 'The receiver must be somebody else who is up.')
    }
    cite('same-zone-interaction')
    if (distance(scene, actor, target) !== CLOSE) {
      return refuse('trade-items', '{target} is not in the same Zone.', { target: person(target) })
    }
    const unready = notReady(scene, item, say('The {item}', { item: { thing: what(scene, item) } }))
    if (unready !== null) return unready
    if (back >= 0) {
      const theirs =
        notIts(scene, target, back) ?? notReady(scene, back, say('The {item}', { item: { thing: what(scene, back) } }))
      if (theirs !== null) return theirs
    }
    const freed = back >= 0 && scene.now.item.place[back] === IN_HAND ? scene.kind(back).hands : 0
    if (placeFor(to) === IN_HAND && handsFull(scene, target) - freed + scene.kind(item).hands > HANDS) {
      return refuse('ready-items', '{target} has no hand free for the {item}.', {
        target: person(target),
        item: { thing: what(scene, item) },
      })
    }
    return null
  },
  resolve(scene, { actor, item, target, to, for: back }) {
    const seats = scene.now.combatant.seat
    spendAction(scene, actor)
    cite('trade-costs-the-giver')
    if (seats[target] !== seats[actor]) {
      const prompt = say('{giver} hands {receiver} the {item}: does {receiver} take it?', {
        giver: person(actor),
        receiver: person(target),
        item: { thing: what(scene, item), ref: { table: 'item', row: item } },
      })
      if (scene.ask(choice('trade-costs-the-giver', target, prompt, WILLING)) === 1) return
    }
    handOver(scene, item, target, placeFor(to))
    if (back >= 0) handOver(scene, back, actor, ON_BODY)
  },
})

function handOver(scene: ZonesScene, item: ItemRow, to: number, where: number): void {
  note['hand-over'](scene, to, item, where)
  scene.set(ITEM.holder, item, to, 'trade-items')
  scene.set(ITEM.place, item, where, 'trade-costs-the-giver')
}

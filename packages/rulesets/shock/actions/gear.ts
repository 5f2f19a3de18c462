import { combatantParam, person, plainly, type Refusal, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { itemParam } from '../command.ts'
import { note } from '../events.ts'
import { dropItem, freeHands, itemsOf } from '../rules/gear.ts'
import { pairInHand } from '../rules/legal.ts'
import { allowSwap, swapRefusal } from '../rules/limits.ts'
import { applyEffects, isHarmful } from '../rules/powers.ts'
import { areAdjacent, seesLine } from '../rules/space.ts'
import { areEnemies, isAlive } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { C, ITEM, type ItemRow } from '../tables.ts'
import { IN_HAND, READIED, STOWED } from '../words.ts'
import { act } from './define.ts'
import { noAttacks } from './gate.ts'

/** The actor's items of which the test is true; nobody thinks of what has grown. */
export function* ownItems(scene: ShockScene, actor: Who, test: (item: ItemRow) => boolean): Iterable<number> {
  for (const item of itemsOf(scene, actor)) {
    if (scene.now.item.holder[item] !== actor || !test(item)) continue
    const { natural, unarmed } = scene.kind(item)
    if (!natural && !unarmed) yield item
  }
}

/** An item of the actor; those of which the test is true are thought of. Of several of a name one is meant that is carried `from` there. */
const ownItem = (label: string, test: (scene: ShockScene, item: ItemRow) => boolean, from: number = IN_HAND) =>
  itemParam('item', label, from, {
    suggestions: (scene: ShockScene, actor) => ownItems(scene, actor, (item) => test(scene, item)),
  })

/** An item of the actor that it has there: a position in CARRIED. */
const itemIn = (label: string, place: number) =>
  ownItem(label, ({ now }, item) => now.item.carried[item] === place, place)

const isGrown = (scene: ShockScene, item: ItemRow): Refusal | null =>
  scene.kind(item).natural || scene.kind(item).unarmed
    ? refuse('ready-stow', 'The {item} can be neither drawn nor put away.', { item: { thing: scene.itemName(item) } })
    : null

export function noHand(
  scene: ShockScene,
  actor: Who,
  item: ItemRow,
  rule: 'ready-weapon-needed' | 'pick-up-item',
): Refusal | null {
  if (freeHands(scene, actor) >= scene.kind(item).hands) return null
  return refuse(rule, '{actor} has not enough hands free for the {item}.', {
    actor: person(actor),
    item: { thing: scene.itemName(item) },
  })
}

export function noteItem(scene: ShockScene, who: Who, item: ItemRow): void {
  note.item(scene, who, item, scene.now.item.carried[item])
}

/** Takes an item out of the pack: it is Readied, and in hand where a hand is free. */
export const ready = act({
  id: 'ready',
  rule: 'ready-stow',
  title: plainly('Ready an item'),
  says: 'Ready {it}',
  intent: 'gear',
  price: 'main',
  params: [itemIn('an item in the pack', STOWED)],
  check(scene, { actor, item }) {
    if (scene.now.item.carried[item] !== STOWED) {
      return refuse('ready-stow', 'The {item} is not Stowed.', { item: { thing: scene.itemName(item) } })
    }
    return tooMany(scene, actor)
  },
  resolve(scene, { actor, item }) {
    if (!scene.announce(actor) || scene.now.item.carried[item] !== STOWED) return
    scene.set(ITEM.carried, item, READIED, 'ready-stow')
    noteItem(scene, actor, item)
  },
})

/** The table's limit on what may be Readied in addition to what is in hand. */
function tooMany(scene: ShockScene, actor: Who): Refusal | null {
  const limit = Number(scene.setup.options['readied-limit'] ?? 0)
  if (!(limit > 0)) return null
  const { holder, carried } = scene.now.item
  let readied = 0
  for (const item of itemsOf(scene, actor)) if (holder[item] === actor && carried[item] === READIED) readied++
  return readied < limit
    ? null
    : refuse('ready-stow', '{actor} has {limit} items Readied; no more fit.', {
        actor: person(actor),
        limit: { number: limit },
      })
}

/** Puts a Readied item into the pack. */
export const stow = act({
  id: 'stow',
  rule: 'ready-stow',
  title: plainly('Stow an item'),
  says: 'Stow {it}',
  intent: 'gear',
  seldom: true,
  price: 'main',
  params: [ownItem('a Readied item', ({ now }, item) => now.item.carried[item] < STOWED)],
  check(scene, { item }) {
    const grown = isGrown(scene, item)
    if (grown !== null) return grown
    if (scene.now.item.carried[item] >= STOWED) {
      return refuse('ready-stow', 'The {item} is not Readied.', { item: { thing: scene.itemName(item) } })
    }
    return null
  },
  resolve(scene, { actor, item }) {
    const { holder, carried } = scene.now.item
    if (!scene.announce(actor) || holder[item] !== actor || carried[item] >= STOWED) return
    scene.set(ITEM.carried, item, STOWED, 'ready-stow')
    endDual(scene, actor)
    noteItem(scene, actor, item)
  },
})

/** Fighting with both ends when one of the two is not in hand any more. */
function endDual(scene: ShockScene, actor: Who): void {
  if (scene.now.combatant.dual[actor] === 0) return
  cite('dual-wield-stance')
  if ('reason' in pairInHand(scene, actor)) {
    scene.set(C.dual, actor, 0, 'dual-wield-stance')
  }
}

/** Takes a Readied weapon in hand: costs nothing. */
export const draw = act({
  id: 'draw',
  rule: 'sheathe-free',
  title: plainly('Draw'),
  intent: 'gear',
  price: 'free',
  params: [
    ownItem(
      'a Readied item',
      (scene, item) => scene.now.item.carried[item] === READIED && scene.kind(item).hands > 0,
      READIED,
    ),
  ],
  check(scene, { actor, item }) {
    if (scene.now.item.carried[item] !== READIED) {
      return refuse('ready-weapon-needed', 'The {item} is not Readied and sheathed.', {
        item: { thing: scene.itemName(item) },
      })
    }
    return noHand(scene, actor, item, 'ready-weapon-needed') ?? swapRefusal(scene, actor)
  },
  resolve(scene, { actor, item }) {
    if (!allowSwap(scene, actor)) return
    scene.set(ITEM.carried, item, IN_HAND, 'sheathe-free')
    noteItem(scene, actor, item)
  },
})

/** Puts a weapon away at hand: it stays Readied. */
export const sheathe = act({
  id: 'sheathe',
  rule: 'sheathe-free',
  title: plainly('Sheathe'),
  intent: 'gear',
  seldom: true,
  price: 'free',
  params: [itemIn('an item in hand', IN_HAND)],
  check: (scene, { item }) =>
    isGrown(scene, item) ??
    (scene.now.item.carried[item] === IN_HAND
      ? null
      : refuse('sheathe-free', 'The {item} is not in hand.', { item: { thing: scene.itemName(item) } })),
  resolve(scene, { actor, item }) {
    scene.set(ITEM.carried, item, READIED, 'sheathe-free')
    endDual(scene, actor)
    noteItem(scene, actor, item)
  },
})

/** Lets an item fall. */
export const drop = act({
  id: 'drop',
  rule: 'free-action',
  title: plainly('Drop'),
  intent: 'gear',
  seldom: true,
  price: 'free',
  params: [itemIn('an item', IN_HAND)],
  check: (scene, { item }) =>
    isGrown(scene, item) ??
    (scene.now.item.carried[item] < STOWED
      ? null
      : refuse('free-action', 'The {item} is not at hand.', { item: { thing: scene.itemName(item) } })),
  resolve(scene, { actor, item }) {
    dropItem(scene, item)
    endDual(scene, actor)
    noteItem(scene, actor, item)
  },
})

/** Whether what is in hand cannot be given to the target: it is dead, gone, not next to the actor or behind a wall. */
const isFarOff = (scene: ShockScene, actor: Who, target: Who): boolean =>
  target >= 0 &&
  target !== actor &&
  (!isAlive(scene, target) || !areAdjacent(scene, actor, target) || !seesLine(scene, actor, target))

/** Uses an item that does something by itself, a potion or the like: it costs what its data says, and is used up unless it lasts. */
export const useItem = act({
  id: 'use-item',
  rule: 'spell-content',
  title: plainly('Use an item'),
  says: 'Use {it}',
  price: (scene, { item }) => (item < 0 ? 'main' : scene.kind(item).cost),
  params: [
    ownItem('an item', (scene, item) => scene.kind(item).effects.length > 0),
    combatantParam('target', { label: 'on whom', optional: true }),
  ],
  check(scene, { actor, item, target }) {
    const kind = scene.kind(item)
    if (kind.effects.length === 0)
      return refuse('spell-content', 'The {item} does nothing by itself.', { item: { thing: kind.name } })
    if (scene.now.item.carried[item] >= STOWED) {
      return refuse('ready-weapon-needed', 'The {item} is not Readied.', { item: { thing: kind.name } })
    }
    if (isFarOff(scene, actor, target)) {
      return refuse('spell-content', '{target} is not next to {actor}.', {
        target: person(target),
        actor: person(actor),
      })
    }
    const harmful = isHarmful(kind.effects) && target >= 0 && areEnemies(scene, actor, target)
    return harmful ? noAttacks(scene, actor) : null
  },
  resolve(scene, { actor, item, target }) {
    const kind = scene.kind(item)
    const { holder, carried } = scene.now.item
    if (kind.cost !== 'instant' && !scene.announce(actor)) return
    if (holder[item] !== actor || carried[item] >= STOWED) return
    if (isFarOff(scene, actor, target)) {
      note.void(scene, actor, target, 'target-gone')
      return
    }
    if (!kind.lasts) {
      scene.set(ITEM.holder, item, -1, 'spell-content')
      scene.set(ITEM.carried, item, STOWED, 'spell-content')
    }
    const on = target >= 0 ? target : actor
    note['uses-item'](scene, actor, item, on === actor ? -1 : on)
    applyEffects(scene, actor, on, kind, null)
  },
})

import { combatantParam, distance, type Refusal, refuse, squareName } from '@fray/kernel'
import { blank, itemParam, lyingParam, type ShockCommand, squareParam, weaponParam } from '../command.ts'
import { IN_HAND, ON_GROUND, READIED, SHOOT, STOWED } from '../model.ts'
import { dropItem, freeHands, hasReadied, itemsOf } from '../rules/gear.ts'
import { allowSwap, swapRefusal } from '../rules/limits.ts'
import { provoke } from '../rules/opportunity.ts'
import { applyEffects } from '../rules/powers.ts'
import { areAdjacent, bodyOf } from '../rules/space.ts'
import { isUp, levelOf } from '../rules/who.ts'
import { cite, type ShockScene } from '../scene.ts'
import { C, F, ITEM } from '../tables.ts'
import { combatantAction, noMain, noMove, type ShockAction } from './gate.ts'
import { payMove } from './move.ts'

const nameOf = (scene: ShockScene, item: number): string => scene.kind(item).name

/** One suggestion for each of the actor's items of which the test is true. */
function* ownItems(
  scene: ShockScene,
  actor: number,
  action: string,
  test: (item: number) => boolean,
): Iterable<ShockCommand> {
  for (const item of itemsOf(scene, actor)) {
    if (scene.now.item.holder[item] !== actor || !test(item)) continue
    const kind = scene.kind(item)
    if (kind.natural || kind.unarmed) continue
    const command = blank(actor, action)
    command.item = item
    yield command
  }
}

const isGrown = (scene: ShockScene, item: number): Refusal | null =>
  scene.kind(item).natural || scene.kind(item).unarmed
    ? refuse('ready-stow', `The ${nameOf(scene, item)} can be neither drawn nor put away.`)
    : null

function noHand(
  scene: ShockScene,
  actor: number,
  item: number,
  rule: 'ready-weapon-needed' | 'pick-up-item',
): Refusal | null {
  if (freeHands(scene, actor) >= scene.kind(item).hands) return null
  return refuse(rule, `${scene.name(actor)} has not enough hands free for the ${nameOf(scene, item)}.`)
}

function noteItem(scene: ShockScene, who: number, item: number): void {
  if (scene.recorder !== null) {
    scene.recorder.note({ type: 'item', who, item: nameOf(scene, item), carried: scene.now.item.carried[item] })
  }
}

cite('ready-stow')

/** Takes an item out of the pack: it is Readied, and in hand where a hand is free. */
export const ready: ShockAction = combatantAction({
  id: 'ready',
  rule: 'ready-stow',
  title: 'Ready an item',
  when: 'turn',
  params: [itemParam('item', 'an item in the pack')],
  suggest: (scene, actor) => ownItems(scene, actor, 'ready', (item) => scene.now.item.carried[item] === STOWED),
  check(scene, { actor, item }) {
    if (scene.now.item.carried[item] !== STOWED) {
      return refuse('ready-stow', `The ${nameOf(scene, item)} is not Stowed.`)
    }
    return noMain(scene, actor) ?? tooMany(scene, actor)
  },
  resolve(scene, { actor, item }) {
    scene.set(C.mainSpent, actor, 1, 'ready-stow')
    scene.moments.announced(scene, actor, null, false)
    if (!isUp(scene, actor)) return
    scene.set(ITEM.carried, item, READIED, 'ready-stow')
    noteItem(scene, actor, item)
  },
})

/** The table's limit on what may be Readied besides what is in hand. */
function tooMany(scene: ShockScene, actor: number): Refusal | null {
  const limit = Number(scene.setup.options['readied-limit'] ?? 0)
  if (!(limit > 0)) return null
  const { holder, carried } = scene.now.item
  let readied = 0
  for (const item of itemsOf(scene, actor)) if (holder[item] === actor && carried[item] === READIED) readied++
  return readied < limit ? null : refuse('ready-stow', `${scene.name(actor)} has ${limit} items Readied; no more fit.`)
}

/** Puts a Readied item into the pack. */
export const stow: ShockAction = combatantAction({
  id: 'stow',
  rule: 'ready-stow',
  title: 'Stow an item',
  when: 'turn',
  params: [itemParam('item', 'a Readied item')],
  suggest: (scene, actor) =>
    ownItems(scene, actor, 'stow', (item) => (scene.now.item.carried[item] as number) < STOWED),
  check(scene, { actor, item }) {
    const grown = isGrown(scene, item)
    if (grown !== null) return grown
    if ((scene.now.item.carried[item] as number) >= STOWED) {
      return refuse('ready-stow', `The ${nameOf(scene, item)} is not Readied.`)
    }
    return noMain(scene, actor)
  },
  resolve(scene, { actor, item }) {
    scene.set(C.mainSpent, actor, 1, 'ready-stow')
    scene.moments.announced(scene, actor, null, false)
    if (!isUp(scene, actor)) return
    scene.set(ITEM.carried, item, STOWED, 'ready-stow')
    endDual(scene, actor)
    noteItem(scene, actor, item)
  },
})

/** Fighting with both ends when one of the two is put away. */
function endDual(scene: ShockScene, actor: number): void {
  scene.set(C.dual, actor, 0, 'dual-wield-stance')
}

cite('sheathe-free', 'rapid-swaps')

/** Takes a Readied weapon in hand: costs nothing. */
export const draw: ShockAction = combatantAction({
  id: 'draw',
  rule: 'sheathe-free',
  title: 'Draw',
  when: 'free',
  params: [itemParam('item', 'a Readied item')],
  suggest: (scene, actor) => ownItems(scene, actor, 'draw', (item) => scene.now.item.carried[item] === READIED),
  check(scene, { actor, item }) {
    if (scene.now.item.carried[item] !== READIED) {
      return refuse('ready-weapon-needed', `The ${nameOf(scene, item)} is not Readied and sheathed.`)
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
export const sheathe: ShockAction = combatantAction({
  id: 'sheathe',
  rule: 'sheathe-free',
  title: 'Sheathe',
  when: 'free',
  params: [itemParam('item', 'an item in hand')],
  suggest: (scene, actor) => ownItems(scene, actor, 'sheathe', (item) => scene.now.item.carried[item] === IN_HAND),
  check: (scene, { item }) =>
    isGrown(scene, item) ??
    (scene.now.item.carried[item] === IN_HAND
      ? null
      : refuse('sheathe-free', `The ${nameOf(scene, item)} is not in hand.`)),
  resolve(scene, { actor, item }) {
    scene.set(ITEM.carried, item, READIED, 'sheathe-free')
    endDual(scene, actor)
    noteItem(scene, actor, item)
  },
})

/** Lets an item fall. */
export const drop: ShockAction = combatantAction({
  id: 'drop',
  rule: 'free-action',
  title: 'Drop',
  when: 'free',
  params: [itemParam('item', 'an item')],
  suggest: (scene, actor) => ownItems(scene, actor, 'drop', (item) => scene.now.item.carried[item] === IN_HAND),
  check: (scene, { item }) =>
    isGrown(scene, item) ??
    ((scene.now.item.carried[item] as number) < STOWED
      ? null
      : refuse('free-action', `The ${nameOf(scene, item)} is not at hand.`)),
  resolve(scene, { actor, item }) {
    dropItem(scene, item)
    endDual(scene, actor)
    noteItem(scene, actor, item)
  },
})

cite('pick-up-item')

/** Feet from the actor to where an item lies. */
const feetTo = (scene: ShockScene, actor: number, square: number): number =>
  distance(scene.setup.grid, bodyOf(scene, actor), { square, size: 1, z: scene.setup.grid.floors[square] as number })

/** Takes up what lies within reach: Readied and in hand. */
export const pickUp: ShockAction = combatantAction({
  id: 'pick-up',
  rule: 'pick-up-item',
  title: 'Pick up',
  when: 'turn',
  params: [lyingParam('item'), squareParam('from', { label: 'where it lies', optional: true })],
  *suggest(scene, actor) {
    for (let item = 0; item < scene.items; item++) {
      const at = scene.now.item.square[item] as number
      if (at < 0) continue
      const command = blank(actor, 'pick-up')
      command.item = item
      command.from = at
      yield command
    }
  },
  check(scene, command) {
    const { actor } = command
    const item = lying(scene, command)
    const at = item < 0 ? -1 : (scene.now.item.square[item] as number)
    if (at < 0) return refuse('pick-up-item', 'Nothing like that lies there.')
    const feet = feetTo(scene, actor, at)
    if (feet > Math.max(5, scene.now.combatant.reach[actor] as number)) {
      return refuse(
        'pick-up-item',
        `The ${nameOf(scene, item)} lies at ${squareName(scene.setup.grid, at)}, ${feet} feet away.`,
      )
    }
    return noMove(scene, actor) ?? noHand(scene, actor, item, 'pick-up-item')
  },
  resolve(scene, command) {
    const { actor } = command
    const item = lying(scene, command)
    payMove(scene, actor)
    scene.moments.announced(scene, actor, null, false)
    if (!isUp(scene, actor) || !provoke(scene, actor)) return
    scene.set(ITEM.square, item, -1, 'pick-up-item')
    scene.set(ITEM.carried, item, IN_HAND, 'pick-up-item')
    if (scene.now.item.origin[item] !== actor) scene.set(F.swapped, 0, 1, 'pick-up-item')
    scene.set(ITEM.holder, item, actor, 'pick-up-item')
    noteItem(scene, actor, item)
  },
})

/** The item meant: of that name on the square named, the nearest to the actor otherwise. */
function lying(scene: ShockScene, { actor, item, from }: ShockCommand): number {
  const wanted = nameOf(scene, item)
  const { square } = scene.now.item
  let best = -1
  for (let other = 0; other < scene.items; other++) {
    const at = square[other] as number
    if (at < 0 || nameOf(scene, other) !== wanted) continue
    if (typeof from === 'number' && from >= 0 && at !== from) continue
    if (best < 0 || feetTo(scene, actor, at) < feetTo(scene, actor, square[best] as number)) best = other
  }
  return best
}

cite('reload-bow', 'reload-crossbow', 'reload-skilled', 'reload-quiver', 'loaded-state', 'no-ammunition-count')

/** What reloading costs the actor: nothing with Shoot 1 or more. */
function reloadCost(scene: ShockScene, actor: number, item: number): 'free' | 'move' | 'main' {
  if (levelOf(scene, actor, SHOOT) >= 1) return 'free'
  const { reload } = scene.fighter(actor).gifts
  return reload ?? scene.kind(item).reload ?? 'free'
}

function unloaded(scene: ShockScene, actor: number): number {
  const { holder, loaded, carried } = scene.now.item
  for (const item of itemsOf(scene, actor)) {
    if (holder[item] !== actor || loaded[item] === 1 || carried[item] === ON_GROUND) continue
    if (scene.kind(item).reload !== null) return item
  }
  return -1
}

/** Makes a bow or crossbow ready to shoot again. */
export const reload: ShockAction = combatantAction({
  id: 'reload',
  rule: 'loaded-state',
  title: 'Reload',
  when: 'turn',
  params: [weaponParam('weapon')],
  suggest: (scene, actor) =>
    [...ownItems(scene, actor, 'reload', (item) => scene.kind(item).reload !== null)].map((command) => ({
      ...command,
      weapon: command.item,
      item: -1,
    })),
  check(scene, { actor, weapon }) {
    const item = weapon >= 0 ? weapon : unloaded(scene, actor)
    if (item < 0 || item >= scene.items || scene.kind(item).reload === null) {
      return refuse('loaded-state', `${scene.name(actor)} has nothing to reload.`)
    }
    if ((scene.now.item.carried[item] as number) >= STOWED) {
      return refuse('ready-weapon-needed', `The ${nameOf(scene, item)} is not at hand.`)
    }
    if (scene.now.item.loaded[item] === 1) return refuse('loaded-state', `The ${nameOf(scene, item)} is loaded.`)
    if (!hasReadied(scene, actor, 'quiver')) {
      return refuse('reload-quiver', `${scene.name(actor)} has no quiver Readied.`)
    }
    const cost = reloadCost(scene, actor, item)
    return cost === 'free' ? null : cost === 'move' ? noMove(scene, actor) : noMain(scene, actor)
  },
  resolve(scene, { actor, weapon }) {
    const item = weapon >= 0 ? weapon : unloaded(scene, actor)
    const cost = reloadCost(scene, actor, item)
    if (cost === 'move') payMove(scene, actor)
    if (cost === 'main') scene.set(C.mainSpent, actor, 1, 'reload-crossbow')
    scene.set(
      ITEM.loaded,
      item,
      1,
      cost === 'free' ? 'reload-skilled' : cost === 'move' ? 'reload-bow' : 'reload-crossbow',
    )
    if (scene.recorder !== null) scene.recorder.note({ type: 'reloads', who: actor, item: nameOf(scene, item) })
  },
})

cite('spell-content')

/** Uses an item that does something by itself, a potion or the like: a Main Action, and it is used up. */
export const useItem: ShockAction = combatantAction({
  id: 'use-item',
  rule: 'spell-content',
  title: 'Use an item',
  when: 'turn',
  params: [itemParam('item', 'an item'), combatantParam('target', { label: 'on whom', optional: true })],
  suggest: (scene, actor) => ownItems(scene, actor, 'use-item', (item) => scene.kind(item).effects.length > 0),
  check(scene, { actor, item, target }) {
    const kind = scene.kind(item)
    if (kind.effects.length === 0) return refuse('spell-content', `The ${kind.name} does nothing by itself.`)
    if ((scene.now.item.carried[item] as number) >= STOWED) {
      return refuse('ready-weapon-needed', `The ${kind.name} is not Readied.`)
    }
    if (target >= 0 && target !== actor && !areAdjacent(scene, actor, target)) {
      return refuse('spell-content', `${scene.name(target)} is not next to ${scene.name(actor)}.`)
    }
    return noMain(scene, actor)
  },
  resolve(scene, { actor, item, target }) {
    const kind = scene.kind(item)
    scene.set(C.mainSpent, actor, 1, 'main-action')
    scene.moments.announced(scene, actor, null, false)
    if (!isUp(scene, actor)) return
    scene.set(ITEM.holder, item, -1, 'spell-content')
    scene.set(ITEM.carried, item, STOWED, 'spell-content')
    const on = target >= 0 ? target : actor
    if (scene.recorder !== null) scene.recorder.note({ type: 'uses-item', who: actor, item: kind.name, target: on })
    applyEffects(scene, actor, on, kind.effects, kind.name, null)
  },
})

import { type Refusal, refuse } from '@fray/kernel/rules'
import type { Item, Mode } from '../kinds/items.ts'
import { cite, type ShockScene } from '../scene.ts'
import { ITEM } from '../tables.ts'
import { BARE_HANDS, IN_HAND, MELEE, ON_GROUND, STOWED } from '../words.ts'

const HANDS = 2

/**
 * Items that may belong to the combatant: those it came with, and every item once somebody has taken up another's. Their
 * holders have still to be looked at.
 */
export function itemsOf(scene: ShockScene, who: number): readonly number[] {
  if (scene.now.fight.swapped[0] === 0) return scene.fighter(who).itemRows
  const all: number[] = []
  for (let item = 0; item < scene.items; item++) all.push(item)
  return all
}

/** The mode of a weapon. */
export const modeOf = (scene: ShockScene, weapon: number, mode: number): Mode => scene.kind(weapon).modes[mode]

/** A name as it is compared: small letters, and hyphens as good as spaces, so that an item goes by its id too. */
const plainName = (name: string): string => name.toLowerCase().replaceAll('-', ' ')

/**
 * An item by name among those that the combatant has or has dropped; -1 for none. Of several one that fits what is to be
 * done with it, of those the one nearest to hand.
 */
export function findItem(
  scene: ShockScene,
  who: number,
  name: string,
  fits: (item: number) => boolean = () => true,
): number {
  const wanted = plainName(name)
  const { holder, carried } = scene.now.item
  let best = -1
  let least = Number.MAX_SAFE_INTEGER
  for (const item of itemsOf(scene, who)) {
    if (holder[item] !== who || plainName(scene.kind(item).name) !== wanted) continue
    const rank = (fits(item) ? 0 : 10) + carried[item]
    if (rank >= least) continue
    least = rank
    best = item
  }
  return best
}

/** A weapon by name: an item, or bare hands; -1 for none. To be reloaded it is one that is not loaded, else one that is. */
export function findWeapon(scene: ShockScene, who: number, name: string, reload = false): number {
  const item = findItem(scene, who, name, (one) => (scene.now.item.loaded[one] === 0) === reload)
  if (item >= 0) return item
  return plainName(scene.setup.fist.name) === plainName(name) ? BARE_HANDS : -1
}

/** Names of the items that a combatant holds or has dropped, in their order. */
export function itemNames(scene: ShockScene, who: number): string[] {
  const names: string[] = []
  for (const item of itemsOf(scene, who)) {
    if (scene.now.item.holder[item] === who) names.push(scene.kind(item).name)
  }
  return names
}

/** Hands that hold nothing. */
export function freeHands(scene: ShockScene, who: number): number {
  const { holder, carried } = scene.now.item
  let free = HANDS
  for (const item of itemsOf(scene, who)) {
    if (holder[item] === who && carried[item] === IN_HAND) free -= scene.kind(item).hands
  }
  return free
}

cite('loaded-state', 'ready-weapon-needed')

/** Why the weapon is not ready for an attack, or null. */
export function notReady(scene: ShockScene, who: number, weapon: number): Refusal | null {
  if (weapon >= BARE_HANDS) return null
  const kind = scene.kind(weapon)
  const place = scene.now.item.carried[weapon]
  if (place !== IN_HAND) {
    const where = place === STOWED ? 'Stowed in the pack' : place === ON_GROUND ? 'on the ground' : 'sheathed'
    return refuse('ready-weapon-needed', `${scene.name(who)}'s ${kind.name} is not in hand: it is ${where}.`)
  }
  if (kind.reload !== null && scene.now.item.loaded[weapon] === 0) {
    return refuse('loaded-state', `${scene.name(who)}'s ${kind.name} is not loaded.`)
  }
  return null
}

/** Whether the combatant uses a shield: one is in its hand. */
export function hasShield(scene: ShockScene, who: number): boolean {
  const { holder, carried } = scene.now.item
  for (const item of itemsOf(scene, who)) {
    if (holder[item] === who && carried[item] === IN_HAND && scene.kind(item).shield) return true
  }
  return false
}

/** Whether a quiver (or a healer's kit) is Readied. */
export function hasReadied(scene: ShockScene, who: number, what: 'quiver' | 'kit'): boolean {
  const { holder, carried } = scene.now.item
  for (const item of itemsOf(scene, who)) {
    if (holder[item] === who && carried[item] < STOWED && scene.kind(item)[what]) return true
  }
  return false
}

/** Position of the first melee mode of a weapon, or -1. */
export function meleeMode({ modes }: Item): number {
  for (let at = 0; at < modes.length; at++) if (modes[at].kind === MELEE) return at
  return -1
}

/** Position of the first mode with which the weapon is shot or thrown, or -1. */
export function missileMode({ modes }: Item): number {
  for (let at = 0; at < modes.length; at++) if (modes[at].kind !== MELEE) return at
  return -1
}

/** The weapon with which somebody makes a melee attack who names none: in hand, grown, or bare hands. */
export function usualMelee(scene: ShockScene, who: number): number {
  const { holder, carried } = scene.now.item
  let grown = -1
  for (const item of itemsOf(scene, who)) {
    if (holder[item] !== who || carried[item] !== IN_HAND) continue
    const kind = scene.kind(item)
    if (meleeMode(kind) < 0 || kind.unarmed) continue
    if (!kind.natural) return item
    if (grown < 0) grown = item
  }
  return grown >= 0 ? grown : bareHands(scene, who)
}

/** The weapon with which somebody shoots or throws who names none, or -1: what is only good for that comes first. */
export function usualMissile(scene: ShockScene, who: number): number {
  const { holder, carried } = scene.now.item
  let thrown = -1
  for (const item of itemsOf(scene, who)) {
    if (holder[item] !== who || carried[item] !== IN_HAND) continue
    const kind = scene.kind(item)
    if (missileMode(kind) < 0) continue
    if (meleeMode(kind) < 0) return item
    if (thrown < 0) thrown = item
  }
  return thrown
}

/** The combatant's own unarmed attack, or the content's. */
export function bareHands(scene: ShockScene, who: number): number {
  const { holder } = scene.now.item
  for (const item of itemsOf(scene, who)) {
    if (holder[item] === who && scene.kind(item).unarmed) return item
  }
  return BARE_HANDS
}

/** Drops an item where its holder stands. */
export function dropItem(scene: ShockScene, item: number): void {
  const { holder } = scene.now.item
  const square = scene.now.combatant.square[holder[item]]
  scene.set(ITEM.carried, item, ON_GROUND, 'mortally-injured')
  scene.set(ITEM.square, item, square, 'mortally-injured')
}

cite('mortally-injured')

/** Drops what the combatant holds; what is grown stays. */
export function dropHeld(scene: ShockScene, who: number): void {
  const { holder, carried } = scene.now.item
  for (const item of itemsOf(scene, who)) {
    if (holder[item] !== who || carried[item] !== IN_HAND) continue
    const kind = scene.kind(item)
    if (!kind.natural && !kind.unarmed) dropItem(scene, item)
  }
}

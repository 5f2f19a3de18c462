import { person, plainly, type Refusal, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import type { Item } from '../kinds/items.ts'
import type { Mode } from '../kinds/modes.ts'
import type { ShockScene } from '../scene.ts'
import { ITEM, type ItemRow } from '../tables.ts'
import { BARE_HANDS, IN_HAND, MELEE, ON_GROUND, STOWED } from '../words.ts'

const HANDS = 2

/**
 * Items that may belong to the combatant: those it came with, and every item once somebody has taken up another's. Their
 * holders have still to be looked at.
 */
export function itemsOf(scene: ShockScene, who: Who): readonly number[] {
  if (scene.now.fight.swapped[0] === 0) return scene.fighter(who).itemRows
  const all: number[] = []
  for (let item = 0; item < scene.items; item++) all.push(item)
  return all
}

/** The mode of a weapon. */
export const modeOf = (scene: ShockScene, weapon: number, mode: number): Mode => scene.kind(weapon).modes[mode]

/** Hands that hold nothing. */
export function freeHands(scene: ShockScene, who: Who): number {
  const { holder, carried } = scene.now.item
  let free = HANDS
  for (const item of itemsOf(scene, who)) {
    if (holder[item] === who && carried[item] === IN_HAND) free -= scene.kind(item).hands
  }
  return free
}

/** Why the weapon is not ready for an attack, or null. */
export function notReady(scene: ShockScene, who: Who, weapon: number): Refusal | null {
  if (weapon >= BARE_HANDS) return null
  const kind = scene.kind(weapon)
  const place = scene.now.item.carried[weapon]
  if (place !== IN_HAND) {
    const where = place === STOWED ? 'Stowed in the pack' : place === ON_GROUND ? 'on the ground' : 'sheathed'
    return refuse('ready-weapon-needed', "{who}'s {item} is not in hand: it is {where}.", {
      who: person(who),
      item: { thing: kind.name },
      where: plainly(where),
    })
  }
  if (kind.reload === null) return null
  cite('loaded-state')
  if (scene.now.item.loaded[weapon] === 0) {
    return refuse('loaded-state', "{who}'s {item} is not loaded.", { who: person(who), item: { thing: kind.name } })
  }
  return null
}

/** Whether the combatant uses a shield: one is in its hand. */
export function hasShield(scene: ShockScene, who: Who): boolean {
  const { holder, carried } = scene.now.item
  for (const item of itemsOf(scene, who)) {
    if (holder[item] !== who || !scene.kind(item).shield) continue
    if (carried[item] === IN_HAND) return true
    cite('shield-ignores-first-shock')
  }
  return false
}

/** Whether a quiver (or a healer's kit) is Readied. */
export function hasReadied(scene: ShockScene, who: Who, what: 'quiver' | 'kit'): boolean {
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
export function usualMelee(scene: ShockScene, who: Who): number {
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
export function usualMissile(scene: ShockScene, who: Who): number {
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

/** Weapons in the combatant's hands, or grown, that have such a mode: melee or missile. */
export function weaponsInHand(scene: ShockScene, who: Who, mode: (kind: Item) => number): number[] {
  const { holder, carried } = scene.now.item
  return itemsOf(scene, who).filter(
    (item) => holder[item] === who && carried[item] === IN_HAND && mode(scene.kind(item)) >= 0,
  )
}

/** The combatant's own unarmed attack, or the content's. */
export function bareHands(scene: ShockScene, who: Who): number {
  const { holder } = scene.now.item
  for (const item of itemsOf(scene, who)) {
    if (holder[item] === who && scene.kind(item).unarmed) return item
  }
  return BARE_HANDS
}

/** Drops an item where its holder stands. */
export function dropItem(scene: ShockScene, item: ItemRow): void {
  const { holder } = scene.now.item
  const square = scene.now.combatant.square[holder[item]]
  scene.set(ITEM.carried, item, ON_GROUND, 'mortally-injured')
  scene.set(ITEM.square, item, square, 'mortally-injured')
}

/** Drops what the combatant holds; what is grown stays. */
export function dropHeld(scene: ShockScene, who: Who): void {
  const { holder, carried } = scene.now.item
  for (const item of itemsOf(scene, who)) {
    if (holder[item] !== who || carried[item] !== IN_HAND) continue
    const kind = scene.kind(item)
    if (!kind.natural && !kind.unarmed) dropItem(scene, item)
  }
}

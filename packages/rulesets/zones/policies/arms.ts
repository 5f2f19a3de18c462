import type { Command } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import { itemsOf } from '../rules/inventory.ts'
import { type Arm, handsFull, isItem, isReady, isUsedUp, ownAttack, reaches } from '../rules/weapons.ts'
import type { ZonesScene } from '../scene.ts'
import { HANDS, IN_BACKPACK, IN_HAND, ON_BODY, ON_GROUND } from '../words.ts'
import { anyFoe, blowOf } from './expecting.ts'
import { isFriend } from './foes.ts'

/** The weapon that does most at this distance, in hand or on the body, of equals the one in hand; -1 for none. */
export function bestWeapon(scene: ZonesScene, actor: number, target: number, steps: number): number {
  const { attacks } = scene.fighter(actor)
  const { holder, place } = scene.now.item
  const foe = { actor, target, steps }
  let best = -1
  for (let i = 0; i < attacks.length; i++) {
    if (isUseful(attacks[i], steps)) best = better(scene, foe, best, ownAttack(i), 0)
  }
  const { items } = scene
  for (let item = 0; item < items; item++) {
    if (holder[item] !== actor || !isReady(scene, item) || !isUseful(scene.kind(item), steps)) continue
    if (!isUsedUp(scene, item)) best = better(scene, foe, best, item, place[item] * AT_HAND)
  }
  return best
}

const isUseful = (arm: Arm, steps: number): boolean => arm.damage !== null && reaches(arm, steps)

/** Hit points by which one must do more that has yet to be drawn. */
const AT_HAND = 0.002

/** An opponent, and how far away. */
interface Foe {
  readonly actor: number
  readonly target: number
  readonly steps: number
}

/** The first weapon, or the other one where that does more. One alone is not asked about. */
function better(scene: ZonesScene, { actor, target, steps }: Foe, first: number, other: number, less: number): number {
  if (first < 0) return other
  const most = blowOf(scene, actor, target, first, steps)
  return blowOf(scene, actor, target, other, steps) - less > most ? other : first
}

/** Whether it has anything that shoots at hand. */
export function canShoot(scene: ZonesScene, actor: number): boolean {
  for (const { kinds } of scene.fighter(actor).attacks) if (kinds.ranged) return true
  const { holder } = scene.now.item
  for (let item = 0; item < scene.items; item++) {
    if (holder[item] === actor && scene.kind(item).kinds.ranged && isReady(scene, item)) return true
  }
  return false
}

/** What the best weapon takes at this distance. */
export function bestWorth(scene: ZonesScene, actor: number, target: number, steps: number): number {
  const weapon = bestWeapon(scene, actor, target, steps)
  return weapon < 0 ? 0 : blowOf(scene, actor, target, weapon, steps)
}

/** A second one-handed weapon, in hand or on the body, that makes the same melee attack; -1 for none. */
export function secondWeapon(scene: ZonesScene, actor: number, main: number, steps: number): number {
  if (scene.now.combatant.character[actor] === 0 || !isItem(main) || steps > 0) return -1
  if (scene.kind(main).hands !== 1 || !scene.kind(main).kinds.melee) return -1
  const { holder, place } = scene.now.item
  let found = -1
  for (let item = 0; item < scene.items; item++) {
    if (item === main || holder[item] !== actor || !isReady(scene, item) || isUsedUp(scene, item)) continue
    const kind = scene.kind(item)
    if (kind.damage === null || kind.hands !== 1 || !kind.kinds.melee) continue
    if (place[item] === IN_HAND) return item
    found = item
  }
  return found
}

/** What has to be done for free before the item can be used: a full hand emptied, the item drawn; null for nothing. */
export function makeReady(scene: ZonesScene, actor: number, item: number, other = -1): Command | null {
  if (item < 0 || !isItem(item) || scene.now.item.place[item] === IN_HAND) return null
  return makeRoom(scene, actor, item, other) ?? acts.draw.make(actor, { item })
}

/** Puts something away (not `other`) where the item needs the hands; null where they are free. */
function makeRoom(scene: ZonesScene, actor: number, item: number, other: number): Command | null {
  if (handsFull(scene, actor) + scene.kind(item).hands <= HANDS) return null
  let least = -1
  for (const held of itemsOf(scene, actor)) {
    if (held === other || scene.now.item.place[held] !== IN_HAND || scene.kind(held).hands === 0) continue
    if (least < 0 || usual(scene, held) < usual(scene, least)) least = held
  }
  return least < 0 ? null : acts.stow.make(actor, { item: least })
}

/** Twice the usual damage of an item, 0 for one that is no use in a fight any more. */
function usual(scene: ZonesScene, item: number): number {
  const { damage } = scene.kind(item)
  return damage === null || isUsedUp(scene, item) ? 0 : damage.min + damage.max
}

/** Whether it has anything to attack with: a creature's attack, a spell, or a weapon that is not used up. */
function isArmed(scene: ZonesScene, who: number): boolean {
  const { attacks, spells } = scene.fighter(who)
  if (attacks.length > 0 || spells.length > 0) return true
  const { holder } = scene.now.item
  const { items } = scene
  for (let item = 0; item < items; item++) if (holder[item] === who && isSpare(scene, item)) return true
  return false
}

/** Whether nobody of its side has anything left to attack with: there is nothing more to be won. */
export function isSideUnarmed(scene: ZonesScene, actor: number): boolean {
  if (isArmed(scene, actor)) return false
  for (let row = 0; row < scene.combatants; row++) {
    if (isFriend(scene, actor, row) && isArmed(scene, row)) return false
  }
  return true
}

const isSpare = (scene: ZonesScene, item: number): boolean =>
  usual(scene, item) > 0 && scene.now.item.place[item] !== ON_GROUND

/** One who has no weapon at hand gets one out of its backpack, emptying a hand for it first. */
export function unpack(scene: ZonesScene, actor: number): Command | null {
  if (scene.fighter(actor).attacks.length > 0) return null
  let best = -1
  const { holder, place } = scene.now.item
  const { items } = scene
  for (let item = 0; item < items; item++) {
    if (holder[item] !== actor || !isSpare(scene, item)) continue
    if (place[item] !== IN_BACKPACK) return null
    if (best < 0 || usual(scene, item) > usual(scene, best)) best = item
  }
  if (best < 0) return null
  return makeRoom(scene, actor, best, -1) ?? acts.retrieve.make(actor, { item: best })
}

/** Hands a weapon that it does not use itself to a Close friend who has none. */
export function armFriend(scene: ZonesScene, actor: number): Command | null {
  const { holder, place } = scene.now.item
  const foe = anyFoe(scene, actor)
  const own = bestWeapon(scene, actor, foe, 0)
  const far = bestWeapon(scene, actor, foe, 1)
  for (let item = 0; item < scene.items; item++) {
    if (holder[item] !== actor || item === own || item === far) continue
    if (place[item] > ON_BODY || !isSpare(scene, item)) continue
    for (let row = 0; row < scene.combatants; row++) {
      if (!isFriend(scene, actor, row) || isArmed(scene, row)) continue
      if (scene.now.combatant.zone[row] !== scene.now.combatant.zone[actor]) continue
      return acts.give.make(actor, { item, target: row, for: -1 })
    }
  }
  return null
}

import { person, type Refusal, type Who } from '@fray/kernel/rules'
import { setCells } from '../../lasting/rows.ts'
import { cite, refuse } from '../citing.ts'
import { note } from '../events.ts'
import type { Item, Weapon } from '../kinds/gear.ts'
import type { Cited, FreeHitsScene } from '../scene.ts'
import { F, ITEM, type ItemRow, NONE } from '../tables.ts'
import { IN_HAND, MELEE, NATURAL, ON_GROUND, RANGED } from '../words.ts'
import { spacesBetween, zoneOf } from './space.ts'

/** Rows of the items that the unit has, in the order of its list; taken up ones last. */
export function itemsOf(scene: FreeHitsScene, who: Who): readonly number[] {
  const { items } = scene.unit(who)
  if (scene.now.fight.swapped[0] === 0) return items
  const { holder, origin } = scene.now.item
  const rows: number[] = []
  for (const item of items) if (holder[item] === who) rows.push(item)
  for (let item = 0; item < scene.items; item++) if (holder[item] === who && origin[item] !== who) rows.push(item)
  return rows
}

/** Whether the weapon can be used for a melee attack. */
export const isMelee = (weapon: Weapon): boolean => weapon.kind !== RANGED

/** Whether the item is grown, not held. */
export const isNatural = (kind: Item): boolean => kind.weapon?.kind === NATURAL

/**
 * Rows of what the unit has, and of its own things that lie about. Of one whose abilities are not known (`knows`) only what
 * everybody sees: what is in its hands and on the ground, and nothing that is grown.
 */
export function itemsShown(scene: FreeHitsScene, who: Who, knows: boolean): number[] {
  const { holder, carried } = scene.now.item
  const lying = scene
    .unit(who)
    .items.filter((item) => holder[item] === NONE && !scene.hides({ table: 'item', row: item }))
  const all = [...itemsOf(scene, who), ...lying]
  if (knows) return all
  return all.filter((item) => {
    if (carried[item] === ON_GROUND) return true
    return carried[item] === IN_HAND && !isNatural(scene.kind(item))
  })
}

/** Whether the unit could strike with the item: it is a weapon, in its hand or grown. */
export const isUsable = (scene: FreeHitsScene, who: Who, item: ItemRow): boolean => {
  const { weapon } = scene.kind(item)
  if (weapon === null || scene.now.item.holder[item] !== who) return false
  return scene.now.item.carried[item] === IN_HAND || weapon.kind === NATURAL
}

/** The first melee weapon that the unit could strike with, held ones before grown ones; -1 for none. */
export function usualMelee(scene: FreeHitsScene, who: Who): number {
  let grown = NONE
  for (const item of itemsOf(scene, who)) {
    if (!isUsable(scene, who, item)) continue
    const { kind } = scene.kind(item).weapon as Weapon
    if (kind === MELEE) return item
    if (kind === NATURAL && grown === NONE) grown = item
  }
  return grown
}

/** The first ranged weapon in the unit's hand, or -1. */
export function usualRanged(scene: FreeHitsScene, who: Who): number {
  for (const item of itemsOf(scene, who)) {
    if (isUsable(scene, who, item) && (scene.kind(item).weapon as Weapon).kind === RANGED) return item
  }
  return NONE
}

/** The weapon of an attack that names none: a melee weapon on one in the zone, else a ranged one, else whatever is there. */
export function usualWeapon(scene: FreeHitsScene, who: Who, target: Who, plain: boolean): number {
  const melee = usualMelee(scene, who)
  if (target >= 0 && melee >= 0 && spacesBetween(scene, who, target) <= zoneOf(scene, who, plain)) return melee
  const ranged = usualRanged(scene, who)
  return ranged >= 0 ? ranged : melee
}

/** Melee weapons that the unit could strike with, held ones first. */
export function meleeWeapons(scene: FreeHitsScene, who: Who): ItemRow[] {
  const usable = itemsOf(scene, who).filter((item) => isUsable(scene, who, item))
  const ofKind = (kind: number) => usable.filter((item) => scene.kind(item).weapon?.kind === kind)
  return [...ofKind(MELEE), ...ofKind(NATURAL)]
}

/** Squares that the unit gets at with the weapon: its range, or the unit's melee zone. */
export function rangeWith(scene: FreeHitsScene, who: Who, item: ItemRow, plain = false): number {
  const { kind, range } = scene.kind(item).weapon as Weapon
  return kind === RANGED ? range : zoneOf(scene, who, plain)
}

/** Why the weapon does not get at the target from here, or null. */
export function outOfRange(scene: FreeHitsScene, who: Who, target: Who, item: ItemRow, plain: boolean): Refusal | null {
  cite('melee-range', 'grid')
  if (isMelee(scene.kind(item).weapon as Weapon)) cite('melee-zone')
  const spaces = spacesBetween(scene, who, target)
  const most = rangeWith(scene, who, item, plain)
  if (spaces <= most) return null
  const { name, weapon } = scene.kind(item)
  const slots = {
    target: person(target),
    spaces: { number: spaces },
    who: person(who),
    item: { thing: name },
    most: { number: most },
  }
  return isMelee(weapon as Weapon)
    ? refuse('melee-range', '{target} is {spaces} squares from {who}: their melee zone is {most} wide.', slots)
    : refuse('melee-range', '{target} is {spaces} squares from {who}: the {item} shoots {most} squares.', slots)
}

/** The item lies on a square. */
export function dropItem(scene: FreeHitsScene, item: ItemRow, square: number, rule: Cited): void {
  setCells(scene, ITEM, item, { carried: ON_GROUND, square, holder: NONE }, rule)
  scene.set(F.swapped, 0, 1, rule)
}

/** The item is in the unit's hand. */
export function takeItem(scene: FreeHitsScene, who: Who, item: ItemRow): void {
  setCells(scene, ITEM, item, { carried: IN_HAND, square: NONE, holder: who }, 'pick-up')
  scene.set(F.swapped, 0, 1, 'pick-up')
}

/** Tells what has become of an item. */
export function noteItem(scene: FreeHitsScene, who: Who, item: ItemRow): void {
  note.item(scene, who, item, scene.now.item.carried[item])
}

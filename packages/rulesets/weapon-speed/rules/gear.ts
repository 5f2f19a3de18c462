import { person, type Refusal } from '@fray/kernel/rules'
import { rowsOf } from '../../kinds/outlasting.ts'
import { refuse } from '../citing.ts'
import { note } from '../events.ts'
import type { Cited, WeaponSpeedScene } from '../scene.ts'
import { armCell, I, type ItemRow } from '../tables.ts'
import { BOTH_HANDS, CARRIED, MAIN_HAND, NO_HOLD, OFF_HAND, ON_BODY, ON_GROUND, USED_UP } from '../words.ts'
import { rework } from './deriving.ts'
import { limbRule } from './figures.ts'

/** An attack that somebody has: the item's row, and the attack's position there. */
export interface Arm {
  readonly item: ItemRow
  readonly attack: number
}

/**
 * A combatant's attacks by what people call them: by their own names, those at hand before what lies about; then the first
 * attack of each item by the item's.
 */
export function attacksByName(scene: WeaponSpeedScene, row: number): (readonly [name: string, arm: Arm])[] {
  const { place } = scene.now.item
  const items = itemsOf(scene, row).filter((item) => scene.kind(item).attacks.length > 0)
  const lies = (item: ItemRow) => Number(place[item] >= ON_GROUND)
  const own = items
    .toSorted((a, b) => lies(a) - lies(b))
    .flatMap((item) => scene.kind(item).attacks.map(({ name }, attack) => [name, { item, attack }] as const))
  const known = new Set(own.map(([name]) => name.toLowerCase()))
  const byItem = items.map((item) => [scene.kind(item).name, { item, attack: 0 }] as const)
  return [...own, ...byItem.filter(([name]) => !known.has(name.toLowerCase()))]
}

/** Rows of what a combatant has, in order. */
export const itemsOf = (scene: WeaponSpeedScene, row: number): number[] =>
  rowsOf(scene.now.item.owner, scene.items, row)

/** Whether a hand holds something. */
export function isHandFull(scene: WeaponSpeedScene, row: number, hand: number): boolean {
  const { owner, place } = scene.now.item
  for (let item = 0; item < scene.items; item++) {
    if (owner[item] === row && (place[item] === hand || place[item] === BOTH_HANDS)) return true
  }
  return false
}

/** Whether a hand can hold anything. */
export const canHold = (scene: WeaponSpeedScene, row: number, hand: number): boolean =>
  scene.now.combatant.limbs[armCell(row, hand)] < NO_HOLD

/** Where an item would go: into the free hand or hands that it needs, or -1 when they are not there. */
export function freePlace(scene: WeaponSpeedScene, row: number, item: ItemRow): number {
  const { hands } = scene.kind(item)
  const free = (hand: number) => !isHandFull(scene, row, hand) && canHold(scene, row, hand)
  if (hands === 2) return free(MAIN_HAND) && free(OFF_HAND) ? BOTH_HANDS : -1
  if (free(MAIN_HAND)) return MAIN_HAND
  return free(OFF_HAND) ? OFF_HAND : -1
}

/** Puts an item somewhere, and makes what follows true. */
export function putItem(scene: WeaponSpeedScene, item: ItemRow, place: number, rule: Cited): void {
  const row = scene.now.item.owner[item]
  scene.set(I.place, item, place, rule)
  scene.set(I.fellFrom, item, -1, rule)
  scene.set(I.square, item, place === ON_GROUND ? scene.now.combatant.square[row] : -1, rule)
  note.item(scene, row, item, place, rule)
  rework(scene, row, rule)
}

/** What an arm that can hold nothing has in it drops. */
export function dropFromLimbs(scene: WeaponSpeedScene, row: number, rule: Cited): void {
  const { owner, place } = scene.now.item
  for (let item = 0; item < scene.items; item++) {
    if (owner[item] !== row || scene.kind(item).natural) continue
    const at = place[item]
    const main = (at === MAIN_HAND || at === BOTH_HANDS) && !canHold(scene, row, MAIN_HAND)
    const off = (at === OFF_HAND || at === BOTH_HANDS) && !canHold(scene, row, OFF_HAND)
    if (!main && !off) continue
    putItem(scene, item, ON_GROUND, rule)
    scene.set(I.fellFrom, item, main ? MAIN_HAND : OFF_HAND, rule)
  }
}

/** One of an item is used up. */
export function useUp(scene: WeaponSpeedScene, item: ItemRow, rule: Cited): void {
  const left = scene.now.item.count[item] - 1
  scene.set(I.count, item, Math.max(0, left), rule)
  if (left <= 0) putItem(scene, item, USED_UP, rule)
}

/**
 * Why an item that was declared cannot be used by its bearer now, or null. `held`: it has to be in hand or worn; being
 * carried is not enough.
 */
export function notAtHand(scene: WeaponSpeedScene, row: number, item: ItemRow, held: boolean): Refusal | null {
  const { owner, place, fellFrom } = scene.now.item
  const at = place[item]
  if (owner[item] === row && at <= (held ? ON_BODY : CARRIED)) return null
  const slots = { who: person(row), item: { thing: scene.kind(item).name } }
  const hand = fellFrom[item]
  if (owner[item] === row && hand >= 0 && !canHold(scene, row, hand)) {
    return refuse(limbRule(scene, row, hand, NO_HOLD), "{who}'s {item} fell from a hand that can hold nothing.", slots)
  }
  return owner[item] === row && at === CARRIED
    ? refuse('declared-is-standard', "{who}'s {item} is not in hand: draw it first.", slots)
    : refuse('declared-is-standard', "{who}'s {item} is not at hand.", slots)
}

/** Whether the item is in a hand. */
export const isInHand = (scene: WeaponSpeedScene, item: ItemRow): boolean => scene.now.item.place[item] < ON_BODY

/** Whether everybody sees that somebody has the item: it is in hand, worn, or lies about. */
export const isInSight = (scene: WeaponSpeedScene, item: ItemRow): boolean => {
  const at = scene.now.item.place[item]
  return at <= ON_BODY || at === ON_GROUND
}

/** Somebody takes up what another brought along. */
export function takeOver(scene: WeaponSpeedScene, item: ItemRow, row: number, rule: Cited): void {
  scene.set(I.owner, item, row, rule)
}

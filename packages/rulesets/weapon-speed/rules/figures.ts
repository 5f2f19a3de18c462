import { isRefusal, type Message, plainly, type Source, sourceMessage } from '@fray/kernel/rules'
import { rowsOf } from '../../kinds/outlasting.ts'
import { weaponSpeedNumbers } from '../catalogue/rule-ids.ts'
import { modifierOf } from '../declared.ts'
import { type Bearing, type Condition, marker } from '../kinds/conditions.ts'
import type { Injury } from '../kinds/injuries.ts'
import type { Strike } from '../kinds/strikes.ts'
import type { Cited, WeaponSpeedScene } from '../scene.ts'
import { armCell, CONDITION_TABLE, INJURY_TABLE, type ItemRow, WOUND_TABLE } from '../tables.ts'
import { ATTRIBUTES, BOTH_HANDS, MAIN_HAND, OFF_HAND, ON_BODY, SKILLS } from '../words.ts'
import { bitsOf } from './bearing-bits.ts'

/** What Full-Defense adds to Defense. */
export const { defense: FULL_DEFENSE_BONUS } = weaponSpeedNumbers['full-defense']

/** A combatant's current score. */
export const scoreOf = (scene: WeaponSpeedScene, row: number, attribute: number): number =>
  scene.now.combatant.scores[row * ATTRIBUTES.length + attribute]

/** A combatant's current modifier. */
export const modOf = (scene: WeaponSpeedScene, row: number, attribute: number): number =>
  modifierOf(scoreOf(scene, row, attribute), scene.setup.modifiers)

/** The total of a skill now. */
export const skillOf = (scene: WeaponSpeedScene, row: number, skill: number): number =>
  scene.now.combatant.skillsNow[row * SKILLS.length + skill]

/** Defense as it is now. */
export const defenseOf = (scene: WeaponSpeedScene, row: number): number =>
  scene.now.combatant.defenseNow[row] + (scene.now.combatant.fullDefense[row] === 1 ? FULL_DEFENSE_BONUS : 0)

/** The injury of a row of the injury table. */
export function injuryOf(scene: WeaponSpeedScene, row: number): Injury {
  const { type, face, old, own, of } = scene.now.injury
  const table = scene.setup.injuries[type[row]]
  if (type[row] >= 0 && table) return table.rows[face[row]]
  if (old[row] >= 0) {
    return (scene.fighter(of[row] as number).entrant.injuries[old[row] as number] as { injury: Injury }).injury
  }
  return ownInjury(scene, scene.values[own[row]])
}

/** An injury that the referee made up, read once. It was found sound before it was kept. */
export function ownInjury(scene: WeaponSpeedScene, raw: unknown): Injury {
  const key = raw as object
  const known = scene.ownInjuries.get(key)
  if (known !== undefined) return known
  const injury = scene.setup.readInjury(raw)
  if (isRefusal(injury)) throw new Error(`An injury was kept that is none: ${injury.reason.key}`)
  scene.ownInjuries.set(key, injury)
  return injury
}

/** The condition of a row of the condition table: one of the fight's, or a marker that was given in its middle. */
export function conditionOf(scene: WeaponSpeedScene, row: number): Condition {
  const { condition, own } = scene.now.condition
  return scene.setup.conditions[condition[row]] ?? marker(String(scene.values[own[row]]))
}

/** Rows of a combatant's injuries, conditions and wounds, in the order gained. */
export const injuriesOf = (scene: WeaponSpeedScene, row: number): number[] =>
  rowsOf(scene.now.injury.of, scene.rows(INJURY_TABLE), row)
export const conditionsOf = (scene: WeaponSpeedScene, row: number): number[] =>
  rowsOf(scene.now.condition.of, scene.rows(CONDITION_TABLE), row)
export const woundsOf = (scene: WeaponSpeedScene, row: number): number[] =>
  rowsOf(scene.now.wound.of, scene.rows(WOUND_TABLE), row)

/** A bearing that somebody has now, and by what. */
export interface Borne {
  readonly bearing: Bearing
  readonly source: Source
  readonly rule: Cited
  /** The injury's, and its side; null for a condition. */
  readonly injury: Injury | null
  readonly side: number
}

/** Everything that lasts on a combatant: injuries, then conditions, in the order gained. */
export function bearings(scene: WeaponSpeedScene, row: number): Borne[] {
  const found: Borne[] = []
  for (const i of injuriesOf(scene, row)) {
    const one = injuryOf(scene, i)
    const side = scene.now.injury.side[i]
    found.push({ bearing: one.bearing, source: one, rule: one.rule as Cited, injury: one, side })
  }
  for (const i of conditionsOf(scene, row)) {
    const one = conditionOf(scene, i)
    found.push({ bearing: one.bearing, source: one, rule: 'conditions-list-empty', injury: null, side: -1 })
  }
  return found
}

/** Whether an arm may strike, or the pair of them. */
function armsMayStrike(scene: WeaponSpeedScene, row: number, place: number): boolean {
  const { limbs } = scene.now.combatant
  if (place === BOTH_HANDS) return limbs[armCell(row, MAIN_HAND)] === 0 && limbs[armCell(row, OFF_HAND)] === 0
  return place === ON_BODY || limbs[armCell(row, place)] === 0
}

/** Whether the item is where its attacks can be made: in hand with arms that may strike, or grown. */
export function isUsable(scene: WeaponSpeedScene, item: ItemRow): boolean {
  const { place, owner } = scene.now.item
  const at = place[item]
  if (at > ON_BODY) return false
  const kind = scene.kind(item)
  if (at === ON_BODY) return kind.natural || kind.hands === 0
  return armsMayStrike(scene, owner[item], at)
}

/** The attack of an item by its position. */
export const strikeOf = (scene: WeaponSpeedScene, item: ItemRow, attack: number): Strike =>
  scene.kind(item).attacks[attack]

/** Which rule an arm owes its uselessness to, for refusals: the injury's own. */
export function limbRule(scene: WeaponSpeedScene, row: number, side: number, least: number): Cited {
  const cause = bearings(scene, row).find((b) => b.injury !== null && b.injury.limb >= least && b.side === side)
  return cause?.rule ?? 'injury-side'
}

/** Which rule forbids something, for refusals: that of the injury or condition whose bearing has the bit. */
export function bearingRule(scene: WeaponSpeedScene, row: number, bit: number): Pick<Borne, 'rule' | 'source'> {
  return bearings(scene, row).find((b) => (bitsOf(b.bearing) & bit) !== 0) ?? SET_BY_HAND
}

/** What a bearing is owed to, as a part of a message. */
export const sourceSaid = ({ source }: Pick<Borne, 'source'>): Message => sourceMessage(source)

/** What nothing that lasts explains: the referee has set it. */
const SET_BY_HAND = { rule: 'override', source: plainly('the referee says so') } as const

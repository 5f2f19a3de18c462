import { compileDice, type Pool } from '@fray/kernel/rules'
import { enterColumns } from '../../kinds/columns.ts'
import { openRow, setCells } from '../../lasting/rows.ts'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import { combatantFields, type Entrant, type HitDice, sumOf } from '../kinds/combatant.ts'
import type { Cited, Fighter, WeaponSpeedScene } from '../scene.ts'
import { C, CONDITION_TABLE, I, INJURY_TABLE, ITEM_TABLE, J, K, NONE, W, WOUND_TABLE } from '../tables.ts'
import { ON_GROUND } from '../words.ts'
import { derivedStress, rework, reworkMaxima } from './deriving.ts'
import { judge } from './life.ts'
import { noteBigHit } from './results.ts'

/** Twice the average of Hit Dice, of which the first counts its highest face. */
function averageTwice(dice: readonly HitDice[]): number {
  cite('stress-first-die')
  let total = 0
  dice.forEach(({ count, sides }, i) => {
    total += count * (sides + 1)
    if (i === 0) total += 2 * sides - (sides + 1)
  })
  return total
}

/** Rolls the Hit Dice after the first, and returns twice what they come to. */
function rollTwice(scene: WeaponSpeedScene, row: number, dice: readonly HitDice[]): number {
  cite('stress-first-die')
  let total = 2 * (dice[0]?.sides ?? 0)
  dice.forEach(({ count, sides }, i) => {
    const rolled = i === 0 ? count - 1 : count
    if (rolled > 0) total += 2 * scene.roll(hitDice(rolled, sides), row, 'stress-method', 'Hit Dice')
  })
  return total
}

const hitDice = (count: number, sides: number): Pool => compileDice(`${count}d${sides}`)

const countOf = (dice: readonly HitDice[]): number => dice.reduce((sum, { count }) => sum + count, 0)

/** Whether the combatant's Stress is still to be rolled. */
const rollsStress = (scene: WeaponSpeedScene, row: number): boolean =>
  scene.setup.options['stress-method'] === 'roll' && scene.fighter(row).entrant.stressMax === null

/** Rolls maximum Stress; the combatant has all of it, unless its data says otherwise. */
export function rollStress(scene: WeaponSpeedScene, row: number): void {
  if (!rollsStress(scene, row)) return
  const { entrant } = scene.fighter(row)
  scene.set(C.dice2, row, rollTwice(scene, row, entrant.hitDice), 'stress-method')
  const most = derivedStress(scene, row)
  setCells(scene, C, row, { stressMax: most, stress: Math.min(entrant.stress ?? most, most) }, 'stress-max')
  note.stress(scene, row, most)
}

/** A combatant comes into the fight: its row, its items, and what it brings from before. */
export function admit(scene: WeaponSpeedScene, entrant: Entrant, rule: Cited): number {
  const { name, items, abilities, hitDice } = entrant
  const first = scene.items
  const fighter: Fighter = { name, hidden: entrant.hidden, entrant, items: items.map((_, i) => first + i) }
  const row = scene.join(fighter, name, rule)
  items.forEach(({ place, count }, slot) => {
    const square = place === ON_GROUND ? entrant.square : NONE
    openRow(scene, ITEM_TABLE, I, { owner: row, origin: row, slot, place, count, square }, rule)
  })
  scene.set(C.side, row, entrant.side, rule)
  scene.set(C.seat, row, entrant.seat, rule)
  scene.set(C.monster, row, entrant.monster ? 1 : 0, rule)
  scene.set(C.square, row, entrant.square, rule)
  enterColumns(scene, row, entrant, { columns: C, fields: combatantFields, rule })
  scene.set(C.hitDice, row, countOf(hitDice), rule)
  scene.set(C.dice2, row, entrant.stressMax === null ? averageTwice(hitDice) : NONE, 'stress-max')
  scene.set(C.wpModifiers, row, entrant.wpModifiers + sumOf(abilities, 'woundPoints'), rule)
  scene.set(C.defenseBonus, row, entrant.defenseBonus + sumOf(abilities, 'defense'), rule)
  scene.set(C.armorBonus, row, entrant.armor + sumOf(abilities, 'armor'), rule)
  scene.set(C.speedBase, row, Math.max(0, entrant.speed + sumOf(abilities, 'speed')), rule)
  scene.set(C.initiativeModifier, row, entrant.initiativeModifier + sumOf(abilities, 'initiative'), rule)
  reworkMaxima(scene, row, rule)
  const { stressMax, wpMax } = scene.now.combatant
  scene.set(C.stress, row, Math.min(entrant.stress ?? stressMax[row], stressMax[row]), rule)
  scene.set(C.wp, row, Math.min(entrant.woundPoints ?? wpMax[row], wpMax[row]), rule)
  bring(scene, row, entrant, rule)
  rework(scene, row, rule)
  judge(scene, row)
  return row
}

/** Wounds, injuries and conditions from before, and the great hit of a round under way. */
function bring(scene: WeaponSpeedScene, row: number, entrant: Entrant, rule: Cited): void {
  for (const { amount, marks } of entrant.wounds) {
    openRow(scene, WOUND_TABLE, W, { of: row, amount, marks }, rule)
  }
  entrant.injuries.forEach(({ type, row: face, side }, old) => {
    openRow(scene, INJURY_TABLE, J, { of: row, type, face, side, old: type < 0 ? old : NONE }, rule)
  })
  for (const { condition, rounds } of entrant.conditions) {
    openRow(scene, CONDITION_TABLE, K, { of: row, condition: condition.at, rounds }, rule)
  }
  noteBigHit(scene, row, entrant.bigHit)
}

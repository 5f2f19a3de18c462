import { compileDice, type Pool } from '@fray/kernel'
import { ATTRIBUTES, type Entrant, type HitDice, ON_BODY, SKILLS } from '../model.ts'
import { type Cited, cite, type Fighter, type WeaponSpeedScene } from '../scene.ts'
import {
  C,
  CONDITION_TABLE,
  I,
  INJURY_TABLE,
  ITEM_TABLE,
  J,
  K,
  NONE,
  NOT_INTIMIDATED,
  W,
  WOUND_TABLE,
} from '../tables.ts'
import { derivedStress, rework, reworkMaxima } from './figures.ts'
import { judge } from './life.ts'
import { noteBigHit } from './results.ts'

cite('stress-max', 'stress-first-die', 'stress-method', 'round-down')

/** Twice the average of Hit Dice, of which the first counts its highest face. */
export function averageTwice(dice: readonly HitDice[]): number {
  let total = 0
  dice.forEach(({ count, sides }, i) => {
    total += count * (sides + 1)
    if (i === 0) total += 2 * sides - (sides + 1)
  })
  return total
}

/** Rolls the Hit Dice after the first, and returns twice what they come to. */
export function rollTwice(scene: WeaponSpeedScene, row: number, dice: readonly HitDice[]): number {
  let total = 2 * (dice[0]?.sides ?? 0)
  dice.forEach(({ count, sides }, i) => {
    const rolled = i === 0 ? count - 1 : count
    if (rolled > 0) total += 2 * scene.pool(hitDice(rolled, sides), row, 'stress-method', 'Hit Dice')
  })
  return total
}

const hitDice = (count: number, sides: number): Pool => compileDice(`${count}d${sides}`)

const countOf = (dice: readonly HitDice[]): number => dice.reduce((sum, { count }) => sum + count, 0)

/** Whether the combatant's Stress is still to be rolled. */
export const rollsStress = (scene: WeaponSpeedScene, row: number): boolean =>
  scene.setup.options['stress-method'] === 'roll' && scene.fighter(row).sheet.stressMax === null

/** Rolls maximum Stress; the combatant has all of it, unless its data says otherwise. */
export function rollStress(scene: WeaponSpeedScene, row: number): void {
  if (!rollsStress(scene, row)) return
  const { entrant, sheet } = scene.fighter(row)
  scene.set(C.dice2, row, rollTwice(scene, row, sheet.hitDice), 'stress-method')
  const most = derivedStress(scene, row)
  scene.set(C.stressMax, row, most, 'stress-max')
  scene.set(C.stress, row, Math.min(entrant.stress ?? most, most), 'stress-max')
  if (scene.recorder !== null) scene.recorder.note({ type: 'stress', who: row, most })
}

cite('sides-and-kinds', 'wound-points-max', 'defense-score', 'armor-score', 'roster-order')

/** A combatant comes into the fight: its row, its items, and what it brings from before. */
export function admit(scene: WeaponSpeedScene, entrant: Entrant, rule: Cited): number {
  const { sheet, items } = entrant
  const first = scene.items
  const fighter: Fighter = {
    name: sheet.name,
    sheet,
    kinds: items.map(({ kind }) => kind),
    entrant,
    items: items.map((_, i) => first + i),
  }
  const row = scene.join(fighter, sheet.name, rule)
  items.forEach(({ place, count }, slot) => {
    const item = scene.open(ITEM_TABLE)
    scene.set(I.owner, item, row, rule)
    scene.set(I.origin, item, row, rule)
    scene.set(I.slot, item, slot, rule)
    scene.set(I.place, item, place, rule)
    scene.set(I.count, item, count, rule)
    scene.set(I.square, item, place > ON_BODY + 1 ? entrant.square : NONE, rule)
  })
  const given = sheet.abilities.map(({ gives }) => gives)
  const sum = (of: 'defense' | 'armor' | 'woundPoints' | 'initiative' | 'speed') =>
    given.reduce((total, gives) => total + gives[of], 0)
  scene.set(C.side, row, entrant.side, rule)
  scene.set(C.seat, row, entrant.seat, rule)
  scene.set(C.monster, row, sheet.monster ? 1 : 0, rule)
  for (let i = 0; i < ATTRIBUTES.length; i++) {
    scene.setCell(C.scores, row, i, entrant.scores[i] as number, rule)
    scene.setCell(C.damaged, row, i, entrant.damaged[i] as number, rule)
  }
  for (let i = 0; i < SKILLS.length; i++) scene.setCell(C.skills, row, i, entrant.skills[i] as number, rule)
  scene.set(C.hitDice, row, countOf(sheet.hitDice), rule)
  scene.set(C.dice2, row, sheet.stressMax === null ? averageTwice(sheet.hitDice) : NONE, 'stress-max')
  scene.set(C.wpModifiers, row, entrant.wpModifiers + sum('woundPoints'), rule)
  scene.set(C.mana, row, entrant.mana, rule)
  scene.set(C.manaMax, row, entrant.manaMax, rule)
  scene.set(C.defenseBonus, row, entrant.defenseBonus + sum('defense'), rule)
  scene.set(C.armorBonus, row, entrant.armor + sum('armor'), rule)
  scene.set(C.speedBase, row, Math.max(0, entrant.speed + sum('speed')), rule)
  scene.set(C.initiativeModifier, row, entrant.initiativeModifier + sum('initiative'), rule)
  scene.set(C.square, row, entrant.square, rule)
  scene.set(C.state, row, entrant.state, rule)
  reworkMaxima(scene, row, rule)
  const { stressMax, wpMax } = scene.now.combatant
  scene.set(C.stress, row, Math.min(entrant.stress ?? (stressMax[row] as number), stressMax[row] as number), rule)
  scene.set(C.wp, row, Math.min(entrant.woundPoints ?? (wpMax[row] as number), wpMax[row] as number), rule)
  bring(scene, row, entrant, rule)
  rework(scene, row, rule)
  judge(scene, row)
  return row
}

/** Wounds, injuries, conditions and the marks of a fight under way. */
function bring(scene: WeaponSpeedScene, row: number, entrant: Entrant, rule: Cited): void {
  for (const { amount, marks } of entrant.wounds) {
    const wound = scene.open(WOUND_TABLE)
    scene.set(W.of, wound, row, rule)
    scene.set(W.amount, wound, amount, rule)
    scene.set(W.marks, wound, marks, rule)
  }
  entrant.injuries.forEach(({ type, row: face, side }, old) => {
    const injury = scene.open(INJURY_TABLE)
    scene.set(J.of, injury, row, rule)
    scene.set(J.type, injury, type, rule)
    scene.set(J.face, injury, face, rule)
    scene.set(J.side, injury, side, rule)
    scene.set(J.old, injury, type < 0 ? old : NONE, rule)
  })
  for (const { condition, rounds } of entrant.conditions) {
    const at = scene.open(CONDITION_TABLE)
    scene.set(K.of, at, row, rule)
    scene.set(K.condition, at, condition, rule)
    scene.set(K.rounds, at, rounds, rule)
  }
  const flags = [
    [C.surprised, entrant.surprised],
    [C.stabilized, entrant.stabilized],
    [C.prone, entrant.prone],
    [C.fullDefense, entrant.fullDefense],
    [C.reactionUsed, entrant.reactionUsed],
  ] as const
  for (const [column, on] of flags) scene.set(column, row, on ? 1 : 0, rule)
  scene.set(C.moved, row, entrant.moved, rule)
  scene.set(C.actions, row, entrant.actions, rule)
  scene.set(C.actedBefore, row, entrant.actedBefore, rule)
  noteBigHit(scene, row, entrant.bigHit)
  scene.set(C.intimidated, row, entrant.intimidated ?? NOT_INTIMIDATED, rule)
}

import { enterColumns } from '../../kinds/columns.ts'
import { setCells } from '../../lasting/rows.ts'
import { withBits } from '../bits.ts'
import { combatantFields, type Entrant } from '../kinds/combatant.ts'
import type { Cited, FreeHitsScene, Unit } from '../scene.ts'
import { BOOSTED, C, F, ITEM, ITEM_TABLE, NONE, OWED, RUNNING, SPENT } from '../tables.ts'
import { ON_GROUND } from '../words.ts'
import { hideFrom } from './detection.ts'
import { addCondition, addModify } from './effects.ts'
import { giftsOf } from './gifts.ts'
import { refresh } from './numbers.ts'
import { runningRow, startRunning } from './running.ts'
import { enemyFaced, faceUnit } from './space.ts'
import { areEnemies, isIn } from './who.ts'
import { addWound } from './wounds.ts'

/** Puts a unit into the fight with what it begins with; returns its row. What concerns others comes by {@link relate}. */
export function admit(scene: FreeHitsScene, entrant: Entrant, rule: Cited, name = entrant.name): number {
  const unit: Unit = {
    name,
    hidden: entrant.hidden,
    sheet: name === entrant.name ? entrant : { ...entrant, name },
    kinds: entrant.items,
    items: [],
    gifts: giftsOf(entrant.feats),
  }
  const row = scene.join(unit, name, rule)
  setCells(scene, C, row, { side: entrant.side, seat: entrant.seat, present: 1 }, rule)
  setCells(scene, C, row, { square: entrant.square, summoner: entrant.summoner, summonedBy: entrant.summonedBy }, rule)
  enterColumns(scene, row, entrant, { columns: C, fields: combatantFields, rule })
  SPENT.forEach((column, kind) => {
    scene.set(column, row, entrant.spent[kind] ?? 0, rule)
  })
  OWED.forEach((column, kind) => {
    scene.set(column, row, entrant.debts[kind] ?? 0, rule)
  })
  BOOSTED.forEach((column, what) => {
    scene.set(column, row, entrant.boosts[what] ?? 0, rule)
  })
  giveItems(scene, row, entrant, rule, unit.items as number[])
  for (const { aim, round } of entrant.wounds) addWound(scene, row, aim, round, rule)
  for (const { condition, rounds } of entrant.conditions) addCondition(scene, row, condition, { rounds }, rule)
  refresh(scene, row, rule)
  return row
}

function giveItems(scene: FreeHitsScene, row: number, entrant: Entrant, rule: Cited, items: number[]): void {
  entrant.items.forEach((carried, slot) => {
    const item = scene.open(ITEM_TABLE)
    items.push(item)
    const lies = carried.carried === ON_GROUND
    setCells(scene, ITEM, item, { holder: lies ? NONE : row, origin: row, slot }, rule)
    setCells(scene, ITEM, item, { carried: carried.carried, square: lies ? entrant.square : NONE }, rule)
    if (lies) scene.set(F.swapped, 0, 1, rule)
  })
}

/** What a unit brings that concerns others, once all of them are there. */
export function relate(scene: FreeHitsScene, row: number, entrant: Entrant, rule: Cited): void {
  const { undetectedBy, channeling, keeping } = entrant
  for (let other = 0; other < scene.combatants; other++) {
    const is =
      undetectedBy === 'all' ? areEnemies(scene, row, other) && isIn(scene, other) : undetectedBy.includes(other)
    if (is && other !== row) hideFrom(scene, row, other, rule)
  }
  if (channeling !== null) {
    setCells(scene, C, row, { casting: channeling.spell, castPaid: withBits(0, channeling.paid) }, rule)
  }
  for (const { spell, on } of keeping) {
    startRunning(scene, row, spell)
    keepOnSelf(scene, row, spell)
    if (!on) turnOff(scene, row, spell)
  }
  if (entrant.summoner >= 0 && entrant.reserve > 0) {
    const { reserved } = scene.now.combatant
    scene.set(C.reserved, entrant.summoner, reserved[entrant.summoner] + entrant.reserve, rule)
  }
  if (entrant.facing !== null) scene.set(C.facing, row, entrant.facing, 'facing')
  else {
    const enemy = enemyFaced(scene, row)
    if (enemy >= 0) faceUnit(scene, row, enemy)
  }
}

/** A spell that runs from the beginning lies on its caster. */
function keepOnSelf(scene: FreeHitsScene, row: number, spell: number): void {
  const kept = { rounds: null, keeper: { caster: row, spell } }
  for (const effect of scene.unit(row).sheet.spells[spell]?.effects ?? []) {
    if (effect.effect === 'modify' && effect.rounds === null) addModify(scene, row, effect, kept, 'channel-upkeep')
    if (effect.effect === 'condition' && effect.rounds === null)
      addCondition(scene, row, effect.condition, kept, 'channel-upkeep')
  }
}

function turnOff(scene: FreeHitsScene, row: number, spell: number): void {
  scene.set(RUNNING.on, runningRow(scene, row, spell), 0, 'toggle-spell')
  refresh(scene, row, 'toggle-spell')
}

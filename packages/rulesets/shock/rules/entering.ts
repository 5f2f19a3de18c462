import { enterColumns } from '../../kinds/columns.ts'
import { combatantFields, type Entrant } from '../kinds/combatant.ts'
import type { Cited, Fighter, ShockScene } from '../scene.ts'
import { BOND, BOND_TABLE, C, DISENGAGED, ITEM, ITEM_TABLE, NONE } from '../tables.ts'
import { ON_GROUND } from '../words.ts'
import { setScreening, takeHold } from './bonds.ts'
import { giftsOf } from './gifts.ts'

/** Puts a combatant into the fight with everything it begins with; returns its row. Whom it holds or screens comes by {@link relate}. */
export function admit(scene: ShockScene, entrant: Entrant, rule: Cited): number {
  const itemRows: number[] = []
  const fighter: Fighter = {
    ...entrant,
    itemRows,
    gifts: giftsOf(entrant.powers),
    quickSpells: entrant.spells.some((spell) => spell.cost === 'instant'),
  }
  const row = scene.join(fighter, fighter.name, rule)
  scene.set(C.side, row, entrant.side, rule)
  scene.set(C.seat, row, entrant.seat, rule)
  scene.set(C.present, row, 1, rule)
  scene.set(C.square, row, entrant.square, rule)
  scene.set(C.judged, row, entrant.retreating ? 1 : 0, rule)
  enterColumns(scene, row, entrant, { columns: C, fields: combatantFields, rule })
  giveItems(scene, row, entrant, rule, itemRows)
  return row
}

function giveItems(scene: ShockScene, row: number, { items, square }: Entrant, rule: Cited, rows: number[]): void {
  items.forEach(({ carried, loaded }, slot) => {
    const item = scene.open(ITEM_TABLE)
    rows.push(item)
    scene.set(ITEM.holder, item, row, rule)
    scene.set(ITEM.origin, item, row, rule)
    scene.set(ITEM.slot, item, slot, rule)
    scene.set(ITEM.carried, item, carried, rule)
    scene.set(ITEM.loaded, item, loaded ? 1 : 0, rule)
    if (carried === ON_GROUND) scene.set(ITEM.square, item, square, rule)
  })
}

/** Holds, screens, swarms and aims that combatants bring into the fight, once all of them are there. */
export function relate(scene: ShockScene, row: number, entrant: Entrant, rule: Cited): void {
  const rowOf = (name: string): number => scene.sheets.findIndex((one) => (one as Fighter).name === name)
  const { screening, grappling, swarm, disengagedFrom, aiming } = entrant
  setScreening(scene, row, rowOf(screening), rule)
  if (grappling !== '') takeHold(scene, row, rowOf(grappling), rule)
  if (swarm !== '') scene.set(C.swarm, row, rowOf(swarm), rule)
  for (const other of disengagedFrom) {
    const bond = scene.open(BOND_TABLE)
    scene.set(BOND.kind, bond, DISENGAGED, rule)
    scene.set(BOND.a, bond, row, rule)
    scene.set(BOND.b, bond, rowOf(other), rule)
  }
  if (aiming === null) return
  const { itemRows } = scene.fighter(row)
  scene.set(C.aimAt, row, rowOf(aiming.at), rule)
  scene.set(C.aimRounds, row, aiming.rounds, rule)
  scene.set(C.aimWith, row, itemRows.find((item) => scene.kind(item).name === aiming.weapon) ?? NONE, rule)
}

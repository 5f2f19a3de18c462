import { type Entrant, ON_GROUND, UP } from '../model.ts'
import { type Cited, cite, type Fighter, type ShockScene } from '../scene.ts'
import { BOND, BOND_TABLE, C, DISENGAGED, ITEM, ITEM_TABLE, NONE } from '../tables.ts'
import { setScreening, takeHold } from './bonds.ts'
import { giftsOf } from './gifts.ts'

cite('weapon-entry', 'spell-content', 'loaded-state', 'npc-attack-bonus', 'large-occupant')

/** Puts a combatant into the fight with everything it begins with; returns its row. Whom it holds or screens comes by {@link relate}. */
export function admit(scene: ShockScene, entrant: Entrant, rule: Cited): number {
  const fighter: Fighter = {
    name: entrant.sheet.name,
    sheet: entrant.sheet,
    kinds: entrant.items.map((item) => item.kind),
    entrant,
    items: [],
    gifts: giftsOf(entrant.sheet.powers),
    quickSpells: entrant.sheet.spells.some((spell) => spell.cost === 'instant'),
  }
  const row = scene.join(fighter, fighter.name, rule)
  const flag = (value: boolean): number => (value ? 1 : 0)
  const start: readonly (readonly [(typeof C)[keyof typeof C], number])[] = [
    [C.side, entrant.side],
    [C.seat, entrant.seat],
    [C.present, 1],
    [C.pc, flag(entrant.sheet.pc)],
    [C.named, flag(entrant.named)],
    [C.hp, entrant.hp],
    [C.hpMax, entrant.hpMax],
    [C.acBase, entrant.ac],
    [C.attackBonus, entrant.attackBonus],
    [C.skillBonus, entrant.skillBonus],
    [C.physicalSave, entrant.physicalSave],
    [C.move, entrant.move],
    [C.reach, entrant.reach],
    [C.footprint, entrant.footprint],
    [C.wrestleSize, entrant.wrestleSize],
    [C.disciplined, flag(entrant.disciplined)],
    [C.immune, flag(entrant.shockImmune)],
    [C.attacks, entrant.attacks],
    [C.alert, flag(entrant.alert)],
    [C.square, entrant.square],
    [C.altitude, entrant.altitude],
    [C.state, entrant.state],
    [C.fell, entrant.fell],
    [C.mainSpent, flag(entrant.mainSpent || entrant.charged)],
    [C.moveSpent, flag(entrant.moveSpent || entrant.charged)],
    [C.prone, flag(entrant.prone || entrant.state !== UP)],
    [C.totalDefense, flag(entrant.totalDefense)],
    [C.charged, flag(entrant.charged)],
    [C.shieldUsed, flag(entrant.shieldUsed)],
    [C.holding, flag(entrant.holding)],
    [C.dual, flag(entrant.dual)],
    [C.retreating, flag(entrant.retreating)],
    [C.judged, flag(entrant.retreating)],
    [C.unsuspecting, flag(entrant.unsuspecting)],
    [C.unseen, entrant.unseen],
    [C.heed, entrant.heed],
  ]
  for (const [column, value] of start) scene.set(column, row, value, rule)
  setList(scene, row, entrant, rule)
  giveItems(scene, row, entrant, rule, fighter.items as number[])
  return row
}

function setList(scene: ShockScene, row: number, entrant: Entrant, rule: Cited): void {
  entrant.mods.forEach((value, at) => {
    scene.setCell(C.mods, row, at, value, rule)
  })
  entrant.skills.forEach((value, at) => {
    scene.setCell(C.skills, row, at, value, rule)
  })
}

function giveItems(scene: ShockScene, row: number, entrant: Entrant, rule: Cited, items: number[]): void {
  entrant.items.forEach((carried, slot) => {
    const item = scene.open(ITEM_TABLE)
    items.push(item)
    scene.set(ITEM.holder, item, row, rule)
    scene.set(ITEM.origin, item, row, rule)
    scene.set(ITEM.slot, item, slot, rule)
    scene.set(ITEM.carried, item, carried.carried, rule)
    scene.set(ITEM.loaded, item, carried.loaded ? 1 : 0, rule)
    if (carried.carried === ON_GROUND) scene.set(ITEM.square, item, entrant.square, rule)
  })
}

/** Holds, screens, swarms and aims that combatants bring into the fight, once all of them are there. */
export function relate(scene: ShockScene, row: number, entrant: Entrant, rule: Cited): void {
  setScreening(scene, row, entrant.screening, rule)
  if (entrant.grappling >= 0) takeHold(scene, row, entrant.grappling, rule)
  if (entrant.swarm >= 0) {
    scene.set(C.swarm, row, entrant.swarm, rule)
    scene.set(C.mainSpent, row, 1, rule)
  }
  for (const other of entrant.disengagedFrom) {
    const bond = scene.open(BOND_TABLE)
    scene.set(BOND.kind, bond, DISENGAGED, rule)
    scene.set(BOND.a, bond, row, rule)
    scene.set(BOND.b, bond, other, rule)
  }
  const { aiming } = entrant
  if (aiming === null) return
  scene.set(C.aimAt, row, aiming.at, rule)
  scene.set(C.aimRounds, row, aiming.rounds, rule)
  scene.set(C.aimWith, row, itemOf(scene, row, aiming.weapon), rule)
}

function itemOf(scene: ShockScene, row: number, slot: number): number {
  const { origin, slot: slots } = scene.now.item
  for (let item = 0; item < scene.items; item++) if (origin[item] === row && slots[item] === slot) return item
  return NONE
}

import {
  type CellAddress,
  type Column,
  type Command,
  combatantParam,
  compileDice,
  DiceError,
  isRefusal,
  overrideAction,
  type Pool,
  type Refusal,
  refuse,
  rowOfName,
  textParam,
  valueParam,
  wordParam,
} from '@fray/kernel'
import { zoneParam } from '../command.ts'
import { note } from '../events.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { Hazard, HindranceEffect, OngoingEffect } from '../kinds/effects.ts'
import { hurt } from '../rules/damage.ts'
import { layHindrance, layOngoing } from '../rules/effects.ts'
import { admit } from '../rules/entering.ts'
import { meetHazard, ON_ENTER } from '../rules/hazards.ts'
import { takePlace } from '../rules/initiative.ts'
import { findItem, layDown } from '../rules/inventory.ts'
import { noRoom, removeFromFight } from '../rules/movement.ts'
import { isHere, isUp } from '../rules/who.ts'
import { fall, heal } from '../rules/wounds.ts'
import { cite, type ZonesScene } from '../scene.ts'
import { C, ITEM, OVER, SETUP, TURN, tables, ZONE } from '../tables.ts'
import { LEFT, PLACES } from '../words.ts'
import { order } from './define.ts'
import { notOver } from './referee.ts'

const isNone = (value: unknown): boolean => value === 'none' || value === 'null'

/** Sets a Zone's conditions, before combat or between two Turns. */
export const zone = order({
  id: 'zone',
  rule: 'zone-conditions-by-referee',
  title: "Set a Zone's conditions",
  params: [
    zoneParam('zone'),
    valueParam('capacity', { label: 'how many fit, or none', optional: true }),
    valueParam('hazard', { label: 'a hazard, or none', optional: true }),
    textParam('note', { label: 'words for the table', optional: true }),
  ],
  check(scene, { capacity, hazard }) {
    const phase = scene.now.fight.phase[0]
    if (phase === OVER) return notOver(scene)
    if (phase === TURN) {
      return refuse('zone-conditions-by-referee', 'Conditions change at the start or between two Turns.')
    }
    if (capacity !== null && !isNone(capacity)) {
      const n = Number(capacity)
      if (!Number.isInteger(n) || n < 1) return refuse('zone-capacity', 'A limit is a whole number from 1, or none.')
    }
    if (hazard === null || isNone(hazard)) return null
    const read = scene.setup.readHazard(hazard)
    return isRefusal(read) ? read : null
  },
  resolve(scene, command) {
    const { zone: at, capacity, hazard, note: text } = command
    if (capacity !== null) scene.set(ZONE.capacity, at, isNone(capacity) ? -1 : Number(capacity), 'zone-capacity')
    if (hazard !== null) {
      const value = isNone(hazard) ? -1 : scene.keep(scene.setup.readHazard(hazard) as Hazard)
      scene.set(ZONE.hazard, at, value, 'zone-hazard')
    }
    if (text !== '') scene.set(ZONE.note, at, scene.keep(text), 'zone-conditions-by-referee')
    note.zone(scene, at, capacity, hazard, text)
  },
})

/** A number of hit points or dice, or a sentence of what is wrong. */
function readAmount(raw: unknown): Pool | string {
  try {
    const text = String(raw)
    return compileDice(/^\d+$/.test(text.trim()) ? `1d1-1+${text.trim()}` : text)
  } catch (error) {
    if (error instanceof DiceError) return error.message
    throw error
  }
}

cite('ongoing-damage-test', 'hindrance-action-exception', 'healing')

/** Something at the table hurts, heals or hinders a combatant: a trap, a potion, a spell from elsewhere. */
export const effect = order({
  id: 'effect',
  rule: 'action-anything-else',
  title: 'Something hurts, heals or hinders',
  params: [
    combatantParam('target', { label: 'whom' }),
    valueParam('damage', { label: 'damage', optional: true }),
    valueParam('heal', { label: 'healing', optional: true }),
    valueParam('ongoing', { label: 'Ongoing Damage', optional: true }),
    valueParam('hindrance', { label: 'a hindrance', optional: true }),
  ],
  check(scene, command) {
    const { target, damage, heal: healing, ongoing, hindrance } = command
    const why = notOver(scene)
    if (why !== null) return why
    if (!isHere(scene, target)) return refuse('leaving-the-battlefield', `${scene.name(target)} has left.`)
    for (const amount of [damage, healing]) {
      const read = amount === null ? null : readAmount(amount)
      if (typeof read === 'string') return refuse('bad-value', read)
    }
    if (ongoing !== null) {
      const read = scene.setup.readOngoing(ongoing)
      if (isRefusal(read)) return read
    }
    if (hindrance === null) return null
    const read = scene.setup.readHindrance(hindrance)
    return isRefusal(read) ? read : null
  },
  resolve(scene, command) {
    const { target, damage, heal: healing, ongoing, hindrance } = command
    if (damage !== null && isUp(scene, target)) {
      const tally = scene.tally()
      addAmount(scene, target, readAmount(damage) as Pool, tally)
      hurt(scene, target, tally, 'action-anything-else')
    }
    if (healing !== null) {
      const tally = scene.tally()
      addAmount(scene, target, readAmount(healing) as Pool, tally)
      note.heal(scene, target, tally.total, '')
      heal(scene, target, tally.total)
    }
    if (ongoing !== null && isUp(scene, target)) {
      layOngoing(scene, target, scene.setup.readOngoing(ongoing) as OngoingEffect)
    }
    if (hindrance !== null && isUp(scene, target)) {
      layHindrance(scene, target, scene.setup.readHindrance(hindrance) as HindranceEffect)
    }
  },
})

function addAmount(scene: ZonesScene, target: number, pool: Pool, tally: ReturnType<ZonesScene['tally']>): void {
  if (pool.sides.length === 1 && pool.sides[0] === 1) tally.add(pool.max, 'action-anything-else', "the referee's word")
  else {
    scene.pool(pool, target, 'action-anything-else', 'effect', tally)
    if (pool.bonus !== 0) tally.add(pool.bonus, 'action-anything-else', 'effect')
  }
}

const EDGE = ['advantage', 'disadvantage'] as const

/** The referee's word on a combatant's next Test. */
export const grant = order({
  id: 'grant',
  rule: 'advantage',
  title: 'Advantage or Disadvantage on the next Test',
  params: [combatantParam('target', { label: 'whom' }), wordParam('kind', EDGE)],
  check: (scene) => notOver(scene),
  resolve(scene, { target, kind }) {
    if (kind === 0) scene.set(C.favored, target, 1, 'advantage')
    else scene.set(C.hampered, target, 1, 'disadvantage')
    note.grant(scene, target, kind)
  },
})

/** Somebody joins the fight. */
export const join = order({
  id: 'join',
  rule: 'zones-by-referee',
  title: 'Somebody joins',
  params: [
    textParam('name'),
    valueParam('combatant', { label: 'a combatant as in an encounter file' }),
    zoneParam('zone', { optional: true }),
  ],
  check(scene, { name, combatant, zone: at }) {
    const why = notOver(scene)
    if (why !== null) return why
    const wanted = name.toLowerCase()
    if (scene.sheets.some((sheet) => (sheet as { name: string }).name.toLowerCase() === wanted)) {
      return refuse('unknown-name', `There is already a combatant "${name}".`)
    }
    const read = scene.setup.readEntrant(name, combatant)
    if (isRefusal(read)) return read
    return noRoom(scene, at >= 0 ? at : read.zone)
  },
  resolve(scene, { name, combatant, zone: at }) {
    const read = scene.setup.readEntrant(name, combatant) as Entrant
    const row = admit(scene, at >= 0 ? { ...read, zone: at } : read, 'zones-by-referee')
    if (scene.now.fight.phase[0] === SETUP) return
    takePlace(scene, row, read.initiative !== null)
    meetHazard(scene, row, ON_ENTER)
  },
})

/** Takes a combatant out of the fight. */
export const remove = order({
  id: 'remove',
  rule: 'zones-by-referee',
  title: 'Somebody is gone',
  params: [combatantParam('target', { label: 'whom' })],
  check: (scene, { target }) =>
    notOver(scene) ??
    (isHere(scene, target) ? null : refuse('leaving-the-battlefield', `${scene.name(target)} has left already.`)),
  resolve: (scene, { target }) => removeFromFight(scene, target, 'zones-by-referee'),
})

/** After an override: whoever is at 0 hit points is down, whoever has some again is up; what lies on the ground lies somewhere. */
export function afterOverride(scene: ZonesScene): void {
  const c = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (c.status[row] === LEFT) continue
    if ((c.hp[row] as number) > (c.hpMax[row] as number)) scene.set(C.hp, row, c.hpMax[row] as number, 'override')
    if (c.hp[row] === 0 && isUp(scene, row)) fall(scene, row)
    else if ((c.hp[row] as number) > 0 && !isUp(scene, row)) scene.set(C.status, row, 0, 'healing')
  }
  for (let item = 0; item < scene.items; item++) layDown(scene, item, 'override')
}

/** `NAME.items.ITEM.marked` and the like: an item by its owner and name. */
function itemCell(scene: ZonesScene, path: string): CellAddress | Refusal | null {
  const parts = path.split('.')
  if (parts[1] !== 'items' || parts.length < 4) return null
  const row = rowOfName(scene as never, parts[0] as string)
  const item = row < 0 ? -1 : findItem(scene, row, parts[2] as string)
  const column = tables.byPath.get(`item.${parts[3]}`)
  if (item < 0 || column === undefined) {
    return refuse('unknown-name', `${path} names no value of an item: as in Ada.items.longsword.marked.`)
  }
  return { column, row: item, cell: 0 }
}

/** Zones by their id, places by their word, and no more hit points than the maximum. */
function readWord(scene: ZonesScene, column: Column, raw: unknown, row: number): number | Refusal | null {
  const most = scene.now.combatant.hpMax[row] as number
  if (column === C.hp && Number(raw) > most) {
    return refuse('bad-value', `${scene.name(row)} has at most ${most} hit points: set ${scene.name(row)}.hpMax first.`)
  }
  if (column === C.zone) {
    const at = scene.setup.zones.findIndex((z) => z.id === String(raw))
    return at >= 0
      ? at
      : refuse('bad-value', `There is no Zone "${String(raw)}": ${scene.setup.zones.map((z) => z.id).join(', ')}.`)
  }
  if (column === ITEM.place) {
    const at = PLACES.indexOf(String(raw) as (typeof PLACES)[number])
    return at >= 0 ? at : refuse('bad-value', `"${String(raw)}" is no place for an item: ${PLACES.join(', ')}.`)
  }
  return null
}

/** Sets any value. `NAME.zone` takes a Zone's id, and `NAME.items.ITEM.marked` reaches an item. */
export const override = overrideAction<ZonesScene, Command>(afterOverride, itemCell, readWord)

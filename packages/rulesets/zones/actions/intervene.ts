import {
  asText,
  type CellAddress,
  type Column,
  combatantParam,
  isRefusal,
  type Param,
  type Pool,
  person,
  plainly,
  type Refusal,
  rowOfName,
  textParam,
  valueParam,
  type Who,
  wordParam,
} from '@fray/kernel/rules'
import { amountOf, amountParam, rollAmount } from '../../referee/amounts.ts'
import { keepToMost } from '../../referee/bounds.ts'
import { refuse, type Tally } from '../citing.ts'
import { zoneParam } from '../command.ts'
import { note } from '../events.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { Hazard, HindranceEffect, OngoingEffect } from '../kinds/effects.ts'
import { hurt } from '../rules/damage.ts'
import { layRider } from '../rules/effects.ts'
import { admit } from '../rules/entering.ts'
import { meetHazard, ON_ENTER } from '../rules/hazards.ts'
import { takePlace } from '../rules/initiative.ts'
import { findItem, layDown } from '../rules/inventory.ts'
import { noRoom, removeFromFight } from '../rules/movement.ts'
import { isHere, isUp } from '../rules/who.ts'
import { fall, heal } from '../rules/wounds.ts'
import type { ZonesScene } from '../scene.ts'
import { C, ITEM, NONE, OVER, SETUP, TURN, tables, ZONE } from '../tables.ts'
import { LEFT, PLACES } from '../words.ts'
import { order, referee } from './define.ts'
import { notOver } from './gate.ts'

/** Something that is read as in an encounter file. What cannot be read is refused. */
const readParam = <N extends string>(
  name: N,
  label: string,
  reads: (scene: ZonesScene, raw: unknown) => object | Refusal | null,
): Param<N, unknown> => ({
  ...valueParam(name, { label, optional: true }),
  read(scene, raw) {
    const read = reads(scene as ZonesScene, raw)
    return read !== null && isRefusal(read) ? read : { value: raw }
  },
})

/** Why the referee cannot name somebody who has left, or null. */
const notHere = (scene: ZonesScene, target: Who): Refusal | null =>
  isHere(scene, target) ? null : refuse('leaving-the-battlefield', '{target} has left.', { target: person(target) })

const isNone = (value: unknown): boolean => value === 'none' || value === 'null'

/** Sets a Zone's conditions, before combat or between two Turns. */
export const zone = order({
  id: 'zone',
  rule: 'zone-conditions-by-referee',
  title: plainly("Set a Zone's conditions"),
  params: [
    zoneParam('zone'),
    valueParam('capacity', { label: 'how many fit, or none', optional: true }),
    readParam('hazard', 'a hazard, or none', (scene, raw) => (isNone(raw) ? null : scene.setup.readHazard(raw))),
    textParam('note', { label: 'words for the table', optional: true }),
  ],
  check(scene, { capacity }) {
    const phase = scene.now.fight.phase[0]
    if (phase === OVER) return notOver(scene)
    if (phase === TURN) {
      return refuse('zone-conditions-by-referee', 'Conditions change at the start or between two Turns.')
    }
    if (capacity === null || isNone(capacity)) return null
    const n = Number(capacity)
    if (Number.isInteger(n) && n >= 1) return null
    return refuse('zone-capacity', 'A limit is a whole number from 1, or none.')
  },
  resolve(scene, command) {
    const { zone: at, capacity, hazard, note: text } = command
    if (capacity !== null) scene.set(ZONE.capacity, at, isNone(capacity) ? -1 : Number(capacity), 'zone-capacity')
    if (hazard !== null) {
      const value = isNone(hazard) ? -1 : scene.store(scene.setup.readHazard(hazard) as Hazard)
      scene.set(ZONE.hazard, at, value, 'zone-hazard')
    }
    if (text !== '') scene.set(ZONE.note, at, scene.store(text), 'zone-conditions-by-referee')
    note.zone(scene, at, capacity, hazard, text)
  },
})

/** Something at the table hurts, heals or hinders a combatant: a trap, a potion, a spell from elsewhere. */
export const effect = referee.effect({
  rule: 'action-anything-else',
  title: plainly('Something hurts, heals or hinders'),
  notHere,
  params: [
    amountParam('damage', { label: 'damage', optional: true }),
    amountParam('heal', { label: 'healing', optional: true }),
    readParam('ongoing', 'Ongoing Damage', (scene, raw) => scene.setup.readOngoing(raw)),
    readParam('hindrance', 'a hindrance', (scene, raw) => scene.setup.readHindrance(raw)),
  ],
  resolve(scene, { target, damage, heal: healing, ongoing, hindrance }) {
    const wasUp = isUp(scene, target)
    const hurts = amountOf(damage)
    if (hurts !== null && wasUp) {
      hurt(scene, NONE, target, rollEffect(scene, target, hurts), 'action-anything-else')
    }
    const heals = amountOf(healing)
    if (heals !== null) {
      const { total } = rollEffect(scene, target, heals)
      heal(scene, target, total, '')
    }
    if (!isUp(scene, target)) {
      if (ongoing !== null || hindrance !== null || (hurts !== null && !wasUp)) note['not-on-the-fallen'](scene, target)
      return
    }
    const { readOngoing, readHindrance } = scene.setup
    layRider(scene, target, {
      ongoing: ongoing === null ? null : (readOngoing(ongoing) as OngoingEffect),
      hindrance: hindrance === null ? null : (readHindrance(hindrance) as HindranceEffect),
    })
  },
})

const rollEffect = (scene: ZonesScene, target: Who, pool: Pool): Tally =>
  rollAmount(scene, pool, target, 'action-anything-else', pool.sides.length === 0 ? "the referee's word" : 'effect')

const EDGE = ['advantage', 'disadvantage'] as const

/** The referee's word on a combatant's next Test. */
export const grant = order({
  id: 'grant',
  rule: 'advantage',
  title: plainly('Advantage or Disadvantage on the next Test'),
  params: [
    combatantParam('target', { label: 'whom' }),
    wordParam('kind', EDGE, { label: 'Advantage or Disadvantage' }),
  ],
  check: (scene) => notOver(scene),
  resolve(scene, { target, kind }) {
    if (kind === 0) scene.set(C.favored, target, 1, 'advantage')
    else scene.set(C.hampered, target, 1, 'disadvantage')
    note.grant(scene, target, kind)
  },
})

/** Somebody joins the fight. */
export const join = referee.join({
  rule: 'zones-by-referee',
  title: plainly('Somebody joins'),
  params: [zoneParam('zone', { optional: true })],
  read(scene, { name, combatant, zone: at }): Entrant | Refusal {
    const read = scene.setup.readEntrant(name, combatant)
    return isRefusal(read) || at < 0 ? read : { ...read, zone: at }
  },
  refuses: (scene, entrant) => noRoom(scene, entrant.zone),
  enters(scene, entrant) {
    const row = admit(scene, entrant, 'zones-by-referee')
    if (scene.now.fight.phase[0] === SETUP) return
    takePlace(scene, row, entrant.initiative !== null)
    meetHazard(scene, row, ON_ENTER)
  },
})

/** Takes a combatant out of the fight. */
export const remove = referee.remove({
  rule: 'zones-by-referee',
  title: plainly('Somebody is gone'),
  notHere,
  goes: (scene, target) => removeFromFight(scene, target, 'zones-by-referee'),
})

/** After an override: the one who is at 0 hit points is down, no matter who has some again is up; what lies on the ground lies somewhere. */
function afterOverride(scene: ZonesScene): void {
  const c = scene.now.combatant
  keepToMost(scene, C.hp, C.hpMax)
  for (let row = 0; row < scene.combatants; row++) {
    if (c.status[row] === LEFT) continue
    if (c.hp[row] === 0 && isUp(scene, row)) fall(scene, row)
    else if (c.hp[row] > 0 && !isUp(scene, row)) scene.set(C.status, row, 0, 'healing')
  }
  for (let item = 0; item < scene.items; item++) layDown(scene, item, 'override')
}

/** `NAME.items.ITEM.marked` and the like: an item by its owner and name. */
function itemCell(scene: ZonesScene, path: string): CellAddress | Refusal | null {
  const parts = path.split('.')
  if (parts[1] !== 'items' || parts.length < 4) return null
  const row = rowOfName(scene, parts[0])
  const item = row < 0 ? -1 : findItem(scene, row, parts[2])
  const column = tables.byPath.get(`item.${parts[3]}`)
  if (item < 0 || column === undefined) {
    return refuse('unknown-name', '{path} names no value of an item: as in Ada.items.longsword.marked.', {
      path: { said: path },
    })
  }
  return { column, row: item, cell: 0 }
}

/** Zones by their id, places by their word, and no more hit points than the maximum. */
function readWord(scene: ZonesScene, column: Column, raw: unknown, row: number): number | Refusal | null {
  const most = scene.now.combatant.hpMax[row]
  if (column === C.hp && Number(raw) > most) {
    return refuse('bad-value', '{who} has at most {most} hit points: set {who}.hpMax first.', {
      who: person(row),
      most: { number: most },
    })
  }
  if (column === C.zone) {
    const at = scene.setup.zones.findIndex((z) => z.id === asText(raw))
    return at >= 0
      ? at
      : refuse('bad-value', 'There is no Zone "{said}": {zones}.', {
          said: { said: asText(raw) },
          zones: { thing: scene.setup.zones.map((z) => z.id).join(', ') },
        })
  }
  if (column === ITEM.place) {
    const at = PLACES.indexOf(asText(raw) as (typeof PLACES)[number])
    return at >= 0
      ? at
      : refuse('bad-value', '"{said}" is no place for an item: {places}.', {
          said: { said: asText(raw) },
          places: { thing: PLACES.join(', ') },
        })
  }
  return null
}

/** Sets any value. `NAME.zone` takes a Zone's id, and `NAME.items.ITEM.marked` reaches an item. */
export const override = referee.override({ after: afterOverride, find: itemCell, read: readWord })

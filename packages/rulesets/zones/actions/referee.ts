import {
  type CellAddress,
  type Column,
  choice,
  combatantParam,
  combatantsParam,
  compileDice,
  DiceError,
  numberParam,
  overrideAction,
  type Pool,
  REFEREE,
  type Refusal,
  refuse,
  rowOfName,
  textParam,
  valueParam,
  wordParam,
} from '@fray/kernel'
import { blank, itemsOf, type ZonesCommand, zoneParam } from '../command.ts'
import {
  CHARACTERS,
  ENEMIES,
  type Entrant,
  type Hazard,
  type HindranceEffect,
  LEFT,
  type OngoingEffect,
  PLACES,
} from '../model.ts'
import { hurt } from '../rules/damage.ts'
import { layHindrance, layOngoing } from '../rules/effects.ts'
import { endByReferee, fallen } from '../rules/ending.ts'
import { admit } from '../rules/entering.ts'
import { rollInitiative, takePlace } from '../rules/initiative.ts'
import { callMorale, rollReaction, testsMorale } from '../rules/morale.ts'
import { noRoom, removeFromFight } from '../rules/movement.ts'
import { isHere, isUp } from '../rules/who.ts'
import { fall, heal } from '../rules/wounds.ts'
import { cite, type ZonesScene } from '../scene.ts'
import { BETWEEN, C, F, ITEM, OVER, SETUP, TURN, tables, ZONE } from '../tables.ts'
import type { ZonesAction } from './turn.ts'

/** Why the referee's command comes at the wrong time, or null. */
function notOver(scene: ZonesScene): Refusal | null {
  return scene.now.fight.phase[0] === OVER ? refuse('combat-ends', 'The fight is over.') : null
}

const SURPRISED = [
  { value: 'nobody', label: 'nobody' },
  { value: 'characters', label: 'the Characters' },
  { value: 'enemies', label: 'the enemies' },
] as const

/** Combat breaks out: surprise, then initiative. */
export const start: ZonesAction = {
  id: 'start',
  rule: 'side-initiative',
  title: 'Combat breaks out',
  by: 'referee',
  params: [],
  suggest: () => [blank(REFEREE, 'start')],
  check: (scene) =>
    scene.now.fight.phase[0] === SETUP
      ? null
      : refuse('initiative-rolled-once', 'Combat has broken out already: initiative is rolled once.'),
  resolve(scene) {
    if (scene.setup.surprised === 'ask') {
      const answer = scene.ask(choice('surprise-call', REFEREE, 'Is a side surprised?', [], SURPRISED))
      scene.set(F.surprised, 0, answer - 1 === 0 ? CHARACTERS : answer - 1 === 1 ? ENEMIES : -1, 'surprise-call')
    }
    rollInitiative(scene)
  },
}

/** Calls for Morale, between two Turns. */
export const morale: ZonesAction = {
  id: 'morale',
  rule: 'morale-call',
  title: 'Call for Morale',
  by: 'referee',
  params: [
    combatantsParam('targets', { label: 'enemies', optional: true }),
    numberParam('dr', 1, 60, { optional: true }),
  ],
  suggest: () => [{ ...blank(REFEREE, 'morale'), dr: null }],
  check(scene, { targets }) {
    const why = notOver(scene)
    if (why !== null) return why
    const friend = targets.find((row) => scene.now.combatant.side[row] !== ENEMIES)
    if (friend !== undefined) {
      return refuse('morale-each', `${scene.name(friend)} is on the Characters' side: only enemies Test Morale.`)
    }
    if (scene.now.fight.phase[0] !== BETWEEN) {
      return refuse('morale-call', 'Morale is called for between two Turns.')
    }
    if (rowsForMorale(scene, targets).length > 0) return null
    return refuse('morale-each', 'None of them Tests: they are Out of Action, fleeing or parleying.')
  },
  resolve(scene, command) {
    callMorale(scene, rowsForMorale(scene, command.targets), (command.dr as number | null) ?? scene.dr)
  },
}

function rowsForMorale(scene: ZonesScene, targets: readonly number[]): number[] {
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if ((targets.length === 0 || targets.includes(row)) && testsMorale(scene, row)) rows.push(row)
  }
  return rows
}

const isNone = (value: unknown): boolean => value === 'none' || value === 'null'

/** Sets a Zone's conditions, before combat or between two Turns. */
export const zone: ZonesAction = {
  id: 'zone',
  rule: 'zone-conditions-by-referee',
  title: "Set a Zone's conditions",
  by: 'referee',
  params: [
    zoneParam('zone'),
    valueParam('capacity', { label: 'how many fit, or none', optional: true }),
    valueParam('hazard', { label: 'a hazard, or none', optional: true }),
    textParam('note', { label: 'words for the table', optional: true }),
  ],
  suggest: () => [],
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
    return typeof read === 'string' ? refuse('zone-hazard-data', read) : null
  },
  resolve(scene, command) {
    const { zone: at, capacity, hazard, note } = command
    if (capacity !== null) scene.set(ZONE.capacity, at, isNone(capacity) ? -1 : Number(capacity), 'zone-capacity')
    if (hazard !== null) {
      const value = isNone(hazard) ? -1 : scene.keep(scene.setup.readHazard(hazard) as Hazard)
      scene.set(ZONE.hazard, at, value, 'zone-hazard')
    }
    if (note !== '') scene.set(ZONE.note, at, scene.keep(note), 'zone-conditions-by-referee')
    if (scene.recorder !== null) scene.recorder.note({ type: 'zone', zone: at, capacity, hazard, note })
  },
}

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
export const effect: ZonesAction = {
  id: 'effect',
  rule: 'action-anything-else',
  title: 'Something hurts, heals or hinders',
  by: 'referee',
  params: [
    combatantParam('target', { label: 'whom' }),
    valueParam('damage', { label: 'damage', optional: true }),
    valueParam('heal', { label: 'healing', optional: true }),
    valueParam('ongoing', { label: 'Ongoing Damage', optional: true }),
    valueParam('hindrance', { label: 'a hindrance', optional: true }),
  ],
  suggest: () => [],
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
      if (typeof read === 'string') return refuse('ongoing-damage', read)
    }
    if (hindrance === null) return null
    const read = scene.setup.readHindrance(hindrance)
    if (typeof read !== 'string') return null
    const exception = /hindrance-action-exception|needs? an Action|always tested free/i.test(read)
    return refuse(exception ? 'hindrance-action-exception' : 'hindrance-until-test', read)
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
      if (scene.recorder !== null) scene.recorder.note({ type: 'heal', target, amount: tally.total, by: '' })
      heal(scene, target, tally.total)
    }
    if (ongoing !== null && isUp(scene, target)) {
      layOngoing(scene, target, scene.setup.readOngoing(ongoing) as OngoingEffect)
    }
    if (hindrance !== null && isUp(scene, target)) {
      layHindrance(scene, target, scene.setup.readHindrance(hindrance) as HindranceEffect)
    }
  },
}

function addAmount(scene: ZonesScene, target: number, pool: Pool, tally: ReturnType<ZonesScene['tally']>): void {
  if (pool.sides.length === 1 && pool.sides[0] === 1) tally.add(pool.max, 'action-anything-else', "the referee's word")
  else {
    scene.pool(pool, target, 'action-anything-else', 'effect', tally)
    if (pool.bonus !== 0) tally.add(pool.bonus, 'action-anything-else', 'effect')
  }
}

const EDGE = ['advantage', 'disadvantage'] as const

/** The referee's word on a combatant's next Test. */
export const grant: ZonesAction = {
  id: 'grant',
  rule: 'advantage',
  title: 'Advantage or Disadvantage on the next Test',
  by: 'referee',
  params: [combatantParam('target', { label: 'whom' }), wordParam('kind', EDGE)],
  suggest: () => [],
  check: (scene) => notOver(scene),
  resolve(scene, { target, kind }) {
    if (kind === 0) scene.set(C.favored, target, 1, 'advantage')
    else scene.set(C.hampered, target, 1, 'disadvantage')
    if (scene.recorder !== null) scene.recorder.note({ type: 'grant', target, kind: EDGE[kind as number] })
  },
}

/** A Reaction roll for Creatures met together. */
export const reaction: ZonesAction = {
  id: 'reaction',
  rule: 'reaction-roll',
  title: 'Roll a Reaction',
  by: 'referee',
  params: [combatantsParam('targets', { label: 'the group' }), numberParam('modifier', -20, 20, { optional: true })],
  suggest: () => [],
  check(scene, { targets }) {
    const why = notOver(scene)
    if (why !== null) return why
    const player = targets.find((row) => scene.now.combatant.character[row] === 1)
    if (player !== undefined)
      return refuse('reaction-roll', `${scene.name(player)} is a Character and makes no Reaction.`)
    const decided = targets.find((row) => scene.now.combatant.attitudeSet[row] === 1)
    if (decided === undefined) return null
    return refuse('reaction-predetermined', `The data gives ${scene.name(decided)} its attitude: no Reaction roll.`)
  },
  resolve: (scene, { targets, modifier }) => rollReaction(scene, targets, (modifier as number | null) ?? 0),
}

/** After combat: what became of one of the fallen, by the referee's word or by the table supplied. */
export const aftermath: ZonesAction = {
  id: 'aftermath',
  rule: 'aftermath',
  title: 'What became of the fallen',
  by: 'referee',
  params: [combatantParam('target', { label: 'whom' }), textParam('result', { optional: true })],
  *suggest(scene) {
    if (scene.now.fight.phase[0] !== OVER) return
    for (const target of fallen(scene)) yield { ...blank(REFEREE, 'aftermath'), target, result: '' }
  },
  check(scene, { target, result }) {
    if (scene.now.fight.phase[0] !== OVER) return refuse('aftermath', 'The fight is not over.')
    if (!fallen(scene).includes(target)) return refuse('aftermath', `${scene.name(target)} is not among the fallen.`)
    if (result !== '' || scene.setup.aftermath !== null) return null
    return refuse('aftermath', `No table is supplied: say what became of ${scene.name(target)}.`)
  },
  resolve(scene, { target, result }) {
    const table = scene.setup.aftermath
    let what = result as string
    if (what === '' && table !== null) {
      what = table.results[scene.die(table.sides, REFEREE, 'aftermath', 'aftermath') - 1] as string
    }
    scene.set(C.fate, target, scene.keep(what), 'aftermath')
    if (scene.recorder !== null) scene.recorder.note({ type: 'aftermath', target, result: what })
  },
}

/** Somebody joins the fight. */
export const join: ZonesAction = {
  id: 'join',
  rule: 'zones-by-referee',
  title: 'Somebody joins',
  by: 'referee',
  params: [
    textParam('name'),
    valueParam('combatant', { label: 'a combatant as in an encounter file' }),
    zoneParam('zone', true),
  ],
  suggest: () => [],
  check(scene, { name, combatant, zone: at }) {
    const why = notOver(scene)
    if (why !== null) return why
    const wanted = String(name).toLowerCase()
    if (scene.sheets.some((sheet) => (sheet as { name: string }).name.toLowerCase() === wanted)) {
      return refuse('unknown-name', `There is already a combatant "${String(name)}".`)
    }
    const read = scene.setup.readEntrant(String(name), combatant)
    if (!('sheet' in read)) return refuse('bad-value', (read as readonly string[]).join(' '))
    return noRoom(scene, at >= 0 ? at : (read as Entrant).zone)
  },
  resolve(scene, { name, combatant, zone: at }) {
    const read = scene.setup.readEntrant(String(name), combatant) as Entrant
    const row = admit(scene, at >= 0 ? { ...read, zone: at } : read, 'zones-by-referee')
    if (scene.now.fight.phase[0] !== SETUP) takePlace(scene, row)
  },
}

/** Takes a combatant out of the fight. */
export const remove: ZonesAction = {
  id: 'remove',
  rule: 'zones-by-referee',
  title: 'Somebody is gone',
  by: 'referee',
  params: [combatantParam('target', { label: 'whom' })],
  suggest: () => [],
  check: (scene, { target }) =>
    notOver(scene) ??
    (isHere(scene, target) ? null : refuse('leaving-the-battlefield', `${scene.name(target)} has left already.`)),
  resolve: (scene, { target }) => removeFromFight(scene, target, 'zones-by-referee'),
}

/** The referee says that combat is over. */
export const endCombat: ZonesAction = {
  id: 'end-combat',
  rule: 'combat-ends',
  title: 'The fight is over',
  by: 'referee',
  params: [],
  suggest: () => [blank(REFEREE, 'end-combat')],
  check: (scene) => notOver(scene),
  resolve: (scene) => endByReferee(scene),
}

/** After an override: whoever is at 0 hit points is down, whoever has some again is up. */
export function afterOverride(scene: ZonesScene): void {
  const c = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    if (c.status[row] === LEFT) continue
    if ((c.hp[row] as number) > (c.hpMax[row] as number)) scene.set(C.hp, row, c.hpMax[row] as number, 'override')
    if (c.hp[row] === 0 && isUp(scene, row)) fall(scene, row)
    else if ((c.hp[row] as number) > 0 && !isUp(scene, row)) scene.set(C.status, row, 0, 'healing')
  }
}

/** `NAME.items.ITEM.marked` and the like: an item by its owner and name. */
function itemCell(scene: ZonesScene, path: string): CellAddress | Refusal | null {
  const parts = path.split('.')
  if (parts[1] !== 'items' || parts.length < 4) return null
  const row = rowOfName(scene as never, parts[0] as string)
  const item = row < 0 ? undefined : itemsOf(scene, row).find((i) => scene.kind(i).name === parts[2])
  const column = tables.byPath.get(`item.${parts[3]}`)
  if (item === undefined || column === undefined) {
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
export const override: ZonesAction = overrideAction<ZonesScene, ZonesCommand>(afterOverride, itemCell, readWord)

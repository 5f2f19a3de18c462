import { D20, type Who } from '@fray/kernel/rules'
import { openRow } from '../../lasting/rows.ts'
import { cite } from '../citing.ts'
import { note, roll } from '../events.ts'
import type { FreeHitsScene } from '../scene.ts'
import { BATTLE, C, F, NONE, ORDER, ORDER_TABLE } from '../tables.ts'
import { areEnemies, detects, isIn } from './who.ts'

/** Stands for the Agility of initiators in the line: behind all others, in the order of their own Agility. */
const BEHIND_ALL = 10_000

/** The units in the order in which they act this round, those who are out included; roster order before there is a line. */
export function lineOf(scene: FreeHitsScene): number[] {
  const rows: number[] = []
  for (let place = 0; place < lineLength(scene); place++) rows.push(inLine(scene, place))
  return rows
}

/** How many stand in the line that {@link lineOf} gives, and who is at one of its places: for those who only look. */
export const lineLength = (scene: FreeHitsScene): number => scene.rows(ORDER_TABLE) || scene.combatants

/** Who stands at a place of the line. */
export const inLine = (scene: FreeHitsScene, place: number): number =>
  scene.rows(ORDER_TABLE) === 0 ? place : scene.now.order.who[place]

/** Makes the line: highest Agility first, initiators last, ties rolled for. */
export function makeLine(scene: FreeHitsScene): void {
  cite('order-is-fixed')
  for (let row = 0; row < scene.combatants; row++) noteAgility(scene, row)
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) if (isIn(scene, row)) rows.push(row)
  const { lineAgility } = scene.now.combatant
  rows.sort((a, b) => lineAgility[b] - lineAgility[a] || a - b)
  const line: number[] = []
  for (let i = 0; i < rows.length; ) {
    let end = i + 1
    while (end < rows.length && lineAgility[rows[end]] === lineAgility[rows[i]]) end++
    line.push(...rollTies(scene, rows.slice(i, end)))
    i = end
  }
  writeLine(scene, line)
  for (let row = 0; row < scene.combatants; row++) if (!isIn(scene, row)) insert(scene, row)
  note.line(
    scene,
    lineOf(scene).filter((row) => isIn(scene, row) && isDetected(scene, row)),
  )
}

/** Whether every enemy knows of the unit: who is not known of is not named aloud. */
function isDetected(scene: FreeHitsScene, row: Who): boolean {
  for (let enemy = 0; enemy < scene.combatants; enemy++) {
    if (areEnemies(scene, enemy, row) && !detects(scene, enemy, row)) return false
  }
  return true
}

function noteAgility(scene: FreeHitsScene, row: Who): void {
  const { agilityNow, initiator } = scene.now.combatant
  if (initiator[row] === 1) cite('opening-attack')
  const place = agilityNow[row] - (initiator[row] === 1 ? BEHIND_ALL : 0)
  scene.set(C.lineAgility, row, place, 'initiative-order')
}

/** Units tied for a place, in the order that their dice give; those still tied roll again. */
function rollTies(scene: FreeHitsScene, tied: readonly number[]): number[] {
  if (tied.length === 1) return [...tied]
  const rolls = new Map<number, number>()
  for (const row of tied) {
    const tally = scene.tally()
    rolls.set(row, scene.roll(D20, row, 'initiative-tie', 'a tie in the line', tally))
    roll.tie(scene, { who: row, rule: 'initiative-tie', tally, against: null, passed: null })
  }
  const faces = [...new Set(rolls.values())].sort((a, b) => b - a)
  return faces.flatMap((face) =>
    rollTies(
      scene,
      tied.filter((row) => rolls.get(row) === face),
    ),
  )
}

/** Writes the usual line; this round's is the same. */
export function writeLine(scene: FreeHitsScene, rows: readonly number[]): void {
  while (scene.rows(ORDER_TABLE) > 0) scene.close(ORDER_TABLE, scene.rows(ORDER_TABLE) - 1)
  for (const row of rows) {
    openRow(scene, ORDER_TABLE, ORDER, { who: row, usual: row }, 'initiative-order')
  }
}

/** This round's line is the usual one again. */
export function restoreLine(scene: FreeHitsScene): void {
  for (let i = 0; i < scene.rows(ORDER_TABLE); i++) {
    scene.set(ORDER.who, i, scene.now.order.usual[i], 'delay')
  }
}

/**
 * Puts a unit into a running battle's line by its Agility, after those equal to it and before initiators. It has a turn
 * this round only if its place is still to come.
 */
export function insert(scene: FreeHitsScene, row: Who): void {
  noteAgility(scene, row)
  const last = scene.open(ORDER_TABLE)
  const usual = placeFor(scene, row, last, 'usual')
  const who = placeFor(scene, row, last, 'who')
  shift(scene, 'usual', usual, last, row)
  shift(scene, 'who', who, last, row)
  const place = scene.now.fight.place[0]
  if (scene.now.fight.phase[0] !== BATTLE || place === NONE) return
  if (who <= place) {
    scene.set(F.place, 0, place + 1, 'order-is-fixed')
    scene.set(C.acted, row, 1, 'order-is-fixed')
  }
}

function placeFor(scene: FreeHitsScene, row: Who, count: number, which: 'who' | 'usual'): number {
  const { lineAgility } = scene.now.combatant
  const own = lineAgility[row]
  for (let i = 0; i < count; i++) {
    if ((lineAgility[scene.now.order[which][i]] as number) < own) return i
  }
  return count
}

function shift(scene: FreeHitsScene, which: 'who' | 'usual', from: number, last: number, row: number): void {
  for (let i = last; i > from; i--) scene.set(ORDER[which], i, scene.now.order[which][i - 1], 'order-is-fixed')
  scene.set(ORDER[which], from, row, 'order-is-fixed')
}

/** Whom the unit has put its turn off for, where that one has done so, too the one at the end of it; -1 for nobody. */
export function waitedFor(scene: FreeHitsScene, who: Who): number {
  const { waitsFor } = scene.now.combatant
  let last = waitsFor[who]
  while (last !== NONE && waitsFor[last] !== NONE) last = waitsFor[last]
  return last
}

/** Whether the unit waits for the other one, or for somebody who does. */
export function waitsOn(scene: FreeHitsScene, who: Who, other: Who): boolean {
  const { waitsFor } = scene.now.combatant
  for (let row = waitsFor[who]; row !== NONE; row = waitsFor[row]) if (row === other) return true
  return false
}

/**
 * Puts the unit at the present place of this round's line right behind the other one, and behind it those who wait for it,
 * in the order in which they stand.
 */
export function putBehind(scene: FreeHitsScene, other: Who): void {
  const place = scene.now.fight.place[0]
  const line = lineOf(scene)
  const who = line[place]
  scene.set(C.waitsFor, who, other, 'delay-how')
  const moving = line.filter((row, at) => row === who || (at > place && waitsOn(scene, row, who)))
  const staying = line.filter((row) => !moving.includes(row))
  staying.splice(staying.indexOf(other) + 1, 0, ...moving)
  staying.forEach((row, at) => {
    scene.set(ORDER.who, at, row, 'delay')
  })
}

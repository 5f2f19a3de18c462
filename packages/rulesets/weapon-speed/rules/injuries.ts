import {
  choice,
  compileDice,
  isRefusal,
  type Option,
  person,
  plainly,
  REFEREE,
  type Refusal,
  say,
  type Who,
} from '@fray/kernel/rules'
import { endRows, openRow } from '../../lasting/rows.ts'
import { note, roll } from '../events.ts'
import type { Injury } from '../kinds/injuries.ts'
import type { Cited, WeaponSpeedScene } from '../scene.ts'
import { C, INJURY_TABLE, J, NONE } from '../tables.ts'
import { ARMS, DAMAGE_TYPES, MAIN_HAND, OFF_HAND } from '../words.ts'
import { bitsOf, LIES_PRONE } from './bearing-bits.ts'
import { bearings, injuriesOf, injuryOf, ownInjury } from './figures.ts'
import { dropFromLimbs } from './gear.ts'
import { readInjuryText } from './injury-text.ts'
import { damageAttributes, restoreAttributes } from './life.ts'
import { reworkAndLog } from './paralysis.ts'

/** Chance of an injury: two digits, 00 counts as 100. */
export const PERCENT = compileDice('d100')

/** An injury that has been rolled: which, on which side, and its dice. */
export interface Rolled {
  readonly type: number
  readonly face: number
  readonly side: number
  readonly amount: number
  /** What was kept of one that the referee made up, or NONE. */
  readonly own: number
}

/** The damage type whose table is rolled on; of several the attacker's player chooses, for a monster the referee. */
export function chooseType(scene: WeaponSpeedScene, by: Who, target: Who, types: number): number {
  const several = DAMAGE_TYPES.map((_, i) => i).filter((i) => ((types >>> i) & 1) === 1)
  const first = several[0] ?? NONE
  if (several.length <= 1) return first
  const options: Option[] = several.map((i) => ({
    value: DAMAGE_TYPES[i] as string,
    label: say('the table for {type} damage', { type: plainly(DAMAGE_TYPES[i] ?? 'such') }),
  }))
  const to = by < 0 || scene.now.combatant.monster[by] === 1 ? REFEREE : by
  const prompt = say('On which table is the injury of {target} rolled?', { target: person(target) })
  return several[scene.ask(choice('combat-injury-type-choice', to, prompt, options))] as number
}

/** Rolls on the table of a damage type: the row, its side, its dice. Null where there is no injury after all. */
export function rollInjury(scene: WeaponSpeedScene, target: Who, type: number): Rolled | null {
  const table = scene.setup.injuries[type]
  if (!table) return askInjury(scene, target, type)
  const face = scene.die(table.die, REFEREE, 'combat-injury-table', `${DAMAGE_TYPES[type]} injury`) - 1
  const tally = scene.tally().add(face + 1, 'combat-injury-table', 'the table')
  roll.injury(scene, {
    who: REFEREE,
    rule: 'combat-injury-table',
    tally,
    against: null,
    passed: null,
    target,
    table: type,
    whose: 'referee',
  })
  const injury = table.rows[face] as Injury
  return { type, face, ...rollParts(scene, target, injury), own: NONE }
}

/** The d4 for the side and the damage dice of an injury. */
function rollParts(scene: WeaponSpeedScene, target: Who, injury: Injury): { side: number; amount: number } {
  const name = injury.name
  const rule = injury.rule as Cited
  let side = NONE
  if (injury.side) {
    const why = scene.isListening ? say('{name}: which side', { name: { thing: name } }) : 'which side'
    const face = scene.die(4, REFEREE, 'injury-side', why)
    side = face <= 2 ? MAIN_HAND : OFF_HAND
    note['injury-side'](scene, target, name, face, side)
  }
  return { side, amount: injury.damage === null ? 0 : Math.max(0, scene.roll(injury.damage, REFEREE, rule, injury)) }
}

/** An injury that somebody made up, as a map: its side and dice are rolled. */
export function rollOwn(scene: WeaponSpeedScene, target: Who, raw: object): Rolled {
  const own = scene.store(raw)
  return { type: NONE, face: NONE, ...rollParts(scene, target, ownInjury(scene, raw)), own }
}

/** No table for the type: the referee says which injury it is, or none. */
function askInjury(scene: WeaponSpeedScene, target: Who, type: number): Rolled | null {
  const said = scene.askText({
    rule: 'combat-injury-empty-table',
    kind: 'text',
    to: REFEREE,
    prompt: say('There is no table for {type} injuries: which injury has {target}? (none, or NAME: effect, effect)', {
      type: plainly(DAMAGE_TYPES[type] ?? 'such'),
      target: person(target),
    }),
    options: [],
    preset: 0,
    presetText: 'none',
    textProblem: (text) => injuryProblem(scene, text),
  })
  const raw = readInjuryText(said)
  return raw === null || isRefusal(raw) ? null : rollOwn(scene, target, raw)
}

/** Why these words are no injury, or null. */
function injuryProblem(scene: WeaponSpeedScene, text: string): Refusal | null {
  const raw = readInjuryText(text)
  const read = raw === null || isRefusal(raw) ? raw : scene.setup.readInjury(raw)
  return read !== null && isRefusal(read) ? read : null
}

/** A combatant has an injury: its dice count each time, what lasts of it only once. */
export function gainInjury(scene: WeaponSpeedScene, row: Who, { type, face, side, amount, own }: Rolled): void {
  const injury = type >= 0 ? (scene.setup.injuries[type]?.rows[face] as Injury) : ownInjury(scene, scene.values[own])
  const rule = injury.rule as Cited
  if (!hasInjury(scene, row, type, injury.name, side)) {
    openRow(scene, INJURY_TABLE, J, { of: row, type, face, side, own }, rule)
  }
  note.injury(scene, row, injury.name, side, rule)
  reworkAndLog(scene, row, rule)
  dropFromLimbs(scene, row, rule)
  damageAttributes(scene, row, { attributes: injury.attributes, amount, rule, isPoison: false })
}

/** Whether it has that row of the table already, on that side; a row may stand for several faces. */
function hasInjury(scene: WeaponSpeedScene, row: Who, type: number, name: string, side: number): boolean {
  const { type: types, side: sides } = scene.now.injury
  const isSame = (i: number) => types[i] === type && sides[i] === side && injuryOf(scene, i).name === name
  return type >= 0 && injuriesOf(scene, row).some(isSame)
}

/** All injuries of a combatant heal, with the attribute damage that they did; what poison did stays. */
export function healInjuries(scene: WeaponSpeedScene, row: Who): void {
  const kept = bearings(scene, row).some((b) => b.injury !== null && (bitsOf(b.bearing) & LIES_PRONE) !== 0)
  const { of } = scene.now.injury
  endRows(
    scene.rows(INJURY_TABLE),
    (i) => of[i] === row,
    (i) => scene.close(INJURY_TABLE, i),
  )
  reworkAndLog(scene, row, 'injury-duration')
  restoreAttributes(scene, row, 'injury-duration', true)
  if (kept && ((scene.now.combatant.bearing[row] as number) & LIES_PRONE) === 0) {
    scene.set(C.prone, row, 0, 'injury-duration')
  }
}

/** Names of a combatant's injuries, with their sides. */
export function injuryNames(scene: WeaponSpeedScene, row: Who): string[] {
  const { side } = scene.now.injury
  return injuriesOf(scene, row).map((i) => `${injuryOf(scene, i).name}${side[i] < 0 ? '' : ` (${ARMS[side[i]]})`}`)
}

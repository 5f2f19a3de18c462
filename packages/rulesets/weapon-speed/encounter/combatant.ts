import { NO_SQUARE, squareAt, squareName } from '@fray/kernel'
import type { PlaneBattlefield } from '../../reading/plane-battlefield.ts'
import { hint, isMap, type Path } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, ownFields, textOf, wordOf } from '../../reading/reader.ts'
import type { SeatOf } from '../../reading/seats.ts'
import {
  ATTRIBUTES,
  DEAD,
  type Entrant,
  type HitDice,
  IN,
  type Injury,
  type InjuryTable,
  MAIN_HAND,
  type MarkedWound,
  OFF_HAND,
  type OldCondition,
  type OldInjury,
  SKILLS,
  STATES,
  STRENGTH,
  WOUND_MARKS,
} from '../model.ts'
import { readInjury } from './bearing.ts'
import { readGear } from './gear.ts'
import { checkNumbers } from './limits.ts'
import { readAbilities, readSpells } from './powers.ts'
import type { Reader } from './reader.ts'
import { type Sides, usualSide } from './sides.ts'

/** The fight that a combatant is read into. */
export interface Table {
  readonly sides: Sides
  readonly field: PlaneBattlefield
  readonly seatOf: SeatOf
  readonly injuries: readonly (InjuryTable | null)[]
}

const USUAL_SCORE = 10
const USUAL_SPEED = 6

/**
 * Reads a combatant from its fields. What is wrong or missing is noted. Its square is NO_SQUARE where it names none.
 * `side` is its side's position where that is settled already, else -1.
 */
export function readEntrant(r: Reader, name: string, f: Fields, table: Table, side = -1): Entrant {
  const { values } = f
  const named = side >= 0 ? side : sideNamed(r, f, table.sides)
  const kind = textOf(values.kind)
  const monster = kind === null ? named >= 0 && named !== Math.max(0, table.sides.party) : kind === 'monster'
  const own = named >= 0 ? named : usualSide(table.sides, monster)
  const attributes = isMap(values.attributes) ? values.attributes : {}
  const damaged = isMap(values.damaged) ? values.damaged : {}
  const skills = isMap(values.skills) ? values.skills : {}
  const [stress, stressMax] = readStress(values)
  const dice = readHitDice(r, values.hitDice, f.at('hitDice'))
  if (values.hitDice === undefined && stressMax === null && !f.lost) {
    r.problems.add(f.path, `${name} needs "hitDice", as in 2d8, or a "stressMax".`, 'stress-max')
  }
  const mana = readMana(values.mana)
  const injuries = readInjuries(r, values.injuries, f.at('injuries'), table.injuries)
  const scores = ATTRIBUTES.map((one) => numberOf(attributes[one], USUAL_SCORE))
  const wp = typeof values.wp === 'number' ? values.wp : null
  const state = readState(r, name, f, wp, scores[STRENGTH] as number)
  const entrant: Entrant = {
    sheet: {
      name,
      monster,
      from: textOf(values.madeFrom) ?? f.from,
      about: textOf(values.about) ?? '',
      hitDice: dice,
      stressMax,
      spells: readSpells(r, values.spells, f.at('spells'), numberOf(values.casting, 0)),
      abilities: readAbilities(r, values.abilities, f.at('abilities')),
      tags: listOf(values.tags).filter((tag) => typeof tag === 'string'),
    },
    side: own,
    seat: table.seatOf(name, own),
    scores,
    damaged: ATTRIBUTES.map((one) => numberOf(damaged[one], 0)),
    stress,
    woundPoints: wp,
    wpModifiers: numberOf(values.wpModifiers, 0),
    mana: mana[0],
    manaMax: mana[1],
    defenseBonus: numberOf(values.defense, 0),
    armor: numberOf(values.armor, 0),
    speed: numberOf(values.speed, USUAL_SPEED),
    initiativeModifier: numberOf(values.initiativeModifier, 0),
    skills: SKILLS.map((one) => numberOf(skills[one], 0)),
    items: readGear(r, f, name, injuries),
    square: readPlace(r, name, f, table.field),
    wounds: readWounds(r, values.wounds, f.at('wounds')),
    injuries,
    conditions: readConditions(r, values.conditions, f.at('conditions')),
    baseInitiative: typeof values.baseInitiative === 'number' ? values.baseInitiative : null,
    surprised: values.surprised === true,
    stabilized: values.stabilized === true,
    prone: values.prone === true,
    state,
    fullDefense: values.fullDefense === true,
    reactionUsed: values.reactionUsed === true,
    moved: numberOf(values.moved, 0),
    actions: numberOf(values.actions, 0),
    actedBefore: numberOf(values.actedBefore, 0),
    bigHit: numberOf(values.bigHit, 0),
    intimidated: typeof values.intimidated === 'number' ? values.intimidated : null,
  }
  if (!f.lost) checkNumbers(r, name, f, entrant)
  return entrant
}

/** What has become of it; one whose Wound Points have reached minus its Strength is dead, whatever is said. */
function readState(r: Reader, name: string, f: Fields, wp: number | null, strength: number): number {
  const said = wordOf(f.values.state, STATES, IN)
  if (wp === null || wp > -strength) return said
  if (f.values.state !== undefined && said !== DEAD) {
    const why = `With ${wp} Wound Points and a Strength of ${strength}`
    r.problems.add(f.at('state'), `${why} ${name} is dead: leave "state" out, or raise "wp".`, 'death')
  }
  return DEAD
}

/** The side that it names, or -1. */
function sideNamed(r: Reader, f: Fields, { list }: Sides): number {
  const { side } = f.values
  if (side === undefined) return -1
  const ids = list.map(({ id }) => id)
  const at = ids.indexOf(String(side))
  if (at < 0)
    r.problems.add(f.at('side'), `There is no side "${String(side)}".${hint(String(side), ids)}`, 'sides-and-kinds')
  return at
}

/** Current Stress (null: all of it) and the greatest, where the data states it. */
function readStress(values: Readonly<Record<string, unknown>>): [number | null, number | null] {
  const both = /^(\d+)\/(\d+)$/.exec(textOf(values.stress) ?? '')
  const most = both !== null ? Number(both[2]) : typeof values.stressMax === 'number' ? values.stressMax : null
  const now = both !== null ? Number(both[1]) : typeof values.stress === 'number' ? values.stress : null
  return [now, most]
}

function readMana(raw: unknown): [number, number] {
  const both = /^(\d+)\/(\d+)$/.exec(textOf(raw) ?? '')
  if (both !== null) return [Number(both[1]), Number(both[2])]
  const mana = numberOf(raw, 0)
  return [mana, mana]
}

/** Hit Dice in their order: `5d8`, `2d8+3d10`, or a list. The Strength modifier is no part of them. */
function readHitDice(r: Reader, raw: unknown, path: Path): HitDice[] {
  const texts = raw === undefined ? ['1d8'] : typeof raw === 'string' ? raw.split('+') : listOf(raw).map(String)
  return texts.flatMap((text): HitDice[] => {
    const found = /^\s*(\d{0,3})d(\d{1,3})\s*$/i.exec(text)
    const count = Number(found?.[1] || 1)
    const sides = Number(found?.[2] ?? 0)
    if (found !== null && count > 0 && sides > 0) return [{ count, sides }]
    r.problems.add(
      path,
      `"${text}" is no Hit Dice: write them as in 2d8, or several kinds as [2d8, 3d10].`,
      'stress-max',
    )
    return []
  })
}

/** The square that it names; NO_SQUARE where it names none, or none that is on the map. */
function readPlace(r: Reader, name: string, f: Fields, { plane, sound }: PlaneBattlefield): number {
  const found = /^\s*(-?\d{1,5})\s*,\s*(-?\d{1,5})\s*$/.exec(textOf(f.values.at) ?? '')
  if (found === null || !sound) return NO_SQUARE
  const square = squareAt(plane, Number(found[1]), Number(found[2]))
  if (square === NO_SQUARE) {
    const range = `from ${squareName(plane, 0)} to ${squareName(plane, plane.blocked.length - 1)}`
    r.problems.add(f.at('at'), `${name} stands off the map, whose squares go ${range}.`, 'battlefield-yards')
  }
  return square
}

/** Wounds from before: `8`, `8 slashing`, `12 blunt fire`. */
function readWounds(r: Reader, raw: unknown, path: Path): MarkedWound[] {
  return listOf(raw).flatMap((one, i): MarkedWound[] => {
    const [amount = '', ...words] = String(one)
      .trim()
      .split(/[\s/]+/)
    const marks = words.map((word) => wordOf(word, WOUND_MARKS, -1))
    if (/^0*[1-9]\d{0,3}$/.test(amount) && !marks.includes(-1)) {
      return [{ amount: Number(amount), marks: marks.reduce((bits, at) => bits | (1 << at), 0) }]
    }
    r.problems.add(
      [...path, i],
      `"${String(one)}" is no wound: write its amount and types, as in 8 slashing.`,
      'wound-mark',
    )
    return []
  })
}

/** The name of an injury as people write it in files. */
export const injuryId = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

/** Injuries from before: rows of tables by their names, or in full. */
function readInjuries(r: Reader, raw: unknown, path: Path, tables: Table['injuries']): OldInjury[] {
  return listOf(raw).flatMap((one, i): OldInjury[] => {
    const where = [...path, i]
    const map = isMap(one) ? one : null
    const id = map === null ? String(one) : textOf(map.from)
    const side = map?.side === 'main' ? MAIN_HAND : map?.side === 'off' ? OFF_HAND : -1
    if (id === null) {
      const { side: _side, ...rest } = map as Record<string, unknown>
      const injury: Injury = readInjury(r, ownFields({ ...rest, ...(side >= 0 ? { side: true } : {}) }, where))
      return [{ injury, type: -1, row: -1, side }]
    }
    for (const table of tables) {
      const row = table?.rows.findIndex(({ name }) => injuryId(name) === id) ?? -1
      if (table === null || row < 0) continue
      const injury = table.rows[row] as Injury
      if (injury.side && side < 0) {
        r.problems.add(where, `Say on which side: { from: ${id}, side: main } or off.`, 'injury-side')
      } else if (!injury.side && side >= 0) {
        r.problems.add([...where, 'side'], `${injury.name} has no side: leave "side" out.`, 'injury-side')
      }
      return [{ injury, type: table.type, row, side: injury.side ? Math.max(0, side) : -1 }]
    }
    const known = tables.flatMap((table) => table?.rows.map(({ name }) => injuryId(name)) ?? [])
    r.problems.add(where, `There is no injury "${id}" in the tables.${hint(id, known)}`, 'combat-injury-table')
    return []
  })
}

function readConditions(r: Reader, raw: unknown, path: Path): OldCondition[] {
  return listOf(raw).flatMap((one, i): OldCondition[] => {
    const map = isMap(one) ? one : { condition: one }
    const id = textOf(map.condition)
    return id === null ? [] : [{ condition: r.conditions.at(r, id, [...path, i]), rounds: numberOf(map.rounds, 0) }]
  })
}

import { NO_SQUARE } from '@fray/kernel'
import { type GridBattlefield, squareOf } from '../../reading/grid-battlefield.ts'
import { type Fields, listOf, numberOf, textOf, wordOf } from '../../reading/reader.ts'
import type { SeatOf } from '../../reading/seats.ts'
import { findSide, usualSides } from '../../reading/sides.ts'
import { AIMS, type Entrant, FACINGS, MODES, NO_AIM, NORMAL, type UnitSide } from '../model.ts'
import { readArmors } from './armors.ts'
import { readFeats } from './feats.ts'
import { readGear } from './gear.ts'
import type { Reader } from './reader.ts'
import { readSpells } from './spells.ts'
import { readHealth, readState } from './state.ts'
import { readBond } from './summons.ts'

/** The fight that a combatant is read into. */
export interface Table {
  readonly sides: readonly UnitSide[]
  readonly field: GridBattlefield
  readonly seatOf: SeatOf
  /** Names of everybody, by row. */
  readonly names: readonly string[]
  /** The round under way, 0 before the battle. */
  readonly round: number
  /** For somebody who joins in mid-fight: which round it is then is not known, and `round` is the last that there can be. */
  readonly joins: boolean
}

const USUAL = { level: 1, movement: 6 }

/**
 * Reads a combatant from its fields. What is wrong or missing is noted. Its square is NO_SQUARE where it names none; what
 * it takes of its summoner's hit points is settled when everybody is known (`settleSummons`). `side` is its side's position
 * where that is settled already, else -1.
 */
export function readEntrant(r: Reader, name: string, f: Fields, table: Table, side = -1): Entrant {
  const { values } = f
  const pc = values.pc === true
  const items = readGear(r, f)
  const spells = readSpells(r, values.spells, f.at('spells'))
  const lacks = listOf(values.lacks)
    .map((word) => wordOf(word, AIMS, NO_AIM))
    .filter((aim, i, all) => aim !== NO_AIM && all.indexOf(aim) === i)
    .sort((a, b) => a - b)
  const own = side >= 0 ? side : readSide(r, f, table.sides)
  return {
    sheet: {
      name,
      pc,
      from: textOf(values.madeFrom) ?? f.from,
      about: textOf(values.about) ?? '',
      tags: listOf(values.tags).filter((tag) => typeof tag === 'string'),
      feats: readFeats(r, f, items),
      spells,
      reductions: readArmors(r, f),
      lacks,
    },
    side: own,
    seat: table.seatOf(name, own),
    level: numberOf(values.level, USUAL.level),
    accuracy: numberOf(values.accuracy, 0),
    agility: numberOf(values.agility, 0),
    strength: numberOf(values.strength, 0),
    ...readHealth(r, name, f),
    movement: numberOf(values.movement, USUAL.movement),
    footprint: numberOf(values.footprint, 1),
    fullLoad: values.fullLoad === true,
    items,
    square: readSquare(r, name, f, table.field),
    facing: wordOf(values.facing, FACINGS, -1),
    mode: wordOf(values.mode, MODES, NORMAL),
    ...readState(r, name, f, { spells, lacks, table }),
    ...readBond(r, name, f, table),
  }
}

/** Its side: the one that it names, else the usual one of player characters or of others. */
export function readSide(r: Reader, f: Fields, sides: readonly UnitSide[]): number {
  const usual = usualSides(sides)
  const other = f.values.pc === true ? usual.pc : usual.npc
  const side = f.values.side === undefined ? other : findSide(r, f.values.side, f.at('side'), sides, null)
  return side < 0 ? other : side
}

/** The square that it names; NO_SQUARE where it names none, or none that is on the map. */
function readSquare(r: Reader, name: string, f: Fields, { grid, sound }: GridBattlefield): number {
  const text = textOf(f.values.at)
  if (text === null || !sound) return NO_SQUARE
  const square = squareOf(grid, text)
  if (square === NO_SQUARE) {
    const last = `${grid.originX + grid.width - 1},${grid.originY + grid.depth - 1}`
    const said = `${name} stands off the map, whose squares go from ${grid.originX},${grid.originY} to ${last}.`
    r.problems.add(f.at('at'), said, 'grid')
  }
  return square ?? NO_SQUARE
}

import { NO_SQUARE } from '@fray/kernel'
import { type GridBattlefield, squareOf } from '../../reading/grid-battlefield.ts'
import { isMap } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, textOf } from '../../reading/reader.ts'
import type { SeatOf } from '../../reading/seats.ts'
import { usualSides } from '../../reading/sides.ts'
import { ATTRIBUTES, type Entrant, type ItemKind, NO_SKILL, type ShockSide, SKILLS, UP } from '../model.ts'
import { readGear } from './gear.ts'
import { readPowers, readSpells } from './powers.ts'
import type { Reader } from './reader.ts'
import { findSide } from './sides.ts'
import { readHealth, readState } from './state.ts'

/** The fight that a combatant is read into. */
export interface Table {
  readonly sides: readonly ShockSide[]
  readonly field: GridBattlefield
  readonly fist: ItemKind
  readonly seatOf: SeatOf
  /** Names of everybody, by row. */
  readonly names: readonly string[]
  /** Whether the fight is under way, and its round, 0 before. */
  readonly begun: boolean
  readonly round: number
}

const UNTRAINED = -1
const USUAL = { ac: 10, save: 15, move: 30, reach: 5, hd: 1 }

/**
 * Reads a combatant from its fields. What is wrong or missing is noted. Its square is NO_SQUARE where it names none.
 * `side` is its side's position where that is settled already, else -1.
 */
export function readEntrant(r: Reader, name: string, f: Fields, table: Table, side = -1): Entrant {
  const { values } = f
  const pc = values.kind === 'pc'
  if (values.kind === undefined && !f.lost) {
    r.problems.add(f.path, `${name} needs a "kind": pc for a player's character, or npc.`)
  }
  const named = typeof values.named === 'boolean' ? values.named : pc
  const health = readHealth(r, name, f, named, table.round)
  const gear = readGear(r, f, name, table.fist, health.state === UP)
  const own = side >= 0 ? side : readSide(r, f, table.sides, pc)
  const mods = isMap(values.mods) ? values.mods : {}
  const skills = isMap(values.skills) ? values.skills : {}
  if (pc) checkPc(r, name, f)
  return {
    sheet: {
      name,
      pc,
      from: textOf(values.madeFrom) ?? f.from,
      about: textOf(values.about) ?? '',
      tags: listOf(values.tags).filter((tag) => typeof tag === 'string'),
      powers: readPowers(r, values.powers, f.at('powers')),
      spells: readSpells(r, values.spells, f.at('spells')),
    },
    side: own,
    seat: table.seatOf(name, own),
    named,
    ...health,
    ac: numberOf(values.ac, USUAL.ac),
    attackBonus: numberOf(values.attackBonus, pc ? 0 : numberOf(values.hd, USUAL.hd)),
    mods: ATTRIBUTES.map((a) => numberOf(mods[a], 0)),
    skills: SKILLS.map((s) => numberOf(skills[s], pc ? UNTRAINED : NO_SKILL)),
    skillBonus: pc ? 0 : numberOf(values.skillBonus, 0),
    physicalSave: numberOf(values.physicalSave, USUAL.save),
    move: numberOf(values.move, USUAL.move),
    reach: numberOf(values.reach, USUAL.reach),
    footprint: numberOf(values.footprint, 1),
    wrestleSize: numberOf(values.wrestleSize, 0),
    disciplined: values.disciplined === true,
    shockImmune: values.shockImmune === true,
    attacks: numberOf(values.attacks, 1),
    items: gear.items,
    alert: typeof values.alert === 'boolean' ? values.alert : table.sides[own]?.alert === true,
    square: readSquare(r, name, f, table.field),
    altitude: numberOf(values.altitude, 0),
    ...readState(r, name, f, health, gear, table),
  }
}

/** A player's character has no stand-ins for numbers of its own. */
function checkPc(r: Reader, name: string, f: Fields): void {
  for (const key of ['hd', 'skillBonus']) {
    if (f.values[key] === undefined) continue
    const right = key === 'hd' ? 'give it an "attackBonus"' : 'give it "skills"'
    const rule = key === 'hd' ? 'npc-attack-bonus' : 'npc-skill-levels'
    r.problems.add(f.at(key), `${name} is a pc, which has no "${key}": ${right}.`, rule)
  }
}

function readSide(r: Reader, f: Fields, sides: readonly ShockSide[], pc: boolean): number {
  const usual = usualSides(sides)
  const other = pc ? usual.pc : usual.npc
  const side = f.values.side === undefined ? other : findSide(r, f.values.side, f.at('side'), sides)
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

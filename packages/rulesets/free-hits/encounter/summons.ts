import { findRow } from '../../reading/names.ts'
import type { Path } from '../../reading/problems.ts'
import { type Fields, numberOf } from '../../reading/reader.ts'
import { type Entrant, IN, type Summon } from '../model.ts'
import { findSpell } from './channeling.ts'
import type { Reader } from './reader.ts'

/** What ties a summoned unit to its summoner. */
export type Bond = Pick<Entrant, 'summoner' | 'summonedBy' | 'thralled' | 'reserve' | 'sickUntil'>

/** The part of a table that a bond needs. */
interface Table {
  readonly names: readonly string[]
  readonly round: number
  readonly joins: boolean
}

/** Fields that only summoned units have. */
const SUMMONED = ['thralled', 'spell', 'reserve', 'sick'] as const

/** Maximum hit points for each level of a thrall whose spell states no cost (`thrall-cost`). */
const COST_OF_LEVEL = 6

/** Reads who summoned a unit and how it stands to it; what it costs is settled by `settleSummons`. */
export function readBond(r: Reader, name: string, f: Fields, { names, round, joins }: Table): Bond {
  const { values } = f
  const summoner = findRow(r, values.summoner, f.at('summoner'), names)
  if (values.summoner === undefined) {
    for (const key of SUMMONED) {
      if (values[key] === undefined || values[key] === false) continue
      const rule = key === 'sick' ? 'summoning-sickness' : 'thrall'
      r.problems.add(f.at(key), `${name} has no "summoner": name one, or leave "${key}" out.`, rule)
    }
  }
  if (summoner >= 0 && names[summoner]?.toLowerCase() === name.toLowerCase()) {
    r.problems.add(f.at('summoner'), `${name} cannot have summoned itself: name somebody else.`, 'thrall')
    return { summoner: -1, summonedBy: -1, thralled: false, reserve: 0, sickUntil: 0 }
  }
  if (joins && values.sick === true) {
    const right = 'as in "sick: 3"'
    r.problems.add(f.at('sick'), `Say in which round the sickness of ${name} ends, ${right}.`, 'sickness-length')
  }
  const sickUntil = values.sick === true ? round + 1 : numberOf(values.sick, 0)
  if (sickUntil > round + 1) {
    const right = `${round + 1} at most`
    const said = `Summoning sickness lasts one round: ${name} cannot be sick until round ${sickUntil}, ${right}.`
    r.problems.add(f.at('sick'), said, 'sickness-length')
  }
  return { summoner, summonedBy: -1, thralled: values.thralled === true, reserve: 0, sickUntil }
}

/** The spell of the summoner that called the unit, by position. */
function readCalling(r: Reader, e: Entrant, f: Fields, summoner: Entrant): number {
  if (f.values.spell === undefined) return -1
  const { spells, name } = summoner.sheet
  const spell = findSpell(r, f.values.spell, f.at('spell'), name, spells)
  if (spell >= 0 && spells[spell]?.summon === null) {
    const said = `${spells[spell]?.name} summons nobody, so it did not call ${e.sheet.name}.`
    r.problems.add(f.at('spell'), said, 'thrall-cost')
  }
  return spell
}

/** What keeping a thrall takes of its summoner's maximum hit points: 0 where it is paid otherwise (`thrall-mhp`). */
function costOf(r: Reader, e: Entrant, summon: Summon | null): number {
  const thrall = summon?.thrall ?? null
  const usual = r.options['thrall-mhp'] === 'mp' ? 'mp' : 'maxHp'
  if ((thrall?.pool ?? usual) !== 'maxHp') return 0
  return thrall?.amount ?? COST_OF_LEVEL * e.level
}

/** Settles by which spell a unit was called and what it takes of its summoner, once that one is known. */
export function settleBond(r: Reader, e: Entrant, f: Fields, summoner: Entrant | undefined): Entrant {
  if (summoner === undefined) return e
  const { name } = e.sheet
  const summonedBy = readCalling(r, e, f, summoner)
  if (summoner.side !== e.side) {
    const said = `${name} is not on the side of ${summoner.sheet.name}, who summoned it: leave "side" out.`
    r.problems.add(f.at('side'), said, 'sickness-length')
  }
  if (!e.thralled && f.values.reserve !== undefined && f.values.reserve !== 0) {
    r.problems.add(f.at('reserve'), `${name} is no thrall and takes nothing: leave "reserve" out.`, 'thrall-mhp')
  }
  const cost = costOf(r, e, summoner.sheet.spells[summonedBy]?.summon ?? null)
  const reserve = e.thralled ? numberOf(f.values.reserve, cost) : 0
  return { ...e, summonedBy, reserve }
}

/** Where a field of a combatant was written. */
export type FieldPath = (row: number, key: string) => Path

/**
 * Settles what thralls take of their summoners, and notes summoners who cannot have paid that or who control too many.
 * `fields` are those of everybody, by row.
 */
export function settleSummons(
  r: Reader,
  roster: readonly Entrant[],
  fields: readonly Fields[],
  at: FieldPath,
): Entrant[] {
  const bound = roster.map((e, row) => settleBond(r, e, fields[row] as Fields, roster[e.summoner]))
  return bound.map((e, row) => {
    const summons = bound.filter(({ summoner }) => summoner === row)
    if (summons.length === 0) return e
    checkSlots(r, e, summons, at(row, 'level'))
    return checkReserves(r, e, summons, fields[row]?.values.hp, at(row, 'hp'))
  })
}

function checkSlots(r: Reader, e: Entrant, summons: readonly Entrant[], path: Path): void {
  const more = e.sheet.feats.flatMap(({ effects }) => effects)
  const slots = more.reduce((sum, one) => sum + (one.feat === 'summoning-slots' ? one.amount : 0), e.level)
  const controlled = summons.filter(({ status }) => status === IN)
  if (controlled.length <= slots) return
  const who = controlled.map(({ sheet }) => sheet.name).join(', ')
  const said = `${e.sheet.name} controls ${controlled.length} (${who}) but has only ${slots} summoning slots.`
  r.problems.add(path, said, 'summoning-slots')
}

/** Hit points of a summoner that are given without their maximum are all that its thralls leave. */
function checkReserves(r: Reader, e: Entrant, summons: readonly Entrant[], raw: unknown, path: Path): Entrant {
  const taken = summons.reduce((sum, { reserve }) => sum + reserve, 0)
  const left = e.hpMax - taken
  if (taken === 0) return e
  const { name } = e.sheet
  if (left < 1) {
    const said = `The thralls of ${name} take ${taken} of its ${e.hpMax} maximum hit points: at least 1 has to be left.`
    r.problems.add(path, said, 'thrall-mhp')
    return e
  }
  if (left >= e.hp) return e
  if (typeof raw === 'string') {
    const said = `${name} has ${e.hp} hit points, but its thralls take ${taken} of ${e.hpMax} and leave ${left} at most.`
    r.problems.add(path, said, 'thrall-mhp')
  }
  return { ...e, hp: left }
}

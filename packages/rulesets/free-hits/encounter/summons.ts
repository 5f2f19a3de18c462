import type { Fields } from '../../loading/content.ts'
import type { Path } from '../../loading/problems.ts'
import type { Entrant } from '../kinds/combatant.ts'
import type { Reader } from '../kinds/fields.ts'
import { findSpell } from '../kinds/magic-under-way.ts'
import type { Summon } from '../kinds/spells.ts'
import { IN } from '../words.ts'

/** Maximum hit points for each level of a thrall whose spell states no cost (`thrall-cost`). */
const COST_OF_LEVEL = 6

/** The spell of the summoner that called the unit, by position. */
function readCalling(r: Reader, e: Entrant, f: Fields, summoner: Entrant): number {
  const { spells } = summoner
  const spell = findSpell(r, e.spell, f.at('spell'), summoner.name, spells)
  if (spell >= 0 && spells[spell]?.summon === null) {
    const said = `${spells[spell]?.name} summons nobody, so it did not call ${e.name}.`
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
  if (summoner === undefined) return { ...e, reserve: 0 }
  const { name } = e
  const summonedBy = readCalling(r, e, f, summoner)
  if (summoner.side !== e.side) {
    const said = `${name} is not on the side of ${summoner.name}, who summoned it: leave "side" out.`
    r.problems.add(f.at('side'), said, 'sickness-length')
  }
  if (!e.thralled && e.reserve > 0) {
    r.problems.add(f.at('reserve'), `${name} is no thrall and takes nothing: leave "reserve" out.`, 'thrall-mhp')
  }
  const cost = costOf(r, e, summoner.spells[summonedBy]?.summon ?? null)
  const reserve = !e.thralled ? 0 : e.reserve >= 0 ? e.reserve : cost
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
  const bound = roster.map((e, row) => settleBond(r, e, fields[row], roster[e.summoner]))
  return bound.map((e, row) => {
    const summons = bound.filter(({ summoner }) => summoner === row)
    if (summons.length === 0) return e
    checkSlots(r, e, summons, at(row, 'level'))
    return checkReserves(r, e, summons, fields[row]?.values.hp, at(row, 'hp'))
  })
}

function checkSlots(r: Reader, e: Entrant, summons: readonly Entrant[], path: Path): void {
  const more = e.feats.flatMap(({ effects }) => effects)
  const slots = more.reduce((sum, one) => sum + (one.feat === 'summoning-slots' ? one.amount : 0), e.level)
  const controlled = summons.filter(({ status }) => status === IN)
  if (controlled.length <= slots) return
  const who = controlled.map(({ name }) => name).join(', ')
  const said = `${e.name} controls ${controlled.length} (${who}) but has only ${slots} summoning slots.`
  r.problems.add(path, said, 'summoning-slots')
}

/** Hit points of a summoner that are given without their maximum are all that its thralls leave. */
function checkReserves(r: Reader, e: Entrant, summons: readonly Entrant[], raw: unknown, path: Path): Entrant {
  const taken = summons.reduce((sum, { reserve }) => sum + reserve, 0)
  const left = e.hp.most - taken
  if (taken === 0) return e
  const { name, hp } = e
  if (left < 1) {
    const said = `The thralls of ${name} take ${taken} of its ${hp.most} maximum hit points: at least 1 has to be left.`
    r.problems.add(path, said, 'thrall-mhp')
    return e
  }
  if (left >= hp.now) return e
  if (typeof raw === 'string') {
    const said = `${name} has ${hp.now} hit points, but its thralls take ${taken} of ${hp.most} and leave ${left} at most.`
    r.problems.add(path, said, 'thrall-mhp')
  }
  return { ...e, hp: { ...hp, now: left } }
}

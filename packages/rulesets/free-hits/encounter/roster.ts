import { NO_SQUARE, squareName } from '@fray/kernel/rules'
import { called } from '../../loading/encounter.ts'
import { type PlaceHabits, settlePlaces } from '../../loading/grid-places.ts'
import { type Named, reservedNames as reserved } from '../../loading/names.ts'
import { type Plain, present } from '../../loading/plain.ts'
import type { PartySide } from '../../loading/sides.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import { combatant, type Entrant } from '../kinds/combatant.ts'
import type { Fight, Reader } from '../kinds/fields.ts'
import type { Midway } from '../model.ts'
import { FACINGS, IN, STATUSES } from '../words.ts'
import { settleSide } from './sides.ts'
import { type FieldPath, settleSummons } from './summons.ts'

/** Words that cannot be names in a fight of these sides. */
export const reservedNames = (sides: readonly PartySide[]): string[] =>
  reserved(['done', 'all', 'any', 'strike', ...FACINGS], sides)

const places: PlaceHabits<FreeHitsRule, Entrant> = {
  takesRoom: ({ status }) => status === IN,
  shared: 'grid',
  large: 'grid',
  blocked: 'grid',
}

/** Where fields of combatants were written, by row. */
const fieldPath =
  (named: readonly Named[]): FieldPath =>
  (row, key) => {
    const fields = named[row]?.fields
    if (fields === undefined) return []
    return fields.values[key] === undefined ? fields.path : fields.at(key)
  }

/** Reads everybody, gives each a side and a square, and settles who summoned whom. */
export function readRoster(r: Reader, named: readonly Named[]): Entrant[] {
  const { field, sides } = r.fight
  const at = fieldPath(named)
  const drafts = named.map(({ name, fields }) => combatant.from(r, called(name, fields)))
  const sided = drafts.map((unit) => settleSide(unit, drafts, r.fight))
  const bound = settleSummons(
    r,
    sided,
    named.map(({ fields }) => fields),
    at,
  )
  const roster = settlePlaces(r, bound, field, sides, { ...places, placePath: (row) => at(row, 'at') })
  checkDetection(r, roster, at)
  return roster
}

function checkDetection(r: Reader, roster: readonly Entrant[], at: FieldPath): void {
  roster.forEach((e, row) => {
    const { undetectedBy } = e
    const wrong = (said: string) => r.problems.add(at(row, 'undetectedBy'), said, 'detection')
    if (e.status !== IN && undetectedBy.length > 0)
      wrong(`${e.name} is ${STATUSES[e.status]} and hides from nobody: leave this out.`)
    for (const other of undetectedBy === 'all' ? [] : undetectedBy) {
      const { status, side, name } = roster[other]
      if (side === e.side) wrong(`${name} is no enemy of ${e.name}: only enemies fail to detect it.`)
      else if (status !== IN) wrong(`${name} is ${STATUSES[status]} and looks for nobody: leave it out.`)
    }
  })
}

/** What there is in a battle only. */
const OF_A_BATTLE = ['slots', 'disengaged', 'boosts', 'debts'] as const
/** What there is only on one's own turn. */
const OF_A_TURN = ['spent', 'spaces'] as const

/** Checks what has been done so far against where the battle stands: only one unit is on its turn, and outside battle none. */
export function checkProgress(
  r: Reader,
  roster: readonly Entrant[],
  named: readonly Named[],
  now: Midway | null,
): void {
  const at = fieldPath(named)
  roster.forEach((e, row) => {
    const { name, spells } = e
    const values = named[row]?.fields.values ?? {}
    const said = (key: string) => values[key] !== undefined && values[key] !== false
    const wrong = (key: string, message: string, rule: FreeHitsRule) => r.problems.add(at(row, key), message, rule)
    const right = 'say under "now" where a battle stands, or leave it out'
    for (const key of now === null ? [...OF_A_BATTLE, ...OF_A_TURN] : []) {
      if (said(key)) wrong(key, `Outside battle there is no "${key}": ${right}.`, 'outside-battle')
    }
    if (now !== null && e.status !== IN && said('disengaged'))
      wrong('disengaged', `${name} is ${STATUSES[e.status]} and goes nowhere: leave this out.`, 'disengage-effect')
    if (now?.actor === row) return
    const turn = now === null ? 'no battle has begun' : `it is the turn of ${roster[now.actor]?.name}`
    for (const key of now === null ? [] : OF_A_TURN) {
      if (said(key)) wrong(key, `${name} has no "${key}" now: ${turn}.`, 'unspent-lost')
    }
    const spell = spells[e.channeling?.spell ?? -1]
    if (spell === undefined || spell.isLong) return
    wrong('channeling', `${spell.name} is cast within one turn, and ${turn}: leave this out.`, 'channel-progress')
  })
  if (now === null) return
  const present = new Set(roster.filter(({ status }) => status === IN).map(({ side }) => side))
  if (present.size >= 2 || roster.length === 0) return
  const fault = 'A battle goes on while at least two sides have somebody in it: add somebody, or leave "now" out.'
  r.problems.add(['now'], fault, 'battle-end-when')
}

/** The combatant of that row in full: only conditions and creatures are named by id. */
export function writeEntrant(roster: readonly Entrant[], row: number, { sides, field }: Fight): Plain {
  const e = roster[row]
  const nameAt = (other: number) => roster[other]?.name
  return {
    ...(combatant.write(e) as Plain),
    side: sides[e.side]?.id,
    ...(e.square === NO_SQUARE ? {} : { at: squareName(field.grid, e.square) }),
    ...present({
      summoner: nameAt(e.summoner),
      undetectedBy: e.undetectedBy === 'all' ? 'all' : e.undetectedBy.map(nameAt),
    }),
  }
}

/** Every creature that the spells of these can call, and those that their spells can call, in full by id. */
export function writeCreatures(roster: readonly Entrant[], creature: (id: string) => Entrant | null): Plain {
  const written: Plain = {}
  const add = (e: Entrant) => {
    for (const { summon } of e.spells) {
      const called = summon === null || Object.hasOwn(written, summon.creature) ? null : creature(summon.creature)
      if (summon === null || called === null) continue
      const { madeFrom: _id, ...unit } = combatant.write(called) as Plain
      written[summon.creature] = unit
      add(called)
    }
  }
  for (const e of roster) add(e)
  return written
}

import { type PlaceHabits, settlePlaces } from '../../reading/grid-places.ts'
import type { Named } from '../../reading/names.ts'
import { textOf } from '../../reading/reader.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import { type Entrant, FACINGS, IN, type Midway, type UnitSide } from '../model.ts'
import { readEntrant, readSide, type Table } from './combatant.ts'
import type { Reader } from './reader.ts'
import { type FieldPath, settleSummons } from './summons.ts'

/** Names that mean something else in commands and answers; ids of sides are reserved too. */
const RESERVED = ['referee', 'nobody', 'none', 'null', 'fight', 'decline', 'done', 'all', 'any', 'strike', ...FACINGS]

/** Words that cannot be names in a fight of these sides. */
export const reservedNames = (sides: readonly UnitSide[]): string[] => [
  ...RESERVED,
  ...sides.map(({ id }) => id.toLowerCase()),
]

const places: PlaceHabits<FreeHitsRule, Entrant> = {
  takesRoom: ({ status }) => status === IN,
  shared: 'grid',
  large: 'grid',
  blocked: 'grid',
}

/** Where fields of combatants were written, by row. */
export const fieldPath =
  (named: readonly Named[]): FieldPath =>
  (row, key) => {
    const fields = named[row]?.fields
    if (fields === undefined) return []
    return fields.values[key] === undefined ? fields.path : fields.at(key)
  }

/** Reads everybody, gives each a square, and settles who summoned whom. */
export function readRoster(r: Reader, named: readonly Named[], table: Table): Entrant[] {
  const { field, sides } = table
  const at = fieldPath(named)
  const drafts = named.map(({ name, fields }, row) => readEntrant(r, name, fields, table, sideOf(r, named, row, sides)))
  const bound = settleSummons(
    r,
    drafts,
    named.map(({ fields }) => fields),
    at,
  )
  const roster = settlePlaces(r, bound, field, sides, ['battlefield'], (row) => at(row, 'at'), places)
  checkDetection(r, roster, at)
  return roster
}

/** The side of somebody: its own, else that of its summoner, else the usual one. */
function sideOf(r: Reader, named: readonly Named[], row: number, sides: readonly UnitSide[]): number {
  let here = row
  for (let steps = 0; steps < named.length; steps++) {
    const { values } = (named[here] as Named).fields
    const summoner = textOf(values.summoner)?.toLowerCase()
    const next = named.findIndex(({ name }) => name.toLowerCase() === summoner)
    if (values.side !== undefined || next < 0) break
    here = next
  }
  return readSide(r, (named[here] as Named).fields, sides)
}

function checkDetection(r: Reader, roster: readonly Entrant[], at: FieldPath): void {
  roster.forEach((e, row) => {
    if (e.undetectedBy === 'all') return
    for (const other of e.undetectedBy) {
      const enemy = roster[other] as Entrant
      if (enemy.side !== e.side) continue
      const said = `${enemy.sheet.name} is no enemy of ${e.sheet.name}: only enemies fail to detect it.`
      r.problems.add(at(row, 'undetectedBy'), said, 'detection')
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
    const { name, spells } = e.sheet
    const values = named[row]?.fields.values ?? {}
    const said = (key: string) => values[key] !== undefined && values[key] !== false
    const wrong = (key: string, message: string, rule: FreeHitsRule) => r.problems.add(at(row, key), message, rule)
    const right = 'say under "now" where a battle stands, or leave it out'
    for (const key of now === null ? [...OF_A_BATTLE, ...OF_A_TURN] : []) {
      if (said(key)) wrong(key, `Outside battle there is no "${key}": ${right}.`, 'outside-battle')
    }
    if (now === null || now.actor === row) return
    const actor = roster[now.actor]?.sheet.name
    for (const key of OF_A_TURN) {
      if (said(key)) wrong(key, `It is the turn of ${actor}: ${name} has no "${key}" now.`, 'unspent-lost')
    }
    const spell = spells[e.channeling?.spell ?? -1]
    if (spell === undefined || spell.isLong) return
    const over = `${spell.name} is cast within one turn, and it is the turn of ${actor}: leave this out`
    wrong('channeling', `${over}.`, 'channel-progress')
  })
  if (now === null) return
  const present = new Set(roster.filter(({ status }) => status === IN).map(({ side }) => side))
  if (present.size >= 2 || roster.length === 0) return
  const fault = 'A battle goes on while at least two sides have somebody in it: add somebody, or leave "now" out.'
  r.problems.add(['now'], fault, 'battle-end-when')
}

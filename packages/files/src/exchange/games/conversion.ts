import type { ImportReport } from '../account.ts'
import type { ForeignAttack, ImportedCreature, ImportedField } from '../imported-creature.ts'
import type { SnappedMap } from '../snap.ts'

export type Fields = Readonly<Record<string, unknown>>

/** A converted creature: its fields, and the reasons for those that are assumed, by field. */
export interface Converted {
  readonly fields: Fields
  readonly assumed?: Readonly<Record<string, string>>
}

/** The result for an imported field: the field that it is converted to, or why it is not. */
export type FieldOutcome = { readonly to: string } | { readonly why: string }

type Usual = readonly [name: string, fields: Fields]

/** How a game converts foreign files. */
export interface Conversion {
  /** For each imported field, what it becomes, or why it is dropped. */
  readonly takes: Readonly<Record<ImportedField, FieldOutcome>>
  person(person: ImportedCreature, report: ImportReport): Converted
  /** Whether its maps have exactly the squares of the file, so that the file's picture fits under them. */
  readonly keepsSquares?: boolean
  /** The `battlefield` for a map; undefined if the game has none. */
  battlefield(map: SnappedMap, report: ImportReport): unknown
  /** One usual combatant per side, for files without any of that side: first the players' side, then the other. */
  readonly usual: readonly [hero: Usual, foe: Usual]
}

/** `4/9`, or a single number if nothing is lost. */
export const points = ({ now, most }: { readonly now: number; readonly most: number }): number | string =>
  now === most ? most : `${now}/${most}`

/** The number limited to its bounds. */
export const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** The bonus of the first attack that has one; reports attacks with another bonus. */
export function mainBonus({ attacks }: ImportedCreature, report: ImportReport): number | null {
  const [first, ...others] = attacks.filter(({ toHit }) => toHit !== null)
  for (const { path, toHit } of others)
    if (toHit !== first?.toHit)
      report.change(path, `its bonus of ${signed(toHit ?? 0)} became that of the first attack, for here all have one`)
  return first?.toHit ?? null
}

const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`)

/** Converts a damage type and reports the change. */
export function typeFor(
  attack: ForeignAttack,
  known: Readonly<Record<string, string>>,
  otherwise: string,
  report: ImportReport,
): string {
  const found = known[attack.type]
  if (found !== undefined) return found
  if (attack.type !== '')
    report.change(
      attack.path,
      `damage of the type ${attack.type} became ${otherwise === '' ? 'damage of no type' : otherwise}, for here is no such type`,
    )
  return otherwise
}

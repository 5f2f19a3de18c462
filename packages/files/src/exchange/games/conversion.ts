import type { ImportReport } from '../account.ts'
import type { ForeignAttack, ImportedCreature, ImportedField } from '../imported-creature.ts'
import type { SnappedMap } from '../snap.ts'

export type Fields = Readonly<Record<string, unknown>>

/** What a person becomes: its fields, and which of them are assumed, by field, with the reason. */
export interface Converted {
  readonly fields: Fields
  readonly assumed?: Readonly<Record<string, string>>
}

/** What becomes of a concept: the field in which it ends up, or why it does not. */
export type FieldOutcome = { readonly to: string } | { readonly why: string }

type Usual = readonly [name: string, fields: Fields]

/** How a game converts what foreign files hold. */
export interface Conversion {
  /** Which concepts it has, and as what; why it has not the others. */
  readonly takes: Readonly<Record<ImportedField, FieldOutcome>>
  person(person: ImportedCreature, report: ImportReport): Converted
  /** Whether its maps have the very squares of the file, so that the file's picture fits under them. */
  readonly keepsSquares?: boolean
  /** The `battlefield` that a map becomes; undefined where the game has none. */
  battlefield(map: SnappedMap, report: ImportReport): unknown
  /** One of each side, for where a file brings nobody of it: of the players' side, and of the other. */
  readonly usual: readonly [hero: Usual, foe: Usual]
}

/** `4/9`, or the one number where nothing is lost. */
export const points = ({ now, most }: { readonly now: number; readonly most: number }): number | string =>
  now === most ? most : `${now}/${most}`

/** The number within its bounds. */
export const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** The attack bonus of the first attack that says one, and a word where others have another. */
export function mainBonus({ attacks }: ImportedCreature, report: ImportReport): number | null {
  const [first, ...others] = attacks.filter(({ toHit }) => toHit !== null)
  for (const { path, toHit } of others)
    if (toHit !== first?.toHit)
      report.change(path, `its bonus of ${signed(toHit ?? 0)} became that of the first attack, for here all have one`)
  return first?.toHit ?? null
}

const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`)

/** Tells that a damage type became another. */
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

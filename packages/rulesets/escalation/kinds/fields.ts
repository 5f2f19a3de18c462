import type { Words } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import { fieldsFor } from '../../kinds/fields.ts'
import { oneOfFor } from '../../kinds/one-of.ts'
import { kindOf } from '../../kinds/record.ts'
import { togetherFor } from '../../kinds/together.ts'
import { findRow } from '../../loading/names.ts'
import type { Reader as AnyReader } from '../../loading/reader.ts'
import type { SeatOf } from '../../loading/seats.ts'
import type { PartySide } from '../../loading/sides.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'

/** What kinds of content the ruleset has. */
export type ContentKind = 'abilities' | 'stances' | 'conditions' | 'combatants'

/** What every reading function of the ruleset is handed. */
export interface Reader extends AnyReader<EscalationRule, ContentKind> {
  /** The ids of all conditions by position: those of the rules, then the table's own. */
  readonly conditions: readonly string[]
  readonly sides: readonly PartySide[]
  /** Position of the party. */
  readonly party: number
  /** Position of the side of one who joins, where that is settled already, else -1. */
  readonly joins: number
  readonly seatOf: SeatOf
  /** Names of everybody, by row. */
  readonly names: readonly string[]
}

/** The makers of the ruleset's fields. */
export const { number, numbers, flag, yesNo, word, choice, text, dice, points, maybe, list, several, custom } =
  fieldsFor<Reader, EscalationRule>()

/** Declares a kind of the ruleset. */
export const kind = kindOf<Reader, EscalationRule>()
export const oneOf = oneOfFor<Reader, EscalationRule>()
export const together = togetherFor<Reader, EscalationRule>()

/** Somebody of the fight by name, in the model a row; -1 for nobody. */
export const somebody = (says: string, rule?: EscalationRule) =>
  custom<number>(says, {
    ...(rule === undefined ? {} : { rule }),
    schema: z.string(),
    shape: { type: 'text' },
    read: (r, raw, path) => findRow(r, raw, path, r.names),
    write: (row, r) => r?.names[row],
  })

/** A content id from a name that was given in words: `Long hook` is `long-hook`. */
const idFrom = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** What the content and commands call a thing: its id where it has one, else what its name comes to. */
export const idOf = (id: string, from: string, name: string): string => id || from || idFrom(name)

export const id = () => text('What commands and content call it: its content id or its name.', { min: 1 })
export const about = () => text<Words>('A line for the people at the table.')

import { fieldsFor } from '../../kinds/fields.ts'
import { kindOf } from '../../kinds/record.ts'
import type { Reader as AnyReader } from '../../loading/reader.ts'
import type { SeatOf } from '../../loading/seats.ts'
import type { ZonesRule } from '../catalogue/rule-ids.ts'

/** What kinds of content the ruleset has. */
export type ContentKind = 'items' | 'spells' | 'combatants'

/** What every reading function of the ruleset is handed. */
export interface Reader extends AnyReader<ZonesRule, ContentKind> {
  /** Ids of the Zones, and where each side starts. */
  readonly zones: readonly string[]
  readonly starts: readonly number[]
  readonly seatOf: SeatOf
}

/** The makers of the ruleset's fields. */
export const { number, flag, yesNo, word, choice, words, set, text, dice, points, maybe, list, custom } = fieldsFor<
  Reader,
  ZonesRule
>()

/** Declares a kind of the ruleset. */
export const kind = kindOf<Reader, ZonesRule>()

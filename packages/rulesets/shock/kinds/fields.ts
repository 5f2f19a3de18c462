import { fieldsFor } from '../../kinds/fields.ts'
import { kindOf } from '../../kinds/record.ts'
import { variantsOf } from '../../kinds/variants.ts'
import type { GridBattlefield } from '../../loading/grid-battlefield.ts'
import type { Reader as AnyReader } from '../../loading/reader.ts'
import type { SeatOf } from '../../loading/seats.ts'
import type { PartySide } from '../../loading/sides.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'

/** What kinds of content the ruleset has. */
export type ContentKind = 'items' | 'powers' | 'spells' | 'combatants'

/** One side of a fight. */
export interface ShockSide extends PartySide {
  readonly alert: boolean
  /** Specifically hidden: even an alert side can be surprised by it (`alert-not-surprised`). */
  readonly hidden: boolean
}

/** What every reading function of the ruleset is handed, before the fight itself is known. */
export type EarlyReader = AnyReader<ShockRule, ContentKind>

/** What every reading function of the ruleset is handed: the fight that is read into. */
export interface Reader extends EarlyReader {
  readonly sides: readonly ShockSide[]
  readonly field: GridBattlefield
  readonly seatOf: SeatOf
  /** Names of everybody, by row. */
  readonly names: readonly string[]
  /** Whether the fight is under way, and its round, 0 before. */
  readonly underway: boolean
  readonly round: number
  /** The side of one who joins in mid-fight; -1 where the combatant itself says it. */
  readonly joins: number
}

/** The makers of the ruleset's fields. */
export const { number, numbers, flag, yesNo, word, choice, text, dice, neededDice, points, maybe, list, custom } =
  fieldsFor<Reader, ShockRule>()

/** Declares a kind of the ruleset. */
export const kind = kindOf<Reader, ShockRule>()

/** Declares a kind of the ruleset that is one of several. */
export const variants = variantsOf<Reader, ShockRule>()

import type { Words } from '@fray/kernel/rules'
import { fieldsFor } from '../../kinds/fields.ts'
import { kindOf } from '../../kinds/record.ts'
import { variantsOf } from '../../kinds/variants.ts'
import type { GridBattlefield } from '../../loading/grid-battlefield.ts'
import type { Path } from '../../loading/problems.ts'
import type { Reader as AnyReader } from '../../loading/reader.ts'
import type { SeatOf } from '../../loading/seats.ts'
import type { PartySide } from '../../loading/sides.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'

/** What kinds of content the ruleset has. */
export type ContentKind = 'weapons' | 'armors' | 'spells' | 'feats' | 'conditions' | 'combatants'

/** The fight that combatants are read into. */
export interface Fight {
  readonly sides: readonly PartySide[]
  readonly field: GridBattlefield
  readonly seatOf: SeatOf
  /** Names of everybody, by row. */
  readonly names: readonly string[]
  /** The round under way, 0 before the battle. */
  readonly round: number
  /** For somebody who joins in mid-fight: which round it is then is not known, and `round` is the last that there can be. */
  readonly joins: boolean
}

/** What a spell knows of the creature that it calls: a combatant, which may have spells itself. */
export interface Creature {
  readonly name: string
  readonly level: number
  readonly footprint: number
}

/** What every reading function of the ruleset is handed. */
export interface Reader extends AnyReader<FreeHitsRule, ContentKind> {
  readonly fight: Fight
  /** The creature of the content with the id, as it enters when it is summoned; null, with a problem, if there is none. */
  readonly creature: (id: string, path: Path) => Creature | null
}

/** The makers of the ruleset's fields. */
export const { number, numbers, flag, yesNo, word, choice, several, text, dice, points, maybe, list, byId, custom } =
  fieldsFor<Reader, FreeHitsRule>()

/** Declares a kind of the ruleset. */
export const kind = kindOf<Reader, FreeHitsRule>()

/** Declares a thing of the ruleset that is one of several. */
export const variants = variantsOf<Reader, FreeHitsRule>()

/** A line for the people at the table. */
export const about = text<Words>('A line for the people at the table.')

/** What commands and content call a thing; see {@link idOf}. */
export const id = text('What commands and content call it: its content id or its name.', { min: 1 })

/** The id of a thing: its own, that of the content it was made from, or what its name comes to (`Long hook`: `long-hook`). */
export const idOf = (own: string, from: string, name: string): string =>
  own ||
  from ||
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

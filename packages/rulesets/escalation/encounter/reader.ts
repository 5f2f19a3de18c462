import type { Reader as AnyReader } from '../../reading/reader.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import type { OwnCondition } from '../model.ts'
import type { ContentKind } from './content.ts'

/** What every reading function of the ruleset is handed. */
export interface Reader extends AnyReader<EscalationRule, ContentKind> {
  /** The conditions that the table adds, sorted by id: they come after those of the rules. */
  readonly own: readonly OwnCondition[]
}

/** A content id from a name that was given in words: `Long hook` is `long-hook`. */
export const idFrom = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

import type { Path } from '../../reading/problems.ts'
import type { Reader as AnyReader } from '../../reading/reader.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import type { Entrant } from '../model.ts'
import type { ContentKind } from './content.ts'

/** What every reading function of the ruleset is handed. */
export interface Reader extends AnyReader<FreeHitsRule, ContentKind> {
  /** The creature of the content with the id, as it enters when it is summoned; null, with a problem, if there is none. */
  readonly creature: (id: string, path: Path) => Entrant | null
}

/** A content id from a name that was given in words: `Long hook` is `long-hook`. */
export const idFrom = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

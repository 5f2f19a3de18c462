import type { Reader as AnyReader } from '../../reading/reader.ts'
import type { ZonesRule } from '../catalogue/rule-ids.ts'
import type { ContentKind } from './content.ts'

/** What every reading function of the ruleset is handed. */
export type Reader = AnyReader<ZonesRule, ContentKind>

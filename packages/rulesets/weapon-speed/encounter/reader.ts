import type { Reader as AnyReader } from '../../reading/reader.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import type { ConditionBook } from './conditions.ts'
import type { ContentKind } from './content.ts'

/** What every reading function of the ruleset is handed. */
export interface Reader extends AnyReader<WeaponSpeedRule, ContentKind> {
  /** The conditions of the fight, which effects name by position. */
  readonly conditions: ConditionBook
}

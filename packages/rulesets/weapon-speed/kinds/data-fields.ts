import { fieldsFor } from '../../kinds/fields.ts'
import { kindOf } from '../../kinds/record.ts'
import type { Reader as AnyReader } from '../../loading/reader.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'

/** What kinds of content the ruleset has. */
export type ContentKind = 'items' | 'spells' | 'abilities' | 'conditions' | 'injuries' | 'combatants'

/** What reads conditions and tables of injuries: what a fight is read with, before there is one. */
export type DataReader = AnyReader<WeaponSpeedRule, ContentKind>

/** The makers of fields that need no fight. */
export const { number, numbers, flag, word, set, text, dice, always, list, custom } = fieldsFor<
  DataReader,
  WeaponSpeedRule
>()

/** Declares a kind that needs no fight. */
export const kind = kindOf<DataReader, WeaponSpeedRule>()

/** What is added to something, up or down. */
export const bonus = (says: string, o: { readonly rule?: WeaponSpeedRule; readonly key?: string } = {}) =>
  number(says, { min: -99, max: 99, default: 0, ...o })

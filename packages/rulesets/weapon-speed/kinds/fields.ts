import type { Side } from '@fray/kernel/rules'
import { fieldsFor } from '../../kinds/fields.ts'
import { kindOf } from '../../kinds/record.ts'
import { variantsOf } from '../../kinds/variants.ts'
import type { PlaneBattlefield } from '../../loading/plane-battlefield.ts'
import type { SeatOf } from '../../loading/seats.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import type { ConditionBook } from './conditions.ts'
import type { DataReader } from './data-fields.ts'
import type { InjuryTable } from './injuries.ts'

/** One side of a fight. */
export interface WeaponSpeedSide extends Side {
  /** Positions of the sides that it is not hostile to, its own included, as bits. */
  readonly friends: number
}

/** The sides of a fight, and which of them is the Party (-1: none). */
export interface Sides {
  readonly list: readonly WeaponSpeedSide[]
  readonly party: number
}

/** What every reading function of the ruleset is handed. */
export interface Reader extends DataReader {
  /** The conditions of the fight. */
  readonly conditions: ConditionBook
  /** The tables of injuries, by position of their damage type. */
  readonly injuries: readonly (InjuryTable | null)[]
  readonly sides: Sides
  readonly field: PlaneBattlefield
  readonly seatOf: SeatOf
  /** The position of the side that the one who is read has already, or -1. */
  readonly side: number
}

/** The makers of the ruleset's fields. */
export const { number, numbers, flag, word, choice, set, text, dice, neededDice, points, maybe, always, list, custom } =
  fieldsFor<Reader, WeaponSpeedRule>()

/** Declares a kind of the ruleset. */
export const kind = kindOf<Reader, WeaponSpeedRule>()

/** Declares a kind of several variants. */
export const variants = variantsOf<Reader, WeaponSpeedRule>()

/** What is added to Initiative. */
export const speed = (says: string, preset: number) => number(says, { min: -30, max: 60, default: preset })

/** Yards that something carries. */
export const range = (says: string, preset: number, rule: WeaponSpeedRule = 'attack-reach') =>
  number(says, { min: 0, max: 10_000, default: preset, rule })

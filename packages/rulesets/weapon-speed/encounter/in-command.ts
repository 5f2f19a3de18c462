import { NO_SQUARE, type Pool, type Refusal, refuse } from '@fray/kernel'
import { readDice } from '../../reading/dice.ts'
import { wrongName } from '../../reading/names.ts'
import { checkPlainText } from '../../reading/plain-text.ts'
import { isMap, Problems } from '../../reading/problems.ts'
import { ownFields } from '../../reading/reader.ts'
import { refusalOf } from '../../reading/refusal.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import { DEAD, type Entrant, FLED, type Injury, type WeaponSpeedSetup } from '../model.ts'
import { readInjury } from './bearing.ts'
import { readEntrant, type Table } from './combatant.ts'
import { startSquare } from './places.ts'
import type { Reader } from './reader.ts'
import { combatantSchema, injurySchema } from './schema-content.ts'
import { checkShape } from './shape.ts'

type CommandReaders = Pick<WeaponSpeedSetup, 'readEntrant' | 'readAmount' | 'readInjury'>

/** Words that mean something else in commands and answers; ids of sides are reserved too. */
export const RESERVED = ['referee', 'nobody', 'none', 'null', 'fight', 'decline', 'take', 'each']

/** Words that cannot be names in a fight of these sides. */
export const reservedNames = ({ sides }: Pick<Table, 'sides'>): string[] => [
  ...RESERVED,
  ...sides.list.map(({ id }) => id.toLowerCase()),
]

/** Reads what commands bring with them: somebody who joins, dice, an injury. */
export function readCommandValues(r: Reader, table: Table, roster: readonly Entrant[]): CommandReaders {
  const taken = new Set(roster.filter(({ state }) => state !== DEAD && state !== FLED).map(({ square }) => square))
  const freshReader = (): Reader & { problems: Problems<WeaponSpeedRule> } => {
    const problems = new Problems<WeaponSpeedRule>()
    return { problems, content: r.content.reporting(problems), options: r.options, conditions: r.conditions }
  }
  return {
    readEntrant(name: string, raw: unknown, side: number): Entrant | Refusal {
      const fresh = freshReader()
      const { problems } = fresh
      const wrong = wrongName(name, reservedNames(table))
      if (wrong !== null) problems.add([], wrong)
      const map = typeof raw === 'string' ? { from: raw } : raw
      checkPlainText(problems, [name, map], [])
      checkShape(problems, combatantSchema, map, [])
      const fields = fresh.content.fields('combatants', isMap(map) ? map : {}, [])
      const entrant = readEntrant(fresh, name, fields, table, side)
      if (problems.list.length > 0) return refusalOf(problems, 'join-initiative')
      if (entrant.square !== NO_SQUARE) return entrant
      const square = startSquare(table.field, table.sides, entrant.side, taken)
      if (square !== NO_SQUARE) return { ...entrant, square }
      return refuse('battlefield-yards', `There is no room on the map for ${name}: name a square with "at".`)
    },
    readAmount(raw: unknown): Pool | Refusal {
      const problems = new Problems<WeaponSpeedRule>()
      const pool = readDice({ problems }, raw, [])
      if (pool !== null) return pool
      const right = 'write a number, or dice such as 2d6'
      return refuse('bad-value', problems.list[0]?.message ?? `This is no amount: ${right}.`)
    },
    readInjury(raw: unknown): Injury | Refusal {
      const fresh = freshReader()
      checkPlainText(fresh.problems, raw, [])
      checkShape(fresh.problems, injurySchema, raw, [])
      const injury = readInjury(fresh, ownFields(isMap(raw) ? raw : {}, []))
      return fresh.problems.list.length > 0 ? refusalOf(fresh.problems, 'combat-injury-empty-table') : injury
    },
  }
}

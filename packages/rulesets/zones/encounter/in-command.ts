import { type Refusal, refuse } from '@fray/kernel'
import type * as z from 'zod'
import type { ZonesRule } from '../catalogue/rule-ids.ts'
import type { Entrant, ZonesSetup } from '../model.ts'
import type { Battlefield } from './battlefield.ts'
import { readEntrant, type SeatOf } from './combatant.ts'
import type { Content } from './content.ts'
import { checkNeedsAction, readHazard, readHindrance, readOngoing } from './effects.ts'
import { checkPlainText } from './plain-text.ts'
import { isMap, Problems } from './problems.ts'
import type { Reader } from './reader.ts'
import { wrongName } from './roster.ts'
import { combatantSchema } from './schema-content.ts'
import { hazardSchema, hindranceSchema, ongoingSchema } from './schema-effects.ts'
import { checkShape } from './shape.ts'

type CommandReaders = Pick<ZonesSetup, 'readEntrant' | 'readHazard' | 'readOngoing' | 'readHindrance'>

/** Everything that is wrong, as one refusal: by the rule that is broken, where it is one. */
function refusalOf(r: Reader, rule: ZonesRule): Refusal {
  const broken = r.problems.list.find((p) => p.rule !== undefined)?.rule
  return refuse(broken ?? rule, r.problems.list.map((p) => p.message).join(' '))
}

/** Reads what commands bring with them: somebody who joins, a hazard, an effect. */
export function readCommandValues(
  content: Content,
  options: Reader['options'],
  battlefield: Battlefield,
  seatOf: SeatOf,
): CommandReaders {
  const fresh = (): Reader => {
    const problems = new Problems()
    return { problems, content: content.reporting(problems), options }
  }
  const effect = <T>(rule: ZonesRule, schema: z.ZodType, raw: unknown, read: (r: Reader) => T | null): T | Refusal => {
    const r = fresh()
    checkPlainText(r.problems, raw, [])
    checkShape(r.problems, schema, raw, [])
    const value = r.problems.list.length === 0 ? read(r) : null
    if (value !== null && r.problems.list.length === 0) return value
    return refusalOf(r, rule)
  }
  return {
    readEntrant(name: string, raw: unknown): Entrant | Refusal {
      const r = fresh()
      const wrong = wrongName(name)
      if (wrong !== null) r.problems.add([], wrong)
      checkPlainText(r.problems, [name, raw], [])
      checkShape(r.problems, combatantSchema, raw, [])
      const fields = r.content.fields('combatants', isMap(raw) ? raw : {}, [])
      const entrant = readEntrant(r, name, fields, battlefield, seatOf)
      return r.problems.list.length === 0 ? entrant : refusalOf(r, 'content-is-data')
    },
    readHazard: (raw) => effect('zone-hazard-data', hazardSchema, raw, (r) => readHazard(r, raw, [], null)),
    readOngoing: (raw) => effect('ongoing-damage', ongoingSchema, raw, (r) => readOngoing(r, raw, 'effect', [])),
    readHindrance: (raw) =>
      effect('hindrance-until-test', hindranceSchema, raw, (r) => {
        const hindrance = readHindrance(r, raw, 'effect', [])
        checkNeedsAction(r, hindrance, [])
        return hindrance
      }),
  }
}

import type { Refusal } from '@fray/kernel'
import type * as z from 'zod'
import type { Content } from '../../reading/content.ts'
import { joiner, wrongName } from '../../reading/names.ts'
import { checkPlainText } from '../../reading/plain-text.ts'
import { isMap, Problems } from '../../reading/problems.ts'
import { refusalOf } from '../../reading/refusal.ts'
import type { SeatOf } from '../../reading/seats.ts'
import type { ZonesRule } from '../catalogue/rule-ids.ts'
import type { Entrant, ZonesSetup } from '../model.ts'
import type { Battlefield } from './battlefield.ts'
import { readEntrant } from './combatant.ts'
import type { ContentKind } from './content.ts'
import { checkNeedsAction, readHazard, readHindrance, readOngoing } from './effects.ts'
import type { Reader } from './reader.ts'
import { RESERVED } from './roster.ts'
import { combatantSchema } from './schema-content.ts'
import { hazardSchema, hindranceSchema, ongoingSchema } from './schema-effects.ts'
import { checkShape } from './shape.ts'

type CommandReaders = Pick<ZonesSetup, 'readEntrant' | 'readHazard' | 'readOngoing' | 'readHindrance'>

/** Reads what commands bring with them: somebody who joins, a hazard, an effect. */
export function readCommandValues(
  content: Content<ContentKind>,
  options: Reader['options'],
  battlefield: Battlefield,
  seatOf: SeatOf,
): CommandReaders {
  const fresh = (): Reader => {
    const problems = new Problems<ZonesRule>()
    return { problems, content: content.reporting(problems), options }
  }
  const effect = <T>(rule: ZonesRule, schema: z.ZodType, raw: unknown, read: (r: Reader) => T | null): T | Refusal => {
    const r = fresh()
    checkPlainText(r.problems, raw, [])
    checkShape(r.problems, schema, raw, [])
    const value = r.problems.list.length === 0 ? read(r) : null
    if (value !== null && r.problems.list.length === 0) return value
    return refusalOf(r.problems, rule)
  }
  return {
    readEntrant(name: string, given: unknown): Entrant | Refusal {
      const raw = joiner(given)
      const r = fresh()
      const wrong = wrongName(name, RESERVED)
      if (wrong !== null) r.problems.add([], wrong)
      checkPlainText(r.problems, [name, raw], [])
      checkShape(r.problems, combatantSchema, raw, [])
      const fields = r.content.fields('combatants', isMap(raw) ? raw : {}, [])
      const entrant = readEntrant(r, name, fields, battlefield, seatOf)
      return r.problems.list.length === 0 ? entrant : refusalOf(r.problems, 'content-is-data')
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

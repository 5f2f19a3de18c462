import type { Reading } from '@fray/kernel/rules'
import * as z from 'zod'
import { rulesOfFields } from '../../kinds/rules.ts'
import { called, readEncounter, readPeople } from '../../reading/encounter.ts'
import { knobsSchema } from '../../reading/options.ts'
import type { Plain } from '../../reading/plain.ts'
import { headFields, nameSchema, seatSchema } from '../../reading/schema.ts'
import { type BrawlRule, fighter, SIDES } from './kinds.ts'
import type { BrawlSetup } from './scene.ts'

const schema = z.strictObject({
  ...headFields('brawl'),
  options: knobsSchema([], false).optional(),
  seats: z.record(z.string(), seatSchema(['first-legal', 'random'])).optional(),
  combatants: z.union([
    z.record(z.string(), fighter.map.omit({ name: true })),
    z.array(fighter.map.extend({ name: nameSchema })),
  ]),
})

/** Reads an encounter from plain data: a setup, or every problem at once. */
export function readBrawl(given: unknown): Reading {
  const content = { built: { combatants: {} }, one: { combatants: 'fighter' } }
  const habits = { ruleset: 'brawl', schema, rules: rulesOfFields<BrawlRule>([fighter]), content, options: [] }
  return readEncounter<BrawlRule, 'combatants', BrawlSetup>(given, habits, (begun, raw) => {
    const people = readPeople(begun, raw, [], 'sides', { sides: SIDES, players: 0, policy: 'first-legal' })
    const reader = { ...begun, seatOf: people.seatOf }
    const roster = people.named.map(({ name, fields }) => fighter.from(reader, called(name, fields)))
    return {
      sides: SIDES.map((id) => ({ id, name: id, hitPoints: 'exact' })),
      people,
      setup: { roster },
      write: () => ({ combatants: roster.map((one) => fighter.write(one) as Plain) }),
    }
  })
}

export const brawlSchema = (): unknown => z.toJSONSchema(schema, { io: 'input' })

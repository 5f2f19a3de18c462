import type { Problem } from '@fray/kernel/rules'
import type { Entrant } from '../../kinds/combatant.ts'
import type { ZonesSetup } from '../../model.ts'
import { readZonesEncounter } from '../read.ts'

/** A character and a creature in full, to change for each test. */
export const ada = { kind: 'character', level: 1, str: 2, dex: 1, hp: 10 }
export const gob = { kind: 'creature', level: 1, skill: 1, hp: 9, attacks: ['knife melee 1d4'] }

/** An encounter with Ada and Gob, and what is changed in it. */
export const encounter = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ruleset: 'zones',
  battlefield: 'A-B-C',
  combatants: { Ada: ada, Gob: gob },
  ...changes,
})

/** The setup of an encounter that has no problems. */
export function setupOf(raw: unknown): ZonesSetup {
  const { setup, problems } = readZonesEncounter(raw)
  if (setup === null) throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
  return setup as ZonesSetup
}

/** The combatant of that name. */
export function entrant(setup: ZonesSetup, name: string): Entrant {
  const found = setup.roster.find((e) => e.name === name)
  if (found === undefined) throw new Error(`There is no ${name}.`)
  return found
}

/** The problems of an encounter, which has some. */
export const problemsOf = (raw: unknown): readonly Problem[] => readZonesEncounter(raw).problems

/** A setup as plain data, without the functions that it holds. */
export const plain = (setup: ZonesSetup): unknown => JSON.parse(JSON.stringify(setup))

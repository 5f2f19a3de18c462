import type { Problem } from '@fray/kernel/rules'
import { changing } from '../../../loading/test/error-cases.ts'
import type { Entrant } from '../../kinds/combatant.ts'
import type { Item } from '../../kinds/gear.ts'
import type { WeaponSpeedSetup } from '../../model.ts'
import { readWeaponSpeedEncounter } from '../read.ts'

/** A character and a monster, to change for each test. */
export const ana = { kind: 'character', hitDice: '2d8', at: '3,4' }
export const gob = { kind: 'monster', hitDice: '1d6', at: '6,4' }

/** Weapons for tests, in short text. */
export const SWORD = 'sword +4 1d8+2 slashing x2 speed 4'
export const CLUB = 'club +3 1d6+1 blunt x2 speed 3'
export const MAUL = 'maul +4 2d6+3 blunt x3 speed 8 two-handed'

/** An encounter with Ana and Gob, and what is changed in it. */
export const encounter = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ruleset: 'weapon-speed',
  battlefield: '20x10',
  combatants: { Ana: ana, Gob: gob },
  ...changes,
})

const people = { Ana: ana, Gob: gob }

/** The encounter with changes to Ana. */
export const withAna = changing(encounter, people, 'Ana')

/** The encounter with changes to Gob. */
export const withGob = changing(encounter, people, 'Gob')

/** The setup of an encounter that has no problems. */
export function setupOf(raw: unknown): WeaponSpeedSetup {
  const { setup, problems } = readWeaponSpeedEncounter(raw)
  if (setup === null) throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
  return setup as WeaponSpeedSetup
}

/** The combatant of that name. */
export function entrant(setup: WeaponSpeedSetup, name: string): Entrant {
  const found = setup.roster.find((e) => e.name === name)
  if (found === undefined) throw new Error(`There is no ${name}.`)
  return found
}

/** Ana with these changes, as she is read. */
export const readAna = (changes: Record<string, unknown>, more: Record<string, unknown> = {}): Entrant =>
  entrant(setupOf(withAna(changes, more)), 'Ana')

/** Ana's items. */
export const itemsOf = (...items: unknown[]): readonly Item[] => readAna({ items }).items

/** The problems of an encounter, which has some. */
export const problemsOf = (raw: unknown): readonly Problem[] => readWeaponSpeedEncounter(raw).problems

/** A setup as plain data, without the functions that it holds. */
export const plain = (setup: WeaponSpeedSetup): unknown => JSON.parse(JSON.stringify(setup))

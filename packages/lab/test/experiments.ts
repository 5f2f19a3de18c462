import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { parse } from 'yaml'
import type { Experiment } from '../src/simulate/simulation.ts'

/** A ready encounter for each ruleset, each quick to play. */
export const READY = [
  'zones/plain',
  'shock/plain',
  'free-hits/churchyard',
  'weapon-speed/clock-yard',
  'escalation/toll-house',
] as const

const ENCOUNTERS = join(import.meta.dirname, '../../../encounters')

/** The ruleset of a ready encounter. */
export const gameOf = (ready: string): Promise<Game> => {
  const load = rulesets[ready.split('/')[0] as string]
  if (load === undefined) throw new Error(`There is no ruleset for ${ready}.`)
  return load()
}

/** An experiment with a ready encounter, every side played by `aggressive` unless said otherwise. */
export async function experimentWith(ready: string, more: Partial<Experiment> = {}): Promise<Experiment> {
  const { rules, ...game } = await gameOf(ready)
  const { setup } = game.readEncounter(parse(readFileSync(join(ENCOUNTERS, `${ready}.yaml`), 'utf8')))
  if (setup === null) throw new Error(`${ready} cannot be read.`)
  return {
    ruleset: rules.id,
    encounter: setup.encounter,
    policies: { otherwise: 'aggressive', sides: {} },
    seed: 'oak',
    limit: 10_000,
    ...more,
  }
}

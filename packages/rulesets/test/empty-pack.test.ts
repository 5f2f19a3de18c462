import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, type Game, plainEvents, Runner, type Setup } from '@fray/kernel'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { rulesets } from '../index.ts'
import { encounterFiles } from './homes.ts'

const root = join(import.meta.dirname, '../../..')
const all = Object.keys(rulesets).flatMap((id) => encounterFiles(id).map((file) => [id, file] as const))

/** The course of a fight, to its end or for a number of commands. */
function course({ rules }: Game, setup: Setup, seed: string): string {
  const scene = rules.open(setup)
  scene.record(true)
  const policy = rules.policies.get('first-legal')
  if (policy === undefined) throw new Error('There is no policy first-legal.')
  new Runner(rules, scene, { policies: setup.seats.map(() => policy), limit: 60 }).run(seed)
  return JSON.stringify(plainEvents(rules, scene, scene.recorder.take())) + fingerprint(scene)
}

it('a fight with a pack that says nothing goes as one without', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...all), fc.string({ maxLength: 4 }), async ([id, file], seed) => {
      const game = (await rulesets[id]?.()) as Game
      const encounter = parse(readFileSync(join(root, file), 'utf8')) as object
      const empty = { id: 'empty', name: 'Empty', version: '1.0.0', ruleset: id }
      const [without, with_] = [encounter, { ...encounter, packs: [empty] }].map((one) => game.readEncounter(one).setup)
      if (!without || !with_) throw new Error(`${file} cannot be read.`)
      const { packs, ...rest } = with_.encounter as { packs?: unknown }
      expect(packs).toHaveLength(1)
      expect(JSON.stringify(rest)).toBe(JSON.stringify(without.encounter))
      expect(course(game, with_, seed)).toBe(course(game, without, seed))
    }),
    { numRuns: 25 },
  )
})

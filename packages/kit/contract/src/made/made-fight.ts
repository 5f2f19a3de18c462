import { type Game, randomFrom, type Setup } from '@fray/kernel'
import { fix } from './fixing.ts'
import { Maker, schemaOf } from './from-schema.ts'
import { wayOf } from './ways.ts'

/** How many attempts are made if an encounter cannot be fixed. */
const TRIES = 20

/** An encounter that nobody would write: generated from the ruleset's schema with the seed, and fixed. */
export function madeSetup(game: Game, seed: string, complaints: Map<string, number> = new Map()): Setup {
  const root = schemaOf(game)
  const makeWay = wayOf(game)
  for (let n = 0; n < TRIES; n++) {
    const random = randomFrom(`made ${seed} ${n}`)
    const way = makeWay(random)
    const maker = new Maker(root, random, way.hints, way.chances)
    const raw = { ...(maker.make(root, []) as Record<string, unknown>), ...way.fixed(maker, root) }
    const setup = fix(game, maker, root, raw, complaints)
    if (setup !== null) return setup
  }
  throw new Error(`No encounter of ${game.rules.id} could be made with the seed "${seed}".`)
}

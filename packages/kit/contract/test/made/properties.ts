import { canonical, type Game, randomFrom, Session, type Setup } from '@fray/kernel'
import { checkOdds } from '../../src/made/odds-agree.ts'
import { checkReplay, type Known, playAtRandom } from '../../src/random-play.ts'
import { withBystander } from './bystander.ts'
import { lastActStays } from './last-act.ts'
import { logIsTrue } from './log-true.ts'
import { checkLikeness, mirrored, renamed, reordered, turned } from './mirror.ts'

/** What came of one property in one fight, in which at most so many commands are played: how many were played or compared. */
export type Property = (game: Game, setup: Setup, known: Known, seed: string, most: number) => number

/** The encounter that a fight keeps is one that can be read, and gives itself again. */
function rereads(game: Game, setup: Setup): number {
  const { setup: again, problems } = game.readEncounter(structuredClone(setup.encounter))
  if (again === null) throw new Error(`${problems[0]?.path.join('.')}: ${problems[0]?.message}`)
  if (canonical(again.encounter) !== canonical(setup.encounter)) throw new Error('The encounter reads otherwise again.')
  return 1
}

/** What always holds in play holds where the encounter begins: nothing that the reader takes contradicts itself. */
function begins(game: Game, setup: Setup, known: Known): number {
  known.invariants(new Session(game.rules, setup, { seed: 'begin' }))
  return 1
}

/** A whole fight by random commands and answers, watched after each; its journal plays again, undone and redone. */
function plays(game: Game, setup: Setup, known: Known, seed: string, most: number): number {
  const invariants: Known['invariants'] = (session) => {
    known.invariants(session)
    logIsTrue(session)
    lastActStays(session)
  }
  const played = playAtRandom(game, setup, seed, { ...known, invariants }, most)
  checkReplay(game, played, seed)
  return played.session.ply
}

const ON_SQUARES = new Set(['shock', 'free-hits', 'weapon-speed'])

/** Everything that is asked of a made fight. */
export const PROPERTIES: Readonly<Record<string, Property>> = {
  rereads,
  begins,
  plays,
  odds: (game, setup, _, seed) => checkOdds(game, setup, randomFrom(`odds ${seed}`), seed),
  renamed: (game, setup, _, seed) => checkLikeness(game, setup, renamed, randomFrom(`renamed ${seed}`)),
  reordered: (game, setup, _, seed) => checkLikeness(game, setup, reordered, randomFrom(`reordered ${seed}`)),
  bystander: (game, setup, _, seed) =>
    checkLikeness(game, setup, withBystander(game.rules.id), randomFrom(`bystander ${seed}`)),
  mirrored: (game, setup, _, seed) =>
    ON_SQUARES.has(game.rules.id) ? checkLikeness(game, setup, mirrored(setup), randomFrom(`mirrored ${seed}`)) : 0,
  turned: (game, setup, _, seed) =>
    ON_SQUARES.has(game.rules.id) ? checkLikeness(game, setup, turned(setup), randomFrom(`turned ${seed}`)) : 0,
}

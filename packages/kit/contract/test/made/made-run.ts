import type { Game } from '@fray/kernel'
import { schemaOf } from '../../src/made/from-schema.ts'
import { madeSetup } from '../../src/made/made-fight.ts'
import { isUnderWay } from '../../src/made/under-way.ts'
import { knownOf } from './knowns.ts'
import { PROPERTIES } from './properties.ts'
import { Tally, whatIsThere } from './what-is-there.ts'

/** Which fights are made, and what is asked of them. */
export interface MadeRun {
  /** The number of the first fight: another one makes others. */
  readonly first: number
  readonly fights: number
  /** One property alone; by default all of them. */
  readonly only?: string | undefined
  /**
   * One of so many fights is played long and asked each comparison; the others are played short, and the comparisons take
   * turns among them. By default each fight is played long and asked all.
   */
  readonly share?: number
  /** A property that does not hold; what it throws ends the run. */
  failed(fight: number, property: string, error: Error): void
  /** What there is so far, after each fight. */
  soFar?(totals: Totals): void
}

/** What a run came to: `held` counts by property what was played or compared, `failed` the fights. */
export interface Totals {
  fights: number
  /** Encounters that are over before they begin: they are not played. */
  empty: number
  readonly held: Record<string, number>
  readonly failed: Record<string, number>
}

/** How many commands a fight has at most. */
const LONG = 60
const SHORT = 20

/** Every fight is asked these, whatever the share. */
const ALWAYS = new Set(['rereads', 'begins', 'plays'])
const COMPARISONS = Object.keys(PROPERTIES).filter((name) => !ALWAYS.has(name))

/** Whether the fight is asked the property: of those that compare, each in one of `share` fights, never all in the same. */
function isAsked(name: string, fight: number, { only, share = 1 }: MadeRun): boolean {
  if (only !== undefined) return only === name
  return ALWAYS.has(name) || (fight + COMPARISONS.indexOf(name)) % share === 0
}

/** Makes fights of a ruleset at random and asks each for its properties; what no fight had comes with the totals. */
export function playMade(game: Game, run: MadeRun): { readonly totals: Totals; readonly neverMade: readonly string[] } {
  const totals: Totals = { fights: 0, empty: 0, held: {}, failed: {} }
  const schema = schemaOf(game)
  const known = knownOf(game.rules.id)
  const there = new Tally()
  for (let fight = run.first; fight < run.first + run.fights; fight++) {
    const most = fight % (run.share ?? 1) === 0 ? LONG : SHORT
    const setup = madeSetup(game, String(fight))
    if (isUnderWay(game, setup)) {
      totals.fights++
      there.count(whatIsThere(schema, setup.encounter))
      for (const [name, property] of Object.entries(PROPERTIES)) {
        if (!isAsked(name, fight, run)) continue
        try {
          totals.held[name] = (totals.held[name] ?? 0) + property(game, setup, known, String(fight), most)
        } catch (error) {
          totals.failed[name] = (totals.failed[name] ?? 0) + 1
          run.failed(fight, name, error as Error)
        }
      }
    } else totals.empty++
    run.soFar?.(totals)
  }
  return { totals, neverMade: there.missing(schema) }
}

import { type AnyRuleset, type Game, type Setup, titleOf } from '@fray/kernel'
import type { Bounds } from '../statistics/mean.ts'
import { shareOf } from '../statistics/share.ts'
import { Counter, spreadOf } from '../statistics/spread.ts'
import type { ActionBatch, SideBatch } from './batch.ts'
import type { Gathered } from './gathering.ts'
import {
  type ActionFigures,
  type Ending,
  type Experiment,
  type HitPointCurve,
  MOST_ROUNDS,
  type Simulation,
} from './simulation.ts'
import { setupOf } from './trials.ts'

/** The title for what a side did during others' commands. */
const OUT_OF_TURN = 'Out of turn'

/** Converts the counts into results. */
export function summarise(game: Game, experiment: Experiment, gathered: Gathered): Simulation {
  const { rules } = game
  const setup: Setup = setupOf(game, experiment)
  const { ends } = gathered
  const n = ends.trials
  const ended = (ending: Ending) => shareOf(ends.ended(ending), n)
  const wins = (side: number) => shareOf(ends.wins(side), n)
  const rounds = ends.rounds.spread()
  return {
    experiment,
    title: setup.title,
    ruleset: rules.id,
    version: rules.version,
    trials: n,
    ended: gathered.ended,
    sides: setup.sides.map(({ id, name }, side) => {
      const lost = gathered.sides[side]
      const first = ends.acted(side)
      return {
        ...{ id, name, wins: wins(side), fell: shareOf(lost?.fell ?? 0, n), died: shareOf(lost?.died ?? 0, n) },
        first: shareOf(first, n),
        winsWhenFirst: setup.sides.map((_, winner) => shareOf(ends.winsAfter(side, winner), first)),
        hitPoints: curveOf(lost, Math.min(rounds.max, MOST_ROUNDS), n),
      }
    }),
    draws: ended('draw'),
    stalemates: ended('stalemate'),
    unfinished: ended('unfinished'),
    rounds,
    commands: ends.commands.spread(),
    combatants: gathered.combatants.map((one) => ({
      name: one.name,
      side: one.side,
      stands: shareOf(one.stands, one.trials),
      fell: spreadOf(one.fell, upTo(rounds.max)),
      life: spreadOf(one.life, upTo(one.whole)),
      dealt: spreadOf(one.dealt, upTo(one.against)),
      taken: spreadOf(one.taken, upTo(one.whole)),
      resources: Object.fromEntries(
        Object.entries(one.resources).map(([name, counts]) => [name, spreadOf(counts, upTo(one.stock[name]))]),
      ),
    })),
    actions: setup.sides.flatMap((_, side) => actionsOf(rules, gathered.actions, side, n)),
    rules: gathered.rules.map(({ rule, events, trials: cited }) => ({
      rule,
      title: rules.ruleTitles[rule] ?? rule,
      events: events / n,
      trials: shareOf(cited, n),
    })),
    notable: ends.notable.found(),
  }
}

/** Bounds from 0 to the known maximum; none if it is unknown. */
const upTo = (most: number | undefined): Bounds | undefined => (most === undefined ? undefined : { least: 0, most })

/** What a side has left Round by Round: its present value in trials that continue, its final value in the others. */
function curveOf(batch: SideBatch | undefined, last: number, trials: number): HitPointCurve {
  if (batch === undefined || trials === 0) return { start: 0, rounds: [] }
  const over = new Counter()
  const rounds = Array.from({ length: Math.max(1, last) }, (_, at) => {
    const found = batch.rounds[at]
    over.merge(found?.over ?? [])
    const left = new Counter()
    left.merge(over.counts())
    left.merge(found?.going ?? [])
    const { mean, low, high, tenth, median, nineTenths } = left.spread(upTo(batch.whole))
    const going = (found?.going ?? []).reduce((sum, [, count]) => sum + count, 0)
    return { round: at + 1, mean, low, high, tenth, median, nineTenths, going: shareOf(going, trials) }
  })
  return { start: batch.whole, rounds }
}

/** The actions of one side, the most used first. */
function actionsOf(rules: AnyRuleset, actions: readonly ActionBatch[], side: number, trials: number): ActionFigures[] {
  const own = actions.filter((one) => one.side === side)
  const all = own.reduce((sum, { uses }) => sum + uses, 0)
  return own
    .map(({ action, uses, damage, healing }) => ({
      side,
      action,
      title: action === '' ? OUT_OF_TURN : titleOf(rules, action),
      uses: uses / trials,
      share: all === 0 ? 0 : uses / all,
      damage: damage / trials,
      healing: healing / trials,
    }))
    .sort((a, b) => b.uses - a.uses || b.damage - a.damage || (a.action < b.action ? -1 : 1))
}

import { type AnyRuleset, type Game, type Setup, titleOf } from '@fray/kernel'
import type { Bounds } from '../statistics/mean.ts'
import { shareOf } from '../statistics/share.ts'
import { spreadOf } from '../statistics/spread.ts'
import type { ActionBatch } from './batch.ts'
import type { Gathered } from './gathering.ts'
import type { ActionFigures, Ending, Experiment, Simulation } from './simulation.ts'
import { setupOf } from './trials.ts'

/** What people call what a side did while others commanded. */
const OUT_OF_TURN = 'Out of turn'

/** The figures of all that was gathered. */
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
      return { id, name, wins: wins(side), fell: shareOf(lost?.fell ?? 0, n), died: shareOf(lost?.died ?? 0, n) }
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

/** Bounds from nothing to what is known to be the most; none where it is not known. */
const upTo = (most: number | undefined): Bounds | undefined => (most === undefined ? undefined : { least: 0, most })

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

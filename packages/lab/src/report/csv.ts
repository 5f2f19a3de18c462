import type { Balance, Comparison, Sweep } from '../compare/comparison.ts'
import type { Duel } from '../odds/duel.ts'
import type { OddsMatrix } from '../odds/matrix.ts'
import type { PlainEstimate, PlainOdds } from '../odds/plain.ts'
import type { Tournament } from '../policies/tournament.ts'
import type { Simulation } from '../simulate/simulation.ts'
import type { Interval } from '../statistics/mean.ts'
import type { Share } from '../statistics/share.ts'
import type { Spread } from '../statistics/spread.ts'

type Cell = string | number
/** A name, its number, and the ends of its 95% interval if it has one. */
type Figure = readonly [name: string, value: Cell, low?: number, high?: number]

/**
 * A simulation as a table for programs: one row per number, with the columns section, name, figure, value, low and
 * high. Shares go from 0 to 1; nothing is rounded.
 */
export const simulationCsv = (simulation: Simulation): string =>
  csvOf([['section', 'name', 'figure', 'value', 'low', 'high'], ...simulationRows(simulation)])

/** A comparison: the sections of both fights, prefixed with `first` or `second`, and of the differences. */
export function comparisonCsv({ first, second, changes, sides, rounds, correlation }: Comparison): string {
  const labelled = (label: string, simulation: Simulation): Cell[][] =>
    simulationRows(simulation).map(([section = '', ...rest]) => [`${label} ${section}`, ...rest])
  return csvOf([
    ['section', 'name', 'figure', 'value', 'low', 'high'],
    ...changes.map((change) => rowOf(['made', ''], ['change', change])),
    ...sides.flatMap(({ id, wins, left }) => [
      rowOf(['difference', id], ['wins', ...ends(wins)]),
      rowOf(['difference', id], ['left', ...ends(left)]),
    ]),
    rowOf(['difference', ''], ['rounds', ...ends(rounds)]),
    rowOf(['difference', ''], ['correlation', correlation]),
    ...labelled('first', first),
    ...labelled('second', second),
  ])
}

/** A sweep: a column for each parameter, then name, figure, value, low and high. */
export const sweepCsv = ({ axes, cells }: Sweep): string =>
  csvOf([
    [...axes.map((axis) => axis.name), 'name', 'figure', 'value', 'low', 'high'],
    ...cells.flatMap(({ values, simulation }) => endRows(values, simulation)),
  ])

/** Every value tried in the search for a wanted chance, with the columns of a sweep. */
export const balanceCsv = ({ axis, tried }: Balance): string =>
  sweepCsv({
    axes: [{ name: axis, values: tried.map(({ value }) => value) }],
    cells: tried.map(({ value, simulation }) => ({ values: [value], simulation })),
  })

/** A tournament: a row for each number of a pairing, and for each action of a policy. */
export const tournamentCsv = ({ pairings, usage }: Tournament): string =>
  csvOf([
    ['section', 'ruleset', 'encounter', 'first', 'second', 'figure', 'value', 'low', 'high'],
    ...pairings.flatMap((p) => {
      const start = ['pairing', p.ruleset, p.encounter, p.first, p.second]
      const unknown = p.wins.trials === 0
      return [
        rowOf(start, ['score', ...(unknown ? ([''] as const) : ends(p.score))]),
        rowOf(start, ['wins', ...shared(p.wins)]),
        rowOf(start, ['losses', ...shared(p.losses)]),
        rowOf(start, ['draws', ...shared(p.draws)]),
        rowOf(start, ['fights', p.wins.trials]),
      ]
    }),
    ...usage.flatMap((u) => u.actions.map((a) => rowOf(['usage', u.ruleset, '', u.policy, ''], [a.action, a.share]))),
  ])

/** A matrix: a row for each command and value, with numbers unrounded, and empty where there are none. */
export const matrixCsv = ({ parameter, values, rows }: OddsMatrix): string =>
  csvOf([
    ['command', parameter, 'hit', 'damage', 'drops', 'uses', 'exact'],
    ...rows.flatMap(({ command, cells }) =>
      cells.map((cell, i): Cell[] => [
        ...[command, values[i] ?? ''],
        ...(cell === null
          ? ['', '', '', '', '']
          : [cell.hit ?? '', cell.damage, cell.drops, cell.uses ?? '', cell.exact ? 'yes' : 'no']),
      ]),
    ),
  ])

/** Chances of dice: a row for each value of each expression, with the chance of at least that value. */
export const diceCsv = (
  tables: readonly { readonly dice: string; readonly chances: ReadonlyMap<number, number> }[],
): string =>
  csvOf([
    ['dice', 'value', 'chance', 'at least'],
    ...tables.flatMap(({ dice, chances }) => {
      let reached = 1
      return [...chances].map(([value, chance]): Cell[] => {
        const row = [dice, value, chance, Math.max(0, reached)]
        reached -= chance
        return row
      })
    }),
  ])

/** Odds of commands: a row for each number of a command, of everyone who can be affected, and of each check. */
export const oddsCsv = (odds: readonly PlainOdds[]): string =>
  csvOf([
    ['command', 'section', 'name', 'figure', 'value', 'low', 'high'],
    ...odds.flatMap(({ command, blow, combatants, checks }) => {
      const rows = (section: string, name: string, figures: Readonly<Record<string, PlainEstimate>>) =>
        Object.entries(figures).map(([figure, chance]) => rowOf([command, section, name], [figure, ...known(chance)]))
      const { words: special = {}, ...struck } = blow ?? {}
      return [
        ...rows('blow', '', { ...struck, ...special }),
        ...combatants.flatMap(({ name, amounts, effects, ...figures }) => [
          ...rows('combatant', name, figures),
          ...amounts.flatMap(({ lost, chance }) => rows('life lost', name, { [String(lost)]: chance })),
          ...rows('effect', name, effects),
        ]),
        ...checks.flatMap(({ name, what, made, passed }) =>
          rows('check', name ?? 'the referee', { [`${what} made`]: made, [`${what} passed`]: passed }),
        ),
      ]
    }),
  ])

/** An exact or sampled duel: the chance of each side (by id, in order), and of ends without a victory. */
export const duelCsv = ({ wins, draws, never, kind }: Duel, sides: readonly string[]): string =>
  csvOf([
    ['section', 'name', 'figure', 'value', 'low', 'high'],
    rowOf(['made', ''], ['kind', kind]),
    ...wins.map((chance, i) => rowOf(['ending', sides[i] ?? ''], ['wins', ...ends(chance)])),
    rowOf(['ending', ''], ['draws', ...ends(draws)]),
    rowOf(['ending', ''], ['never', ...ends(never)]),
  ])

/** An estimate with its ends; an exact one is its own ends. */
const known = (chance: PlainEstimate) =>
  'low' in chance
    ? ([chance.value, chance.low, chance.high] as const)
    : ([chance.value, chance.value, chance.value] as const)

const rowOf = (start: readonly Cell[], [figure, value, low, high]: Figure): Cell[] => [
  ...start,
  figure,
  value,
  low ?? '',
  high ?? '',
]

const ends = ({ value, low, high }: Interval) => [value, low, high] as const

/** A share with its ends; without trials only the ends. */
const shared = ({ share, low, high, trials }: Share) => [trials === 0 ? '' : share, low, high] as const

/** The numbers of a distribution; none if nothing was counted. */
function spreadFigures(name: string, spread: Spread): Figure[] {
  if (spread.trials === 0) return []
  const { mean, low, high, deviation, min, tenth, quarter, median, threeQuarters, nineTenths, max } = spread
  const rest = {
    deviation,
    min,
    tenth,
    quarter,
    median,
    'three quarters': threeQuarters,
    'nine tenths': nineTenths,
    max,
  }
  return [
    [`${name} mean`, mean, low, high],
    ...Object.entries(rest).map(([figure, value]): Figure => [`${name} ${figure}`, value]),
  ]
}

/** The ends of fights, for one cell of a sweep. */
function endRows(start: readonly Cell[], simulation: Simulation): Cell[][] {
  const { sides, draws, stalemates, unfinished, rounds, trials } = simulation
  return [
    rowOf([...start, ''], ['trials', trials]),
    ...sides.map(({ id, wins }) => rowOf([...start, id], ['wins', ...shared(wins)])),
    rowOf([...start, ''], ['draws', ...shared(draws)]),
    rowOf([...start, ''], ['stalemates', ...shared(stalemates)]),
    rowOf([...start, ''], ['unfinished', ...shared(unfinished)]),
    ...spreadFigures('rounds', rounds).map((figure) => rowOf([...start, ''], figure)),
  ]
}

function simulationRows(simulation: Simulation): Cell[][] {
  const { experiment, sides, rounds, combatants, actions, rules, notable } = simulation
  const sideOf = (side: number): string => sides[side]?.id ?? ''
  const made: Figure[] = [
    ['title', simulation.title],
    ['ruleset', simulation.ruleset],
    ['version', simulation.version],
    ['seed', experiment.seed],
    ['ended', simulation.ended],
  ]
  return [
    ...made.map((figure) => rowOf(['made', ''], figure)),
    ...sides.map(({ id }) =>
      rowOf(['made', id], ['policy', experiment.policies.sides[id] ?? experiment.policies.otherwise]),
    ),
    ...endRows(['ending'], simulation),
    ...rounds.counts.map(([value, times]) => rowOf(['rounds', String(value)], ['trials', times])),
    ...spreadFigures('commands', simulation.commands).map((figure) => rowOf(['ending', ''], figure)),
    ...sides.flatMap(({ id, first, winsWhenFirst, hitPoints }) => [
      rowOf(['acts first', id], ['trials', ...shared(first)]),
      ...winsWhenFirst.map((wins, side) => rowOf(['acts first', id], [`wins of ${sideOf(side)}`, ...shared(wins)])),
      rowOf([`hit points of ${id}`, '0'], ['mean', hitPoints.start]),
      ...hitPoints.rounds.flatMap(({ round, mean, low, high, going, ...parts }) => [
        rowOf([`hit points of ${id}`, String(round)], ['mean', mean, low, high]),
        rowOf([`hit points of ${id}`, String(round)], ['tenth', parts.tenth]),
        rowOf([`hit points of ${id}`, String(round)], ['median', parts.median]),
        rowOf([`hit points of ${id}`, String(round)], ['nine tenths', parts.nineTenths]),
        rowOf([`hit points of ${id}`, String(round)], ['going on', ...shared(going)]),
      ]),
    ]),
    ...combatants.flatMap((c) =>
      [
        ['side', sideOf(c.side)] as const,
        ['stands', ...shared(c.stands)] as const,
        ...spreadFigures('fell', c.fell),
        ...spreadFigures('life', c.life),
        ...spreadFigures('dealt', c.dealt),
        ...spreadFigures('taken', c.taken),
        ...Object.entries(c.resources).flatMap(([resource, spread]) => spreadFigures(resource, spread)),
      ].map((figure) => rowOf(['combatant', c.name], figure)),
    ),
    ...actions.flatMap((a) =>
      (['uses', 'share', 'damage', 'healing'] as const).map((figure) =>
        rowOf([`action of ${sideOf(a.side)}`, a.action], [figure, a[figure]]),
      ),
    ),
    ...rules.flatMap((r) => [
      rowOf(['rule', r.rule], ['events', r.events]),
      rowOf(['rule', r.rule], ['trials', ...shared(r.trials)]),
    ]),
    ...Object.entries(notable)
      .filter(([, trial]) => trial !== null)
      .map(([which, trial]: [string, number | null]) => rowOf(['notable', which], ['trial', trial ?? ''])),
  ]
}

const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\n`).join('')

/** A text, quoted if needed. A text that a spreadsheet would take for a formula gets an apostrophe in front. */
function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

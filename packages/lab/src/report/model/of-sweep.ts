import type { Sweep } from '../../compare/comparison.ts'
import { extremesOf } from '../../compare/extremes.ts'
import type { Simulation } from '../../simulate/simulation.ts'
import type { Interval } from '../../statistics/mean.ts'
import { markOf } from './endings.ts'
import { policiesOf, programOf, switchedOffOf } from './made.ts'
import { grouped, meanText, shareText } from './numbers.ts'
import type { Fact, Provenance, Report, Section } from './report.ts'
import { count, listed, titleOf, winsOf } from './words.ts'

/** The report on a sweep over one or two parameters. */
export function reportOfSweep(sweep: Sweep, provenance: Provenance | null): Report {
  const first = sweep.cells[0]?.simulation
  const axes = listed(sweep.axes.map((axis) => axis.name))
  return {
    title: first === undefined ? `Over ${axes}` : `${titleOf(first)}, over ${axes}`,
    lead: leadOf(sweep),
    sections: first === undefined ? [] : sweep.axes.length === 2 ? gridSections(sweep, first) : [lineSection(sweep)],
    made: first === undefined ? programOf(provenance) : madeOfMany(sweep, first, provenance),
  }
}

function leadOf({ axes, cells }: Sweep): string[] {
  const first = cells[0]?.simulation
  if (first === undefined) return ['Nothing was tried, so there is no result.']
  const name = first.sides[0]?.name
  const shares = cells.flatMap(({ values, simulation }) => {
    const wins = simulation.sides[0]?.wins
    return wins === undefined || wins.trials === 0 ? [] : [{ values, wins }]
  })
  const tried = `${count(grouped(cells.length), 'value')} of ${listed(axes.map((axis) => axis.name))} tried.`
  if (name === undefined || shares.length === 0) return [tried]
  const extremes = extremesOf(shares.map(({ wins }) => wins))
  if (extremes === null) return [tried]
  const at = (position: number) =>
    (shares[position]?.values ?? []).map((v, i) => `${axes[i]?.name ?? ''} ${v}`).join(', ')
  const wins = (position: number) => shareText((shares[position] as (typeof shares)[number]).wins)
  const { lowest, highest, areApart, asLow, asHigh } = extremes
  if (!areApart) {
    return [
      `These trials do not tell which value is the best for ${name}: ${winsOf(name)} ${wins(lowest)} at ${at(lowest)} and ${wins(highest)} at ${at(highest)}, and among ${count(grouped(shares.length), 'value')} chance alone may make such a difference.`,
    ]
  }
  const among = (positions: readonly number[], what: string): string[] =>
    positions.length === 0
      ? []
      : [
          `Statistically tied with the ${what}: ${positions.length > MOST_NAMED ? count(grouped(positions.length), 'value') : positions.map(at).join('; ')}.`,
        ]
  return [
    `${winsOf(name)} least often at ${at(lowest)}, ${wins(lowest)}, and most often at ${at(highest)}, ${wins(highest)}.`,
    ...among(asLow, 'lowest'),
    ...among(asHigh, 'highest'),
  ]
}

/** More values than this with the same result are counted, not named. */
const MOST_NAMED = 8

/** Facts about many simulations that differ only in a parameter. */
export function madeOfMany(sweep: Pick<Sweep, 'cells'>, first: Simulation, provenance: Provenance | null): Fact[] {
  const trials = sweep.cells.map(({ simulation }) => simulation.trials)
  const [fewest, most] = [Math.min(...trials), Math.max(...trials)]
  const stopped = sweep.cells.some(({ simulation }) => simulation.ended === 'stopped')
  return [
    ...programOf(provenance),
    { name: 'Ruleset', value: `${first.ruleset} ${first.version}` },
    { name: 'Policies', value: policiesOf(first) },
    ...switchedOffOf(first),
    { name: 'Seed', value: first.experiment.seed, exact: true },
    {
      name: 'Trials',
      value: `${fewest === most ? grouped(most) : `${grouped(fewest)} to ${grouped(most)}`} of each value, with the same dice for all.${stopped ? ' It was stopped before the end.' : ''}`,
    },
    {
      name: 'To repeat it',
      value:
        'Try the same values with the same version, the same encounter and the same seed: the numbers are the same, whatever the number of threads.',
    },
  ]
}

const UNKNOWN: Interval = { value: 0, low: 0, high: 1 }

/** Uses the sides of the first fight, because all fights of a sweep have the same. */
function lineSection({ axes, cells }: Sweep): Section {
  const sides = cells[0]?.simulation.sides ?? []
  const endings = (['draws', 'stalemates', 'unfinished'] as const).filter((ending) =>
    cells.some(({ simulation }) => simulation[ending].count > 0),
  )
  const winsOfSide = (simulation: Simulation, id: string) => simulation.sides.find((side) => side.id === id)?.wins
  return {
    title: 'Victories',
    says: [],
    table: {
      key: axes[0]?.name ?? 'value',
      columns: [...sides.map((side) => winsOf(side.name)), ...endings, 'Rounds'],
      rows: cells.map(({ values, simulation }) => ({
        name: values.join(', '),
        cells: [
          ...sides.map(({ id }) => {
            const wins = winsOfSide(simulation, id)
            return wins === undefined ? 'unknown' : shareText(wins)
          }),
          ...endings.map((ending) => shareText(simulation[ending])),
          meanText(simulation.rounds, 'unknown'),
        ],
      })),
    },
    chart: {
      kind: 'lines',
      axis: axes[0]?.name ?? 'value',
      values: cells.map(({ values }) => values[0] ?? ''),
      line: null,
      series: sides.map(({ id, name }, tone) => ({
        name: winsOf(name),
        tone,
        points: cells.map(({ simulation }) => {
          const wins = winsOfSide(simulation, id)
          return wins === undefined || wins.trials === 0 ? UNKNOWN : markOf(name, tone, wins)
        }),
      })),
    },
  }
}

function gridSections({ axes, cells }: Sweep, first: Simulation): Section[] {
  const [outer, inner] = axes
  if (outer === undefined || inner === undefined) return []
  const winsAt = (down: string | number, across: string | number, id: string) =>
    cells
      .find(({ values }) => values[0] === down && values[1] === across)
      ?.simulation.sides.find((side) => side.id === id)?.wins
  return first.sides.map(({ id, name }) => ({
    title: `How often ${winsOf(name)}`,
    says: [`Down: ${outer.name}. Across: ${inner.name}.`],
    table: {
      key: outer.name,
      columns: inner.values.map((value) => `${inner.name} ${value}`),
      rows: outer.values.map((down) => ({
        name: String(down),
        cells: inner.values.map((across) => {
          const wins = winsAt(down, across, id)
          return wins === undefined ? 'not tried' : shareText(wins)
        }),
      })),
    },
    chart: {
      kind: 'grid',
      down: outer.name,
      across: inner.name,
      columns: inner.values.map(String),
      rows: outer.values.map((down) => ({
        name: String(down),
        shares: inner.values.map((across) => {
          const wins = winsAt(down, across, id)
          return wins === undefined || wins.trials === 0 ? null : wins.share
        }),
      })),
    },
  }))
}

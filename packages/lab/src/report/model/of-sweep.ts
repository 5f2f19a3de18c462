import type { Interval, Sweep } from '../../compare/comparison.ts'
import type { Simulation } from '../../simulate/simulation.ts'
import { markOf } from './endings.ts'
import { policiesOf, programOf } from './made.ts'
import { grouped, meanText, shareText } from './numbers.ts'
import type { Fact, Provenance, Report, Section } from './report.ts'
import { count, listed, winsOf } from './words.ts'

/** What there is to say about a fight over the values of one or two parameters. */
export function reportOfSweep(sweep: Sweep, provenance: Provenance | null): Report {
  const first = sweep.cells[0]?.simulation
  const axes = listed(sweep.axes.map((axis) => axis.name))
  return {
    title: first === undefined ? `Over ${axes}` : `${first.title}, over ${axes}`,
    lead: leadOf(sweep),
    sections: first === undefined ? [] : sweep.axes.length === 2 ? gridSections(sweep, first) : [lineSection(sweep)],
    made: first === undefined ? programOf(provenance) : madeOfMany(sweep, first, provenance),
  }
}

function leadOf({ axes, cells }: Sweep): string[] {
  const first = cells[0]?.simulation
  if (first === undefined) return ['Nothing was tried, so nothing is known.']
  const name = first.sides[0]?.name
  const shares = cells.flatMap(({ values, simulation }) => {
    const wins = simulation.sides[0]?.wins
    return wins === undefined || wins.trials === 0 ? [] : [{ values, wins }]
  })
  const tried = `${count(grouped(cells.length), 'value')} of ${listed(axes.map((axis) => axis.name))} tried.`
  if (name === undefined || shares.length === 0) return [tried]
  const worst = shares.reduce((a, b) => (b.wins.share < a.wins.share ? b : a))
  const best = shares.reduce((a, b) => (b.wins.share > a.wins.share ? b : a))
  const at = (values: readonly (string | number)[]) => values.map((v, i) => `${axes[i]?.name ?? ''} ${v}`).join(', ')
  return worst === best
    ? [tried]
    : [
        `${winsOf(name)} least often at ${at(worst.values)}, ${shareText(worst.wins)}, and most often at ${at(best.values)}, ${shareText(best.wins)}.`,
      ]
}

/** Facts about many simulations that differ in a parameter only. */
export function madeOfMany(sweep: Pick<Sweep, 'cells'>, first: Simulation, provenance: Provenance | null): Fact[] {
  const trials = sweep.cells.map(({ simulation }) => simulation.trials)
  const [fewest, most] = [Math.min(...trials), Math.max(...trials)]
  const stopped = sweep.cells.some(({ simulation }) => simulation.ended === 'stopped')
  return [
    ...programOf(provenance),
    { name: 'Ruleset', value: `${first.ruleset} ${first.version}` },
    { name: 'Policies', value: policiesOf(first) },
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

/** Sides of the first fight, for all fights of a sweep have the same. */
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

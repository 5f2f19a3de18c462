import type { CombatantFigures, Simulation } from '../../simulate/simulation.ts'
import type { Spread } from '../../statistics/spread.ts'
import { markOf } from './endings.ts'
import { fromTo, grouped, meanText, mostlyText, plainNumber, roughShare, shareText } from './numbers.ts'
import type { Row, Section } from './report.ts'
import { count } from './words.ts'

/** More columns than this are merged. */
const MOST_COLUMNS = 16

/** How long the fights last. */
export function roundsSection({ rounds, commands, trials }: Simulation): Section {
  if (trials === 0) return { title: 'Rounds', says: ['Nothing is known.'], table: null, chart: null }
  const bins = binsOf(rounds.counts, MOST_COLUMNS)
  const says = [lengthOf(rounds, 'Round'), lengthOf(commands, 'command')]
  return {
    title: 'Rounds',
    detail: true,
    says,
    table: {
      key: 'Rounds',
      columns: ['trials', 'share'],
      rows: bins.map(({ low, high, times }) => ({
        name: fromTo(low, high),
        cells: [grouped(times), roughShare(times / trials, trials)],
      })),
    },
    chart: {
      kind: 'columns',
      axis: 'Rounds',
      columns: bins.map(({ low, high, times }) => ({ name: fromTo(low, high), share: times / trials })),
    },
  }
}

/** The length of fights, in words. */
function lengthOf(spread: Spread, unit: string): string {
  if (spread.min === spread.max) return `Every fight takes ${count(String(spread.min), unit)}.`
  return `A fight takes ${meanText(spread, 'no')} ${unit}s on average; four fifths take ${mostlyText(spread, 'none')}, half at most ${spread.median}, all ${fromTo(spread.min, spread.max)}.`
}

/** Values in at most `most` bins of equal width, from lowest to highest, including empty bins in between. */
function binsOf(
  counts: readonly (readonly [value: number, count: number])[],
  most: number,
): { low: number; high: number; times: number }[] {
  const [first, last] = [counts[0]?.[0], counts.at(-1)?.[0]]
  if (first === undefined || last === undefined) return []
  const width = Math.ceil((last - first + 1) / most)
  const bins = []
  for (let low = first; low <= last; low += width) {
    const high = Math.min(last, low + width - 1)
    bins.push({ low, high, times: counts.reduce((sum, [v, n]) => (v >= low && v <= high ? sum + n : sum), 0) })
  }
  return bins
}

/** What happens to everyone: who stands at the end, who goes down and when, what each deals and takes, what is left. */
export function combatantSections(simulation: Simulation): Section[] {
  const { combatants, trials } = simulation
  if (trials === 0 || combatants.length === 0) return []
  return [
    fatesSection(simulation),
    lifeSection(simulation),
    ...fallsSection(simulation),
    ...resourceSection(simulation),
  ]
}

const sideOf = ({ sides }: Simulation, { side }: CombatantFigures): string => sides[side]?.name ?? 'nobody'

const rowsOf = (simulation: Simulation, cells: (figures: CombatantFigures) => string[]): Row[] =>
  simulation.combatants.map((c) => ({ name: c.name, group: sideOf(simulation, c), cells: cells(c) }))

function fatesSection(simulation: Simulation): Section {
  return {
    title: 'Combatants',
    says: ['Down in Round: the mean of the trials in which the combatant goes down.'],
    table: {
      key: 'combatant',
      columns: ['still fights at the end', 'down in Round', 'deals', 'takes'],
      rows: rowsOf(simulation, (c) => [
        shareText(c.stands),
        meanText(c.fell, 'never'),
        meanText(c.dealt, 'unknown'),
        meanText(c.taken, 'unknown'),
      ]),
    },
    chart: {
      kind: 'bars',
      unit: 'share',
      most: 1,
      line: null,
      bars: simulation.combatants.map((c) => markOf(c.name, c.side, c.stands)),
    },
  }
}

function lifeSection(simulation: Simulation): Section {
  return {
    title: 'Hit points left at the end',
    detail: true,
    says: ['Mostly: at least four fifths of the trials lie between the two numbers.'],
    table: {
      key: 'combatant',
      columns: ['mean', 'middle', 'mostly', 'all'],
      rows: rowsOf(simulation, ({ life }) => [
        meanText(life, 'unknown'),
        String(life.median),
        mostlyText(life, 'unknown'),
        fromTo(life.min, life.max),
      ]),
    },
    chart: {
      kind: 'ranges',
      axis: 'hit points left',
      ranges: simulation.combatants.map(({ name, side, life }) => ({ name, tone: side, spread: life })),
    },
  }
}

/** Who has gone down by which Round, in all trials. */
function fallsSection(simulation: Simulation): Section[] {
  const { combatants, trials } = simulation
  const fallen = combatants.filter((c) => c.fell.trials > 0)
  if (fallen.length === 0) return []
  const first = Math.min(...fallen.map((c) => c.fell.min))
  const last = Math.max(...fallen.map((c) => c.fell.max))
  const every = Math.ceil((last - first + 1) / 8)
  const rounds: number[] = []
  for (let round = last; round >= first; round -= every) rounds.unshift(round)
  const panels = combatants.map((c) => ({
    name: c.name,
    tone: c.side,
    shares: rounds.map((round) => c.fell.counts.reduce((sum, [r, n]) => (r <= round ? sum + n : sum), 0) / trials),
  }))
  return [
    {
      title: 'Who is down by which Round',
      detail: true,
      says: ['The share of all trials in which a combatant went down in that Round or before, and stayed down.'],
      table: {
        key: 'combatant',
        columns: rounds.map((round) => `Round ${round}`),
        rows: combatants.map((c, i) => ({
          name: c.name,
          group: sideOf(simulation, c),
          cells: (panels[i]?.shares ?? []).map((share) => roughShare(share, trials)),
        })),
      },
      chart: { kind: 'steps', rounds, panels },
    },
  ]
}

function resourceSection(simulation: Simulation): Section[] {
  const rows = simulation.combatants.flatMap((c) =>
    Object.entries(c.resources).map(([resource, spread]) => ({
      name: `${c.name}: ${resource}`,
      group: sideOf(simulation, c),
      cells: [meanText(spread, 'unknown'), plainNumber(spread.median), mostlyText(spread, 'unknown')],
    })),
  )
  if (rows.length === 0) return []
  return [
    {
      title: 'Resources left at the end',
      detail: true,
      says: [],
      table: { key: 'resource', columns: ['mean', 'middle', 'mostly'], rows },
      chart: null,
    },
  ]
}

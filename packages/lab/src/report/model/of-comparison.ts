import type { Comparison } from '../../compare/comparison.ts'
import type { Simulation } from '../../simulate/simulation.ts'
import type { Interval } from '../../statistics/mean.ts'
import { endedOf } from './endings.ts'
import { policiesOf, programOf } from './made.ts'
import { differenceText, grouped, meanText, plainNumber, pointsText, shareText } from './numbers.ts'
import type { Fact, Mark, Provenance, Report, Section } from './report.ts'
import { count, listed, winsOf } from './words.ts'

/** What there is to say about two fights with the same dice. */
export function reportOfComparison(comparison: Comparison, provenance: Provenance | null): Report {
  const { first, second, changes } = comparison
  const pairs = Math.min(first.trials, second.trials)
  return {
    title: changes.length > 0 ? `${first.title}, with ${listed(changes)}` : `${first.title} and ${second.title}`,
    lead: [
      ...leadOf(comparison, pairs),
      ...(pairs === 0
        ? []
        : [
            `${count(grouped(pairs), 'pair')} of fights with the same dice; the pairs are alike by ${alike(comparison)} (0 is not at all, 1 is wholly).`,
          ]),
    ],
    sections: [victories(comparison), ...(pairs === 0 ? [] : [lifeLeft(comparison), lengths(comparison)])],
    made: madeOf(comparison, provenance),
  }
}

/** The words for the two fights of a comparison. */
const namesOf = ({ first, second, changes }: Comparison): [string, string] =>
  changes.length > 0
    ? ['as it is', 'changed']
    : first.title === second.title
      ? ['first', 'second']
      : [first.title, second.title]

/** The correlation with the two digits that matter. */
const alike = ({ correlation }: Comparison): string => plainNumber(correlation)

function leadOf(comparison: Comparison, pairs: number): string[] {
  if (pairs === 0) return ['No pair was fought, so nothing is known.']
  const where = comparison.changes.length > 0 ? 'with the change' : 'in the second'
  const says = comparison.sides.map(({ name, wins }) => verdict(name, wins, where))
  return says.length === 0 ? ['The two fights have no side in common.'] : says
}

/** What the interval of a difference allows to say. */
function verdict(name: string, wins: Interval, where: string): string {
  const [says, points] = [winsOf(name), `${pointsText(wins)} percentage points`]
  if (wins.low > 0) return `${says} more often ${where}: ${points}.`
  if (wins.high < 0) return `${says} less often ${where}: ${points}.`
  if (wins.low === 0 && wins.high === 0) return `${says} exactly as often in both.`
  return `Whether ${says.replace(/^./, (c) => (says.startsWith('The ') ? c.toLowerCase() : c))} more or less often ${where} is not certain: ${points}.`
}

const winsIn = ({ sides }: Simulation, id: string): string => {
  const side = sides.find((s) => s.id === id)
  return side === undefined ? 'unknown' : shareText(side.wins)
}

function victories(comparison: Comparison): Section {
  const { first, second, sides } = comparison
  const endings = (['draws', 'stalemates', 'unfinished'] as const).filter(
    (ending) => first[ending].count + second[ending].count > 0,
  )
  return {
    title: 'Victories',
    says: ['The difference is the second less the first, in percentage points, pair by pair.'],
    table: {
      key: 'side',
      columns: [...namesOf(comparison), 'difference'],
      rows: [
        ...sides.map(({ id, name, wins }) => ({
          name: winsOf(name),
          cells: [winsIn(first, id), winsIn(second, id), pointsText(wins)],
        })),
        ...endings.map((ending) => ({
          name: ending,
          cells: [shareText(first[ending]), shareText(second[ending]), ''],
        })),
      ],
    },
    chart: { kind: 'differences', unit: 'share', bars: sides.map(({ name, wins }, i) => differing(name, i, wins)) },
  }
}

const differing = (name: string, tone: number, { value, low, high }: Interval): Mark => ({
  name,
  tone,
  value,
  low,
  high,
})

function lifeLeft({ sides }: Comparison): Section {
  return {
    title: 'Life left at the end',
    says: ['How much more of its whole life a side has left in the second, in percentage points.'],
    table: {
      key: 'side',
      columns: ['difference'],
      rows: sides.map(({ name, left }) => ({ name, cells: [pointsText(left)] })),
    },
    chart: { kind: 'differences', unit: 'share', bars: sides.map(({ name, left }, i) => differing(name, i, left)) },
  }
}

function lengths(comparison: Comparison): Section {
  const { first, second, rounds } = comparison
  return {
    title: 'Rounds',
    says: [],
    table: {
      key: 'length',
      columns: [...namesOf(comparison), 'difference'],
      rows: [
        {
          name: 'Rounds',
          cells: [meanText(first.rounds, 'unknown'), meanText(second.rounds, 'unknown'), differenceText(rounds)],
        },
      ],
    },
    chart: {
      kind: 'differences',
      unit: 'number',
      bars: [{ name: 'Rounds', tone: 'nobody', value: rounds.value, low: rounds.low, high: rounds.high }],
    },
  }
}

function madeOf(comparison: Comparison, provenance: Provenance | null): Fact[] {
  const { first, second, changes } = comparison
  const [policies, others] = [policiesOf(first), policiesOf(second)]
  return [
    ...programOf(provenance),
    { name: 'Ruleset', value: [...new Set([first, second].map((s) => `${s.ruleset} ${s.version}`))].join('; ') },
    ...(changes.length === 0 ? [] : [{ name: 'Changes', value: changes.join('; '), exact: true }]),
    { name: 'Policies', value: policies === others ? policies : `${policies}; in the second ${others}` },
    { name: 'Seed', value: first.experiment.seed, exact: true },
    { name: 'Trials', value: endedOf(first) },
    {
      name: 'To repeat it',
      value:
        'Compare the same encounters with the same version and the same seed: the numbers are the same, whatever the number of threads.',
    },
  ]
}

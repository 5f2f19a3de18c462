import { capital } from '@fray/kernel'
import type { Comparison } from '../../compare/comparison.ts'
import type { Simulation } from '../../simulate/simulation.ts'
import type { Interval } from '../../statistics/mean.ts'
import { endedOf } from './endings.ts'
import { policiesOf, programOf } from './made.ts'
import { differenceText, grouped, meanText, plainNumber, pointsText, shareText } from './numbers.ts'
import type { Fact, Mark, Provenance, Report, Section } from './report.ts'
import { percent, playersOf } from './verdict.ts'
import { count, listed, midSentence, someOf, titleOf, winsOf } from './words.ts'

/** The report on a comparison of two fights with the same dice. */
export function reportOfComparison(comparison: Comparison, provenance: Provenance | null): Report {
  const { first, second, changes } = comparison
  const pairs = Math.min(first.trials, second.trials)
  const titles =
    first.title === second.title ? `${titleOf(first)}, twice` : `${titleOf(first)} and ${midSentence(titleOf(second))}`
  return {
    title: changes.length > 0 ? `${titleOf(first)}, with ${listed(changes)}` : titles,
    lead: [
      ...leadOf(comparison, pairs),
      ...(pairs === 0
        ? []
        : [
            ...lossesOf(comparison),
            `${count(grouped(pairs), 'pair')} of fights were played with the same dice. ${playersOf(first)}`,
          ]),
    ],
    sections: [victories(comparison), ...(pairs === 0 ? [] : [lifeLeft(comparison), lengths(comparison)])],
    made: madeOf(comparison, provenance),
  }
}

/** The names of the two fights of a comparison. */
const namesOf = ({ first, second, changes }: Comparison): [string, string] =>
  changes.length > 0
    ? ['as it is', 'changed']
    : first.title === second.title || first.title === '' || second.title === ''
      ? ['first', 'second']
      : [first.title, second.title]

function leadOf(comparison: Comparison, pairs: number): string[] {
  if (pairs === 0) return ['No pair was fought, so there is no result.']
  const where = comparison.changes.length > 0 ? 'with the change' : 'in the second'
  const says = comparison.sides.map((side) => verdict(comparison, side, where))
  return says.length === 0 ? ['The two fights have no side in common.'] : says
}

/** What the interval of a difference justifies saying. */
function verdict(
  { first, second }: Comparison,
  { id, name, wins }: { readonly id: string; readonly name: string; readonly wins: Interval },
  where: string,
): string {
  const [before, after] = [first, second].map(({ sides }) => sides.find((s) => s.id === id)?.wins)
  if (before === undefined || after === undefined) return `${name} fights in only one of the two.`
  const says = winsOf(name)
  const shares = `${percent(after.share)} of the fights instead of ${percent(before.share)}`
  const points = `${pointsText(wins)} percentage points`
  if (wins.low > 0) return `${says} more often ${where} (statistically clear): ${shares}, ${points}.`
  if (wins.high < 0) return `${says} less often ${where} (statistically clear): ${shares}, ${points}.`
  if (wins.low === 0 && wins.high === 0) return `${says} exactly as often in both: ${percent(before.share)}.`
  return `Whether ${midSentence(says)} more or less often ${where} is not statistically clear: ${shares}, ${points}.`
}

/** How often someone of the first side goes down, in both fights. */
function lossesOf({ first, second, changes }: Comparison): string[] {
  const [before] = first.sides
  const after = second.sides.find(({ id }) => id === before?.id)
  if (before === undefined || after === undefined) return []
  const [now, was] = [percent(after.fell.share), percent(before.fell.share)]
  const says = `${capital(someOf(before.name))} goes down in ${now} of the fights`
  return [
    now === was
      ? `${says} ${changes.length > 0 ? 'with and without the change' : 'in both'}.`
      : `${says} instead of ${was}.`,
  ]
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
    title: 'Hit points left at the end',
    detail: true,
    says: ['How much more of its hit points a side has left in the second, in percentage points.'],
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
    detail: true,
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
    {
      name: 'Ruleset',
      value: [...new Set([first, second].map((s) => `${s.ruleset} ${s.version}`))].join('; '),
      detail: true,
    },
    ...(changes.length === 0 ? [] : [{ name: 'Changes', value: changes.join('; '), exact: true }]),
    { name: 'Policies', value: policies === others ? policies : `${policies}; in the second ${others}`, detail: true },
    { name: 'Seed', value: first.experiment.seed, exact: true },
    { name: 'Trials', value: endedOf(first) },
    {
      name: 'Alike',
      detail: true,
      value: `The pairs of fights are alike by ${plainNumber(comparison.correlation)} (0: not at all, 1: completely).`,
    },
    {
      name: 'To repeat it',
      detail: true,
      value:
        'Compare the same encounters with the same version and the same seed: the numbers are the same, whatever the number of threads.',
    },
  ]
}

import type { HitPointCurve, Simulation } from '../../simulate/simulation.ts'
import { mostlyText, roughNumber, roughShare, shareText } from './numbers.ts'
import type { Section } from './report.ts'
import { winsOf } from './words.ts'

/** The most rows of a table; a longer one is thinned. */
const MOST_ROWS = 16

/** Who wins, by the side that acted first, and what each side has left Round by Round. */
export const sideSections = (simulation: Simulation): Section[] =>
  simulation.trials === 0 ? [] : [...firstSection(simulation), ...hitPointsSection(simulation)]

function firstSection({ sides }: Simulation): Section[] {
  const began = sides.filter(({ first }) => first.count > 0)
  if (began.length === 0) return []
  const [only, another] = began
  return [
    {
      title: 'Who wins, by who acts first',
      detail: true,
      says: [
        another === undefined
          ? `Only one side acts first here: ${only?.name ?? ''}.`
          : 'The first to act gives the first command that somebody decides on. The shares of victories are of the fights in that row.',
      ],
      table: {
        key: 'first to act',
        columns: ['fights', ...sides.map(({ name }) => winsOf(name))],
        rows: began.map(({ name, first, winsWhenFirst }) => ({
          name,
          cells: [shareText(first), ...winsWhenFirst.map(shareText)],
        })),
      },
      chart: null,
    },
  ]
}

function hitPointsSection({ sides, trials }: Simulation): Section[] {
  const longest = sides[0]?.hitPoints.rounds ?? []
  const every = Math.ceil(longest.length / MOST_ROWS)
  // Counted back from the last one, so that the end is included.
  const shown = longest.map((_, at) => at).filter((at) => (longest.length - 1 - at) % every === 0)
  const living = sides.filter(({ hitPoints }) => hitPoints.start > 0)
  if (shown.length === 0 || living.length === 0) return []
  const pointOf = ({ start, rounds }: HitPointCurve, at: number) => {
    const { mean = 0, tenth = 0, nineTenths = 0 } = rounds[at] ?? {}
    const part = (left: number) => Math.min(1, left / start)
    return { value: part(mean), low: part(tenth), high: part(nineTenths) }
  }
  const full = { value: 1, low: 1, high: 1 }
  return [
    {
      title: 'Hit points left Round by Round',
      detail: true,
      says: [
        'At the end of each Round, over all fights; one that has ended keeps what was left. Mostly: at least four fifths of the fights lie between the two numbers.',
      ],
      table: {
        key: 'Round',
        columns: [...living.flatMap(({ name }) => [`${name}: mean`, 'mostly']), 'fights going on'],
        rows: [
          { name: 'start', cells: [...living.flatMap(({ hitPoints }) => [String(hitPoints.start), '']), '100%'] },
          ...shown.map((at) => ({
            name: String(longest[at]?.round ?? ''),
            cells: [
              ...living.flatMap(({ hitPoints }) => {
                const found = hitPoints.rounds[at]
                if (found === undefined) return ['unknown', '']
                const { mean, low, high, tenth, nineTenths } = found
                return [roughNumber(mean, (high - low) / 2), mostlyText({ trials, tenth, nineTenths }, '')]
              }),
              roughShare(longest[at]?.going.share ?? 0, trials),
            ],
          })),
        ],
      },
      chart: {
        kind: 'lines',
        axis: 'Round',
        values: [0, ...shown.map((at) => longest[at]?.round ?? 0)],
        line: null,
        band: 'Drawn is the part of the hit points at the start: the mean, and as its band what four fifths of the fights lie between.',
        series: living.map(({ name, hitPoints }) => ({
          name,
          tone: sides.findIndex((side) => side.hitPoints === hitPoints),
          points: [full, ...shown.map((at) => pointOf(hitPoints, at))],
        })),
      },
    },
  ]
}

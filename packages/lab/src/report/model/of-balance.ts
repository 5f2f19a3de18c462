import type { Balance } from '../../compare/comparison.ts'
import { markOf } from './endings.ts'
import { programOf } from './made.ts'
import { plainNumber, shareText } from './numbers.ts'
import { madeOfMany } from './of-sweep.ts'
import type { Provenance, Report } from './report.ts'
import { titleOf, winsOf } from './words.ts'

/** The report on a search for a value that gives a wanted chance of victory. */
export function reportOfBalance(balance: Balance, provenance: Provenance | null): Report {
  const { axis, side, wanted, best, says, tried } = balance
  const first = tried[0]?.simulation
  const known = first?.sides.findIndex((s) => s.id === side) ?? -1
  const name = first?.sides[known]?.name ?? side
  const wanted_ = `${plainNumber(wanted * 100)}%`
  const winsIn = (simulation: (typeof tried)[number]['simulation']) => simulation.sides.find((s) => s.id === side)?.wins
  const marks = tried.map(({ value, simulation }) => {
    const wins = winsIn(simulation)
    const tone = known < 0 ? ('nobody' as const) : known
    return wins === undefined
      ? { name: String(value), tone, value: 0, low: 0, high: 1 }
      : markOf(String(value), tone, wins)
  })
  return {
    title: `${first === undefined ? 'A fight' : titleOf(first)}: ${axis} for ${wanted_}`,
    lead: [says, ...(tried.length === 0 ? ['Nothing was tried, so there is no result.'] : [])],
    sections:
      tried.length === 0
        ? []
        : [
            {
              title: `How often ${winsOf(name)}`,
              says: [`Wanted: ${wanted_}.${best === null ? '' : ` Nearest: ${axis} ${plainNumber(best)}.`}`],
              table: {
                key: axis,
                columns: [winsOf(name), 'draws'],
                rows: tried.map(({ value, simulation }) => {
                  const wins = winsIn(simulation)
                  return {
                    name: String(value),
                    cells: [wins === undefined ? 'unknown' : shareText(wins), shareText(simulation.draws)],
                    ...(value === best ? { marked: true } : {}),
                  }
                }),
              },
              chart: { kind: 'bars', unit: 'share', most: 1, line: wanted, bars: marks },
            },
          ],
    made:
      first === undefined
        ? programOf(provenance)
        : madeOfMany(
            { cells: tried.map(({ value, simulation }) => ({ values: [value], simulation })) },
            first,
            provenance,
          ),
  }
}

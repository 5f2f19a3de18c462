import {
  type Balance,
  balanceCsv,
  balanceHtml,
  balanceText,
  type Comparison,
  comparisonCsv,
  comparisonHtml,
  comparisonText,
  type Provenance,
  type Simulation,
  type Sweep,
  simulationCsv,
  simulationHtml,
  simulationText,
  sweepCsv,
  sweepHtml,
  sweepText,
  type TextStyle,
  type Tournament,
  tournamentCsv,
  tournamentHtml,
  tournamentText,
} from '@fray/lab'
import type { Reports } from './report-files.ts'

/** What each kind of work on many fights comes to. */
export interface Found {
  readonly simulate: Simulation
  readonly compare: Comparison
  readonly sweep: Sweep
  readonly balance: Balance
  readonly tournament: Tournament
}

type Makers<T> = {
  readonly text: (result: T, style: TextStyle) => readonly string[]
  readonly html: (result: T, made: Provenance) => string
  readonly csv: (result: T) => string
}

const MAKERS: { readonly [K in keyof Found]: Makers<Found[K]> } = {
  simulate: { text: simulationText, html: simulationHtml, csv: simulationCsv },
  compare: { text: comparisonText, html: comparisonHtml, csv: comparisonCsv },
  sweep: { text: sweepText, html: sweepHtml, csv: sweepCsv },
  balance: { text: balanceText, html: balanceHtml, csv: balanceCsv },
  tournament: { text: tournamentText, html: tournamentHtml, csv: tournamentCsv },
}

/** What stands before the report of a tournament that somebody has stopped. */
export const STOPPED_EARLY = ['Stopped early: these are the fights played so far.', '']

/** Every way in which a result can be had; `heading` stands before its text. */
export function reportsOf<K extends keyof Found>(
  kind: K,
  result: Found[K],
  how: { readonly style: TextStyle; readonly made: () => Provenance; readonly heading?: readonly string[] },
): Reports {
  const makers: Makers<Found[K]> = MAKERS[kind]
  return {
    text: () => [...(how.heading ?? []), ...makers.text(result, how.style)],
    html: () => makers.html(result, how.made()),
    csv: () => makers.csv(result),
    data: result,
  }
}

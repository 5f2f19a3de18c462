import {
  type Balance,
  balanceCsv,
  balanceText,
  type Comparison,
  comparisonCsv,
  comparisonText,
  type Provenance,
  type Simulation,
  type Sweep,
  simulationCsv,
  simulationText,
  sweepCsv,
  sweepText,
  type TextStyle,
  type Tournament,
  tournamentCsv,
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
  readonly html: () => Promise<(result: T, made: Provenance) => string>
  readonly csv: (result: T) => string
}

/** Loaded for those who want a page: what draws charts is much. */
const pages = () => import('@fray/lab/pages')

const MAKERS: { readonly [K in keyof Found]: Makers<Found[K]> } = {
  simulate: { text: simulationText, html: async () => (await pages()).simulationHtml, csv: simulationCsv },
  compare: { text: comparisonText, html: async () => (await pages()).comparisonHtml, csv: comparisonCsv },
  sweep: { text: sweepText, html: async () => (await pages()).sweepHtml, csv: sweepCsv },
  balance: { text: balanceText, html: async () => (await pages()).balanceHtml, csv: balanceCsv },
  tournament: { text: tournamentText, html: async () => (await pages()).tournamentHtml, csv: tournamentCsv },
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
    html: async () => (await makers.html())(result, how.made()),
    csv: () => makers.csv(result),
    data: result,
  }
}

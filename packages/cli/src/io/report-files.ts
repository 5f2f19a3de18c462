import type { TextStyle } from '@fray/lab'
import { inSentences } from './help-language.ts'
import type { Terminal } from './terminal.ts'
import { checkOutputs, replaceFile } from './writing.ts'

/** Where a report goes in addition to the terminal, and how much of it is shown there. */
export interface ReportOptions {
  readonly details?: boolean
  readonly html?: string
  readonly csv?: string
  readonly json?: boolean
}

/** Each way in which a report can be had; made when it is wanted. */
export interface Reports {
  text(): readonly string[]
  html(): string | Promise<string>
  csv(): string
  /** For `--json`. */
  readonly data: unknown
}

/** Throws a {@link Stop} where a report could not be written, or would replace a file that is read; to be asked before anything is played. */
export function checkReportFiles({ html, csv }: ReportOptions, inputs: readonly string[]): void {
  checkOutputs(
    [
      { path: html, option: '--html', replaces: true },
      { path: csv, option: '--csv', replaces: true },
    ],
    inputs,
  )
}

/** Says a report in the terminal, as JSON where that is wanted, and writes its files; a file that is there is replaced. */
export async function giveReports(terminal: Terminal, options: ReportOptions, reports: Reports): Promise<void> {
  if (options.json === true) terminal.say(JSON.stringify(reports.data))
  else for (const line of reports.text()) terminal.say(line)
  for (const [path, make] of [[options.html, reports.html] as const, [options.csv, reports.csv] as const]) {
    if (path === undefined) continue
    replaceFile(path, await make())
    terminal.complain(`Written to ${path}.`)
  }
}

/** How a report is shown in the terminal: what most people want to know, or with `--details` all of it. */
export const styleOf = (terminal: Terminal, { details }: ReportOptions): TextStyle => ({
  ...terminal,
  says: inSentences,
  brief: details !== true,
})

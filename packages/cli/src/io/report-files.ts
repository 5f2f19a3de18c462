import { readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Provenance } from '@fray/lab'
import { badInput } from './stop.ts'
import type { Terminal } from './terminal.ts'
import { isFolder, systemReason } from './text-files.ts'

/** Where a report goes besides the terminal. */
export interface ReportWishes {
  readonly html?: string
  readonly csv?: string
  readonly json?: boolean
}

/** Each way in which a report can be had; made when it is wanted. */
export interface Reports {
  text(): readonly string[]
  html(): string
  csv(): string
  /** For `--json`. */
  readonly data: unknown
}

/** Throws a {@link Stop} where a report could not be written; to be asked before anything is played. */
export function checkReportFiles({ html, csv }: ReportWishes): void {
  for (const path of [html, csv]) {
    if (path === undefined) continue
    if (isFolder(path)) throw badInput(`${path}: it is a folder. Name a file to write the report to.`)
    if (!isFolder(dirname(path))) throw badInput(`${path}: there is no folder ${dirname(path)} to write it in.`)
  }
}

/** Says a report in the terminal, as JSON where that is wanted, and writes its files; a file that is there is replaced. */
export function giveReports(terminal: Terminal, wishes: ReportWishes, reports: Reports): void {
  if (wishes.json === true) terminal.say(JSON.stringify(reports.data))
  else for (const line of reports.text()) terminal.say(line)
  for (const [path, make] of [[wishes.html, reports.html] as const, [wishes.csv, reports.csv] as const]) {
    if (path === undefined) continue
    try {
      writeFileSync(path, make())
    } catch (error) {
      throw badInput(`${path}: it cannot be written: ${systemReason(error)}. Name another file.`)
    }
    terminal.complain(`Written to ${path}.`)
  }
}

/** What a report says of how it was made: the version, and what was typed. */
export function provenance(): Provenance {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  return { program: `Fray ${version}`, command: ['fray', ...process.argv.slice(2)].map(quoted).join(' ') }
}

/** A word as a shell would want it. */
const quoted = (word: string): string => (/^[\w.,:=%@/+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)

import { listText, nearest } from '@fray/kernel'
import { chronicleOf } from '../chronicle/chronicle.ts'
import { chronicleMarkdown } from '../chronicle/markdown.ts'
import { chroniclePage } from '../chronicle/page.ts'
import { savedFight } from '../io/fights-folder.ts'
import { languageFor } from '../io/language.ts'
import { version } from '../io/made.ts'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { checkOutputs, replaceFile } from '../io/writing.ts'
import { readJournal, type SavedFight, sessionOfSaved } from '../play/open.ts'
import { count } from '../ui/words.ts'

/** What `fray export` is told. */
export interface ExportOptions {
  readonly to?: string
  readonly output?: string
  readonly seat?: string
  readonly lang?: string
}

/** `fray export JOURNAL`: a saved fight as Markdown or as a page, as one seat was told of it. */
export async function exportFight(terminal: Terminal, path: string, options: ExportOptions): Promise<void> {
  const { output } = options
  const write = writerOf(options)
  checkOutputs([{ path: output, option: '-o', replaces: true }], [savedFight(path)])
  const saved = await readJournal(path)
  const seat = seatOf(saved, options.seat)
  const session = sessionOfSaved(saved, path)
  const language = await languageFor(options.lang, saved.journal.head.ruleset)
  const { head } = saved.journal
  const isReferee = seat === saved.setup.seats[0]?.id
  // From the seed follow all dice, those too that a seat was not told.
  const rest = isReferee ? `, seed ${head.seed}, ${count(session.ply, 'command')}` : ''
  const made = [`Fray ${version()}, ${head.ruleset} ${head.rulesetVersion}${rest}.`]
  const text = write(chronicleOf(session, seat, made, language))
  if (output === undefined) terminal.say(text.trimEnd())
  else {
    replaceFile(output, text)
    terminal.say(`Written to ${output}.`)
  }
}

const WRITERS = { md: chronicleMarkdown, html: chroniclePage } as const

/** How it is written: as was said, or as the file's name ends. */
function writerOf({ to, output }: ExportOptions): (typeof WRITERS)[keyof typeof WRITERS] {
  const ending = /\.(md|html?)$/i.exec(output ?? '')?.[1]?.toLowerCase()
  const said = to ?? (ending === 'htm' ? 'html' : ending)
  if (said === 'md' || said === 'html') return WRITERS[said]
  throw badInput(to === undefined ? 'Say which format with --to: md or html.' : `--to ${to}: say md or html.`)
}

/** The id of the seat: the one that was said, or the referee's. */
function seatOf({ setup }: SavedFight, said: string | undefined): string {
  const ids = setup.seats.map(({ id }) => id)
  if (said === undefined) return ids[0] ?? ''
  if (ids.includes(said)) return said
  const near = nearest(said, ids)
  throw badInput(
    `--seat ${said}: there is no such seat. ${near === null ? `Available seats: ${listText(ids)}.` : `Did you mean "${near}"?`}`,
  )
}

import { messageOf } from '@fray/kernel'
import type { LogEntry } from '@fray/seat'
import { showRule } from '../commands/rules.ts'
import { it, own, put } from '../io/language.ts'
import { Stop } from '../io/stop.ts'
import { readTextFile } from '../io/text-files.ts'
import { writeNewFile } from '../io/writing.ts'
import { showOpened } from '../ui/opened.ts'
import { isBetween, type Outcome, refereeIsHere, rulesOf, type Sitting, sayLines, tellNews } from './sitting.ts'

/** What the viewer has been told and has not been taken back, the latest last. */
function toldSoFar({ play, viewer }: Sitting): LogEntry[] {
  const lines: LogEntry[] = []
  for (const line of play.told(viewer)) {
    if (line.takesBack === null) lines.push(line)
    else while ((lines.at(-1)?.n ?? 0) >= line.takesBack) lines.pop()
  }
  return lines
}

/** The number behind a word; the one given where there is none; null where it is no number from 1. */
function countIn(rest: string, absent: number): number | null {
  if (rest === '') return absent
  const n = Number(rest)
  return Number.isInteger(n) && n >= 1 ? n : null
}

/** The last lines of the log. */
export function log(sitting: Sitting, rest: string): void {
  const n = countIn(rest, 20)
  if (n === null) sitting.terminal.tell('Say how many lines, as in "log 40".')
  else
    sayLines(
      sitting,
      toldSoFar(sitting)
        .slice(-n)
        .map(({ words }) => words),
    )
}

/** A number of the log, opened: the last, or the Nth last. */
export function explainLine(sitting: Sitting, rest: string, asked: 'command' | 'question' | 'dice'): void {
  const { terminal } = sitting
  const found = toldSoFar(sitting).filter(({ opens }) => opens.length > 0)
  const n = countIn(rest, 1)
  const line = n === null ? undefined : found.at(-n)
  if (rest === '' && asked !== 'command') {
    const waits =
      asked === 'dice'
        ? 'These dice have not been rolled yet, so their result is not known.'
        : 'This question has not been answered yet, so what it decides is not known.'
    const before = found.length === 0 ? '' : ` ${own('"explain 1" explains the last number before it.')}`
    terminal.tell(`${own(waits)}${before}`)
  } else if (n === null) terminal.tell('Say which number, counted from the last, as in "explain 3".')
  else if (line !== undefined) showOpened(terminal, line)
  else if (found.length === 0) terminal.tell('No dice have been rolled yet.')
  else
    terminal.tell(
      found.length === 1
        ? 'There is only 1 to explain.'
        : put('There are only {n} to explain.', { n: it(found.length) }),
    )
}

/** A rule in full. */
export async function rule(sitting: Sitting, rest: string): Promise<void> {
  const { terminal } = sitting
  const id = rest.replace(/^\[|\]$/g, '')
  if (id === '') {
    terminal.tell('Say which rule: its id is in square brackets.')
    return
  }
  try {
    await showRule(terminal, rulesOf(sitting), id)
  } catch (error) {
    sayLines(sitting, [messageOf(error)])
  }
}

/** A copy of the journal. */
export function save({ terminal, journal }: Sitting, rest: string): void {
  if (rest === '') {
    terminal.tell(
      put('The fight is saved in {journal} as it goes. "save FILE" makes a copy.', { journal: it(journal) }),
    )
    return
  }
  try {
    writeNewFile(rest, readTextFile(journal))
    terminal.tell(put('Copied to {file}.', { file: it(rest) }))
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    terminal.tell(error.message)
  }
}

/** Said instead of one's own name: by the referee's right, no matter who has that seat. */
const BY_REFEREE = 'by-referee'

/**
 * `undo [N] [same-dice] [redeclare]`: takes back one's own step; the referee takes back anything. Who plays alone says
 * `referee undo` for that.
 */
export function undo(sitting: Sitting, rest: string): Outcome {
  const { terminal, play, viewer, referee } = sitting
  const words = rest.split(/\s+/).filter((word) => word !== '')
  const sameDice = words.includes('same-dice')
  const redeclare = words.includes('redeclare')
  const asReferee = words.includes(BY_REFEREE) || refereeIsHere(sitting)
  const n = countIn(words.filter((word) => !['same-dice', 'redeclare', BY_REFEREE].includes(word)).join(' '), 1)
  if (n === null) return say(sitting, 'Say how many decisions to undo, as in "undo 2".')
  if (sameDice && !asReferee) return say(sitting, 'Only the referee may keep the same dice.')
  if (redeclare && !asReferee) return say(sitting, 'Only the referee may have it declared again.')
  const before = play.told(viewer).length
  let done = 0
  for (; done < n; done++) {
    const seat = play.table(viewer).undo !== null || !asReferee ? viewer : referee
    if (play.table(seat).undo === null || !play.undo(seat, { sameDice, redeclare }).done) break
  }
  if (done === 0)
    return say(
      sitting,
      play.table(referee).undo === null || asReferee ? NOTHING : notYours(sitting.people.length === 1),
    )
  if (done < n)
    terminal.tell(
      done === 1 ? 'Only 1 decision could be undone.' : put('Only {n} decisions could be undone.', { n: it(done) }),
    )
  sitting.skipping.clear()
  sitting.shown = ''
  sitting.pausing = play.table(referee).redo !== null && isBetween(sitting)
  tellNews(sitting)
  const again = play.table(referee).redo === null ? '' : own('; "redo" restores it')
  if (play.told(viewer).length === before) terminal.tell('Taken back.')
  return say(
    sitting,
    `${own(sameDice ? 'The same dice will be rolled again' : 'New dice will be rolled')}${again}.`,
    'again',
  )
}

const NOTHING = 'There is nothing to undo.'
const notYours = (isAlone: boolean): string =>
  isAlone
    ? 'Since then a die was rolled, or something was revealed: you cannot undo that. "referee undo" still can.'
    : 'Since then a die was rolled, someone else has decided, or something was revealed: you cannot undo that. "referee undo" still can.'

/** `redo [N]`: does again what was taken back, with the same dice. */
export function redo(sitting: Sitting, rest: string): Outcome {
  const { play, viewer, referee } = sitting
  const n = countIn(rest.replace(BY_REFEREE, '').trim(), 1)
  if (n === null) return say(sitting, 'Say how many decisions to redo, as in "redo 2".')
  let done = 0
  for (; done < n; done++) {
    const seat = play.table(viewer).redo !== null ? viewer : referee
    if (!play.redo(seat).done) break
  }
  if (done === 0) return say(sitting, 'There is nothing to redo.')
  sitting.shown = ''
  sitting.pausing = play.table(referee).redo !== null && isBetween(sitting)
  tellNews(sitting)
  return 'again'
}

function say({ terminal }: Sitting, text: string, outcome: Outcome = 'stay'): Outcome {
  terminal.tell(text)
  return outcome
}

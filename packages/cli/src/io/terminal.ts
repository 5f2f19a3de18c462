import { wrap } from '../ui/width.ts'
import { type Colours, coloursFor } from './colours.ts'
import { systemReason } from './file-errors.ts'
import { inSentences } from './help-language.ts'
import { writeErr, writeOut } from './output.ts'
import { EXIT } from './stop.ts'

/** Where a command's words go. */
export interface Terminal {
  /** Whether a person sits at both ends: standard input and output are a terminal. */
  readonly interactive: boolean
  readonly colours: Colours
  /** Whether lines and bars may be drawn with more than ASCII. */
  readonly unicode: boolean
  /** No drawings at all: lists instead of boxes and bars, as a screen reader wants them. */
  readonly plain: boolean
  /** Columns of the screen. */
  readonly width: number
  /** Rows of the screen; without end where nobody sees a screen. */
  readonly height: number
  /** A line on standard output. */
  say(line?: string): void
  /** A text on standard output, broken into lines of the screen's width. */
  tell(text: string, indent?: string): void
  /** A text on standard output without a line's end. */
  write(text: string): void
  /** A line on standard error. */
  complain(line: string): void
}

/** How the person wants the output, from the command line. */
export interface TerminalOptions {
  readonly color: boolean
  readonly plain: boolean
  readonly ascii: boolean
}

function wantsColours(options: TerminalOptions): boolean {
  const { NO_COLOR, TERM } = process.env
  const refused = NO_COLOR !== undefined && NO_COLOR !== ''
  return options.color && !refused && TERM !== 'dumb' && process.stdout.isTTY === true
}

function knowsUnicode(): boolean {
  if (process.platform === 'win32') return process.env.WT_SESSION !== undefined
  const { LC_ALL, LC_CTYPE, LANG } = process.env
  return /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || '')
}

/** Columns of the terminal; 80 where nobody knows. */
function widthNow(): number {
  const columns = process.stdout.columns || Number(process.env.COLUMNS)
  return Number.isInteger(columns) && columns >= 20 ? columns : 80
}

/** Rows of the terminal; no bound where the output is none. */
function heightNow(): number {
  const { rows, isTTY } = process.stdout
  return isTTY === true && rows >= 10 ? rows : Number.POSITIVE_INFINITY
}

/** The terminal of this process. A reader that goes away (`fray rules zones | head`) ends the command without a word. */
export function openTerminal(options: TerminalOptions): Terminal {
  const interactive = process.stdin.isTTY === true && process.stdout.isTTY === true
  const say = (line = '') => writeOut(`${line}\n`)
  const plain = options.plain || process.env.TERM === 'dumb'
  return {
    interactive,
    colours: coloursFor(wantsColours(options)),
    unicode: !options.ascii && !plain && interactive && knowsUnicode(),
    plain,
    get width() {
      return widthNow()
    },
    get height() {
      return heightNow()
    },
    say,
    tell: (text, indent = '') => wrap(text, widthNow(), indent).forEach((line) => say(line)),
    write: writeOut,
    complain: (line) => writeErr(`${inSentences(line)}\n`),
  }
}

/** Lets a closed pipe end the process quietly. */
export function survivePipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0)
      if (stream === process.stdout) writeErr(`The output cannot be written: ${systemReason(error)}.\n`)
      process.exit(EXIT.badInput)
    })
  }
}

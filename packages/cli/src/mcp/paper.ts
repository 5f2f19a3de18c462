import type { SeatTable } from '@fray/seat'
import { coloursFor } from '../io/colours.ts'
import type { Terminal } from '../io/terminal.ts'
import { legendOf, showBoard } from '../ui/board.ts'
import { whoseTurn } from '../ui/people.ts'
import { wrap } from '../ui/width.ts'

/** Columns of the paper: as wide as maps are drawn in a terminal. */
const WIDTH = 100

/** The battlefield as a terminal shows it without colours, in ASCII, as a text. */
export function drawnOnPaper(table: SeatTable): string {
  const lines: string[] = []
  const say = (line = ''): void => void lines.push(line)
  const paper: Terminal = {
    ...{ interactive: false, colours: coloursFor(false), unicode: false, plain: false, width: WIDTH },
    height: Number.POSITIVE_INFINITY,
    say,
    tell: (text, indent = '') => wrap(text, WIDTH, indent).forEach((line) => say(line)),
    write: (text) => say(text),
    complain: () => undefined,
  }
  showBoard(paper, table, { who: whoseTurn(table), notes: true })
  const [marks = ''] = legendOf(paper, table)
  return [...lines, marks].join('\n')
}

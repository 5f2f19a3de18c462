import type { Terminal } from '../io/terminal.ts'
import { showBoard } from '../ui/board.ts'
import { showOrder } from '../ui/order.ts'
import { wrap } from '../ui/width.ts'
import { lessonOf } from './lessons.ts'
import { type Sitting, tableOf } from './sitting.ts'

/** Lines that the list, the roster and the prompt need in addition to a map. */
const OTHERS = 14
const LEAST_ROWS = 7

/** Shows the field and the order as the viewer may know them; `who` is to act or is asked. Returns how many lines that took. */
export function showField(sitting: Sitting, who: string): number {
  const { map } = sitting
  const table = tableOf(sitting)
  let lines = 0
  const say = (line?: string): void => {
    lines++
    sitting.terminal.say(line)
  }
  const { terminal: screen } = sitting
  const terminal: Terminal = {
    ...screen,
    width: screen.width,
    height: screen.height,
    say,
    tell: (text, indent = '') => wrap(text, screen.width, indent).forEach((line) => say(line)),
  }
  terminal.say()
  const rows = Math.max(LEAST_ROWS, terminal.height - OTHERS)
  sitting.part =
    showBoard(terminal, table, { who, last: sitting.part, rows, undrawn: map !== 'always' }) ?? sitting.part
  showOrder(terminal, table.order)
  if (sitting.shown === '') sitting.shown = 'seen'
  return lines
}

/** The first fight of each game teaches it: a few sentences before the first decision. */
export function teach(sitting: Sitting): void {
  if (sitting.taught) return
  sitting.taught = true
  for (const line of lessonOf(sitting)) sitting.terminal.tell(sitting.terminal.colours.hint(line), '  ')
}

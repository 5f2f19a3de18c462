import type { Acts } from '@fray/seat'
import { showBoard } from '../ui/board.ts'
import { showOrder } from '../ui/order.ts'
import { lessonOf } from './lessons.ts'
import { type Sitting, tableOf } from './sitting.ts'

/** Lines that the list, the roster and the prompt need besides a map. */
const OTHERS = 14
const LEAST_ROWS = 7

/** Shows the field and the order as the viewer may know them; `who` is to act or is asked. */
export function showField(sitting: Sitting, who: string): void {
  const { terminal, map } = sitting
  const table = tableOf(sitting)
  terminal.say()
  const rows = Math.max(LEAST_ROWS, terminal.height - OTHERS)
  sitting.part =
    showBoard(terminal, table, { who, last: sitting.part, rows, undrawn: map !== 'always' }) ?? sitting.part
  showOrder(terminal, table.order)
  if (sitting.shown === '') sitting.shown = 'seen'
}

/** The first fight of each game teaches it: a few sentences before the first decision. */
export function teach(sitting: Sitting, acts: Acts): void {
  if (sitting.taught) return
  sitting.taught = true
  const lesson = lessonOf(sitting)
  if (lesson.length === 0 || acts.groups.length === 0) return
  for (const line of lesson) sitting.terminal.tell(sitting.terminal.colours.hint(line), '  ')
}

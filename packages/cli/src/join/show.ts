import { capital, choiceText } from '@fray/kernel'
import type { SeatTable } from '@fray/seat'
import type { Terminal } from '../io/terminal.ts'
import { showActions } from '../ui/actions.ts'
import { showQuestion } from '../ui/answers.ts'
import { showBoard } from '../ui/board.ts'
import { diceText } from '../ui/dice-request.ts'
import { fieldKey } from '../ui/field-key.ts'
import { showOrder } from '../ui/order.ts'
import { whoseTurn } from '../ui/people.ts'
import type { Asked } from './asked.ts'
import type { Guest, Shown } from './guest.ts'

/** Lines that the list and the prompt need in addition to a map, and the fewest for map and list. */
const OTHERS = 14
const LEAST_ROWS = 7
const LEAST_ROOM = 6

/** Draws the battlefield and the order, unless they are as they were drawn last. */
function showField(guest: Guest, terminal: Terminal, table: SeatTable, who: string): void {
  const key = fieldKey(table, who)
  if (guest.field === key) return
  guest.field = key
  terminal.say()
  const rows = Math.max(LEAST_ROWS, terminal.height - OTHERS)
  guest.part = showBoard(terminal, table, { who, last: guest.part, rows }) ?? guest.part
  showOrder(terminal, table.order)
}

/** Shows what is asked of the person, with the field where it has changed. Returns what was shown. */
export async function show(guest: Guest, asked: Asked): Promise<Shown> {
  const { prompt } = guest
  const { connection } = prompt
  const actions = asked.kind === 'command' ? await prompt.during(connection.actions(asked.who)) : null
  const listing = { upTo: 0 }
  const { table } = connection.now
  if (table === null) return { asked, actions, listing }
  prompt.draw(() => {
    const { terminal } = prompt
    if (asked.kind === 'wait') {
      if (guest.field === '') showField(guest, terminal, table, whoseTurn(table))
    } else if (asked.kind === 'question') {
      if (guest.field === '') showField(guest, terminal, table, asked.question.to)
      listing.upTo = showQuestion(terminal, asked.question, capital(asked.question.to), new Map()).upTo
    } else if (asked.kind === 'dice') {
      if (asked.dice.occasion !== '') terminal.tell(asked.dice.occasion)
    } else if (asked.kind === 'stalemate') {
      terminal.tell('The computers have played for a long time without headway: "go-on" lets them continue.')
    } else if (asked.kind === 'referee') {
      terminal.tell('The referee is to act: "referee" lists the commands.')
    } else {
      showField(guest, terminal, table, asked.who)
      const { who, others } = asked
      if (others.length > 0) terminal.tell(`${who} can act. Type another name to switch: ${choiceText(others)}.`, '  ')
      const room = Math.max(LEAST_ROOM, (terminal.height >> 1) - 2)
      if (actions !== null) showActions(terminal, actions, table, new Map(), room)
      for (const caution of actions?.cautions ?? []) terminal.tell(terminal.colours.faint(caution), '  ')
    }
  })
  return { asked, actions, listing }
}

/** What stands before the line that is typed. */
export function promptOf(asked: Asked, table: SeatTable | null): string {
  if (asked.kind === 'question') return `${capital(asked.question.to)}? `
  if (asked.kind === 'dice') {
    const { to, sides, why, rule } = asked.dice
    return `${to === 'referee' ? 'The referee' : to} rolls ${diceText(sides)} (${why}) [${rule}]: `
  }
  if (asked.kind === 'referee') return 'referee> '
  if (asked.kind !== 'command') return '> '
  const left = table?.cards.find(({ who }) => who === asked.who)?.budgets.filter((budget) => budget.left > 0) ?? []
  return left.length === 0 ? `${asked.who}> ` : `${asked.who} (${left.map(({ words }) => words).join(', ')})> `
}

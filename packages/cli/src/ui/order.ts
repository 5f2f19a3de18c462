import type { Order, OrderEntry } from '@fray/kernel'
import { it, own, put, together } from '../io/language.ts'
import type { Terminal } from '../io/terminal.ts'
import { flow, textWidth } from './width.ts'

/** Who acts when: a mark for whose turn it is, numbers where turns come by them; for the ear as one sentence. */
export function showOrder(terminal: Terminal, order: Order): void {
  if (terminal.plain || order.entries.length === 0) {
    terminal.tell(order.words, '  ')
    return
  }
  const { faint } = terminal.colours
  const pieces = order.entries.map((entry) => {
    const text = entryText(terminal, entry)
    return entry.state === 'done' ? faint(text) : text
  })
  const [first = '', ...rest] = pieces
  const start = `${order.title}: ${first}`
  const isTooLong = textWidth(start) >= terminal.width
  if (isTooLong) terminal.tell(`${order.title}:`, '  ')
  const lines = flow(isTooLong ? [`  ${first}`, ...rest] : [start, ...rest], ', ', terminal.width, '  ')
  for (const line of lines) terminal.say(line)
  if (order.next.length > 0 && order.entries.every(({ state }) => state !== 'now'))
    terminal.tell(put('Next: {who}.', { who: it(order.next.join(', ')) }), '  ')
}

/** More of one side or band than this are not named. */
const MOST_NAMED = 4

function entryText({ colours }: Terminal, { label, who, at, state, tied, notes }: OrderEntry): string {
  const number = at === null ? '' : ` ${at}`
  // What it waits for says that it does.
  const isWaiting = state === 'waiting' && notes.length === 0
  const said = [...(isWaiting ? [own('waits')] : []), ...(state === 'done' ? [own('done')] : []), ...notes]
  const isNamed = who.length > 0 && who.length <= MOST_NAMED && !(who.length === 1 && who[0] === label)
  const names = isNamed ? put('{group} {people}', { group: it(label), people: it(together(who)) }) : label
  const text = `${tied ? '=' : ''}${names}${number}${said.length === 0 ? '' : ` (${said.join(', ')})`}`
  return state === 'now' ? colours.strong(`>${text}<`) : text
}

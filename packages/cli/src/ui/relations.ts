import type { Board } from '@fray/kernel'
import type { SeatTable } from '@fray/seat'
import { it, own, put } from '../io/language.ts'
import type { Terminal } from '../io/terminal.ts'
import { glanceAt, isOurs, paintFor, sideWords, tokenOf } from './people.ts'
import { flow } from './width.ts'

/** Shows who is with whom, and how people stand to each other where that does not go without saying. */
export function showRelations(
  terminal: Terminal,
  table: SeatTable,
  { knots, relations, otherwise }: Extract<Board, { kind: 'relations' }>,
  acting: string,
): void {
  const person = (who: string): string => {
    const card = table.cards.find((one) => one.who === who)
    const ours = isOurs(table, card?.side)
    const glance = card === undefined ? '' : glanceAt(card, tokenOf(table, who))
    const mark = terminal.plain ? '' : `${who === acting ? '>' : ''}${ours ? '+' : '-'} `
    const side = terminal.plain && card !== undefined ? sideWords(table, card) : ''
    return paintFor(terminal, table, who)([`${mark}${who}`, side, glance].filter((part) => part !== '').join(' '))
  }
  const say = (heading: string, pieces: readonly string[], between: string) => {
    if (pieces.length === 0) return
    const [first = '', ...rest] = pieces
    for (const line of flow([`${heading}${first}`, ...rest], between, terminal.width, '    ')) terminal.say(line)
  }
  for (const knot of knots.filter(({ length }) => length > 1))
    say(own('together: '), knot.map(person), terminal.plain ? ', ' : '  ')
  say(
    own('alone:    '),
    knots.filter(({ length }) => length === 1).flatMap((knot) => knot.map(person)),
    terminal.plain ? ', ' : '  ',
  )
  const byKind = new Map<string, string[]>()
  for (const { a, b, kind, words } of relations)
    byKind.set(kind, [
      ...(byKind.get(kind) ?? []),
      words === '' ? put('{a} and {b}', { a: { who: a }, b: { who: b } }) : words.replace(/\.$/, ''),
    ])
  for (const [kind, pairs] of byKind) say(`${own(kind)}: `, pairs, '; ')
  if (knots.length > 1) terminal.tell(put('Everyone else is {how}.', { how: it(own(otherwise)) }), '  ')
}

import { nearest } from '@fray/kernel'
import type { SeatTable } from '@fray/seat'
import { either, it, own, put } from '../io/language.ts'
import { legendOf, showBoard } from '../ui/board.ts'
import { showCard } from '../ui/card.ts'
import { showOrder } from '../ui/order.ts'
import { glanceAt, sideName, tokenOf } from '../ui/people.ts'
import { squaresInWords } from '../ui/squares-legend.ts'
import { type Sitting, sayLines, tableOf } from './sitting.ts'

/** Combatants that a line names one after the other, or a sentence for a name that nobody has. */
function namesIn({ cards }: SeatTable, text: string, me: string): string[] | string {
  const names = cards.map(({ who }) => who).sort((a, b) => b.length - a.length)
  const found: string[] = []
  for (let rest = text.replace(/["',?]/g, ' ').trim(); rest !== ''; ) {
    const name = names.find((one) => `${rest.toLowerCase()} `.startsWith(`${one.toLowerCase()} `))
    const word = rest.split(/\s+/)[0] as string
    if (name !== undefined) found.push(name)
    else if (/^(me|i|us)$/i.test(word) && me !== '') found.push(me)
    else if (!/^(at|from|to|and|me|i|us)$/i.test(word)) {
      const near = nearest(word, names)
      return near === null
        ? put('There is no combatant "{word}". Available combatants: {names}.', {
            word: it(word),
            names: it(names.join(', ')),
          })
        : put('There is no combatant "{word}". Did you mean "{near}"?', { word: it(word), near: it(near) })
    }
    rest = rest.slice((name ?? word).length).trim()
  }
  return found
}

/** The one whom a line names, else the one who acts or is asked. Null, and a sentence said, where there is none. */
function oneIn(sitting: Sitting, rest: string, who: string): string | null {
  const names = namesIn(tableOf(sitting), rest, who)
  if (typeof names === 'string') {
    sitting.terminal.tell(names)
    return null
  }
  const name = names[0] ?? who
  if (tableOf(sitting).cards.some((card) => card.who === name)) return name
  sitting.terminal.tell(put('Say who: {names}.', { names: it(either(tableOf(sitting).cards.map((card) => card.who))) }))
  return null
}

/** `field`, `field all`, `map run`: the battlefield with its notes; with an action the places to which it may go. */
export function field(sitting: Sitting, rest: string, who: string): void {
  const { terminal, play, viewer } = sitting
  const table = tableOf(sitting)
  const word = rest.toLowerCase()
  const whole = word === 'all'
  if (word === '' || whole || word === 'legend') {
    const undrawn = sitting.map === 'never'
    const part = showBoard(terminal, table, { who, whole, notes: true, undrawn, last: sitting.part })
    if (!whole && part !== null) sitting.part = part
    return
  }
  const actions = table.turn.who.includes(who)
    ? play.actions(viewer, who, { action: word }).groups.flatMap((group) => group.actions)
    : []
  const params = actions.flatMap(({ asks }) =>
    asks.filter(({ kind }) => kind === 'place').flatMap(({ choices }) => choices),
  )
  const listed = actions
    .flatMap(({ command }) => Object.values(command))
    .filter((value) => /^\d+,\d+$/.test(String(value)))
  const places = [...new Set([...params, ...listed].map(String))]
  if (places.length === 0) {
    terminal.tell(
      put('No place goes with "{rest}" for {who} now.', { rest: it(rest), who: it(who === '' ? own('anyone') : who) }),
    )
    return
  }
  point(sitting, who, places, `${word}: ${placesText(places.length)}`)
}

const placesText = (n: number): string => (n === 1 ? own('1 place') : put('{n} places', { n: it(n) }))

/** Draws the map with squares pointed out; names them where nothing is drawn. */
function point(sitting: Sitting, who: string, places: readonly string[], what: string): void {
  const { terminal } = sitting
  const table = tableOf(sitting)
  if (table.board.kind !== 'squares' || terminal.plain || sitting.map === 'never') {
    terminal.tell(`${what}: ${places.join('; ')}.`, '  ')
    return
  }
  showBoard(terminal, table, { who, last: sitting.part, highlight: places })
  terminal.tell(`* ${what}`, '  ')
}

/** What the drawing shows. */
export function legend(sitting: Sitting): void {
  sayLines(sitting, legendOf(sitting.terminal, tableOf(sitting)))
}

/** Who acts when. */
export function order(sitting: Sitting): void {
  showOrder(sitting.terminal, tableOf(sitting).order)
}

/** `where`: everybody, place by place; `where Gob`: one, and how far off. */
export function where(sitting: Sitting, rest: string, who: string): void {
  const { terminal, play, viewer } = sitting
  const table = tableOf(sitting)
  const { board } = table
  if (rest === '') {
    if (board.kind === 'squares') {
      for (const line of squaresInWords(board)) terminal.tell(line, '  ')
      for (const card of table.cards) {
        const token = tokenOf(table, card.who)
        terminal.tell(
          `${card.who} ${glanceAt(card, token)}, ${sideName(table, card)}: ${placeWords(table, card.who)}.`,
          '  ',
        )
      }
    } else showBoard({ ...terminal, plain: true, width: terminal.width }, table, { who, notes: true })
    return
  }
  const name = oneIn(sitting, rest, who)
  if (name === null) return
  terminal.tell(`${name}: ${placeWords(table, name)}.`)
  const isOther = name !== who && table.cards.some((card) => card.who === who)
  if (isOther) sayLines(sitting, play.between(viewer, who, name).lines)
}

/** Where somebody is, in words, with the one who is in the same place. */
function placeWords(table: SeatTable, who: string): string {
  const { board } = table
  const token = tokenOf(table, who)
  if (token === undefined || token.state === 'gone') return own('no longer in the fight')
  if (board.kind === 'zones') {
    const zone = board.zones.find(({ id }) => id === token.at)
    const with_ = (zone?.here ?? []).filter((name) => name !== who)
    return `${zone === undefined ? own('nowhere') : zone.name} (${zone?.id ?? '-'})${with_.length === 0 ? own(', alone') : put(', with {who}', { who: it(with_.join(', ')) })}`
  }
  if (board.kind === 'relations') {
    const knot = board.knots.find((names) => names.includes(who)) ?? []
    const others = knot.filter((name) => name !== who)
    return others.length === 0 ? own('alone') : put('with {who}', { who: it(others.join(', ')) })
  }
  return `${token.at ?? own('nowhere')}${token.facing === null ? '' : put(', facing {way}', { way: it(own(token.facing)) })}`
}

/** Where somebody can come and whom it can strike. */
export function reach(sitting: Sitting, rest: string, who: string): void {
  const { terminal, play, viewer } = sitting
  const name = oneIn(sitting, rest, who)
  if (name === null) return
  const { lines, places } = play.reach(viewer, name)
  if (tableOf(sitting).board.kind === 'squares' && places.length > 1)
    point(
      sitting,
      name,
      places.map(({ at }) => at),
      put('{who} can come here: {places}', { who: { who: name }, places: it(placesText(places.length)) }),
    )
  for (const { at, provokes, words } of places)
    if (provokes.length > 0 && places.length <= MOST_TOLD)
      terminal.tell(
        put('{at} ({words}): {who} may strike on the way.', {
          at: it(at),
          words: it(words),
          who: it(provokes.join(', ')),
        }),
        '  ',
      )
  sayLines(sitting, lines)
}

/** More places than this are not told one by one. */
const MOST_TOLD = 12

/** Who could be on somebody next turn. */
export function threat(sitting: Sitting, rest: string, who: string): void {
  const name = oneIn(sitting, rest, who)
  if (name === null) return
  const { lines } = sitting.play.threat(sitting.viewer, name)
  sayLines(
    sitting,
    lines.length === 0 ? [put('Nobody can reach {who} in their next turn.', { who: { who: name } })] : lines,
  )
}

/** What lies between two: distance, sight, walls, cover. */
export function between(sitting: Sitting, rest: string, who: string): void {
  const { terminal, play, viewer } = sitting
  const names = namesIn(tableOf(sitting), rest, who)
  if (typeof names === 'string') {
    terminal.tell(names)
    return
  }
  const [from = '', to = ''] = names.length === 1 ? [who, ...names] : names
  if (from === '' || to === '' || names.length > 2) {
    terminal.tell(
      'Say between which two, as in "between Ann Orc"; with one name, the other is the combatant who acts or is asked.',
    )
    return
  }
  if (from === to) {
    terminal.tell(put('{who} cannot be looked at from the same place: name two.', { who: { who: from } }))
    return
  }
  const { distance, lines, places } = play.between(viewer, from, to)
  sayLines(
    sitting,
    lines.length === 0
      ? [put('{from} to {to}: {distance}.', { from: { who: from }, to: { who: to }, distance: it(distance) })]
      : lines,
  )
  if (places.length > 0 && tableOf(sitting).board.kind === 'squares')
    point(sitting, from, places, own('the line that decides'))
}

/** Everything about a combatant. */
export function card(sitting: Sitting, rest: string, who: string): void {
  const name = oneIn(sitting, rest, who)
  const table = tableOf(sitting)
  const found = table.cards.find((one) => one.who === name)
  if (found !== undefined) showCard(sitting.terminal, found, table)
}

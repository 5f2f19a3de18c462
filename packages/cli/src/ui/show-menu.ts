import type { Terminal } from '../io/terminal.ts'
import { mean, percent } from './chance.ts'
import { hasManySquares, type Menu, type MenuItem, standsAlone } from './menu.ts'
import type { Odds } from './odds.ts'
import { flow, padTo, textWidth, wrap } from './width.ts'

/** More commands of one kind than this are only counted, unless they are asked for. */
const MOST_SHOWN = 9

const numberText = (number: number): string => String(number).padStart(2)
const itemText = ({ number, words }: MenuItem): string => `${numberText(number)} ${words}`.trimEnd()

/**
 * Shows the menu: groups of several commands under the word that is typed for them, then all that stand alone in one
 * paragraph. With a word only that group, in full.
 */
export function showMenu(terminal: Terminal, menu: Menu, only = ''): void {
  const wanted = only.toLowerCase()
  const items = menu.items.filter((item) => wanted === '' || item.action === wanted)
  if (items.length === 0) {
    terminal.tell(wanted === '' ? 'There is nothing to do.' : `The list has no "${only}".`)
    return
  }
  const groups = new Map<string, MenuItem[]>()
  const alone: MenuItem[] = []
  for (const item of items) {
    const group = groups.get(item.action)
    if (standsAlone(item, menu.items)) alone.push(item)
    else if (group === undefined) groups.set(item.action, [item])
    else group.push(item)
  }
  const label = terminal.width >= 60 ? 2 + Math.max(6, ...[...groups.keys()].map((action) => action.length)) : 0
  const list = (shown: readonly MenuItem[]) => shown.forEach(({ number }) => menu.listed.add(number))
  for (const [action, group] of groups) {
    const room = roomFor(terminal, label)
    const told = wanted === '' && hasManySquares(action, menu.items)
    if (!told && (isListed(group) || wanted !== '')) list(group)
    showLines(terminal, action, told ? squareLines(group, room) : groupLines(group, room, wanted !== ''), label)
  }
  list(alone)
  if (alone.length === 0) return
  const texts = alone.map(({ number, action, words }) => `${numberText(number)} ${action} ${words}`.trimEnd())
  showLines(terminal, 'others', flow(texts, '  ', roomFor(terminal, label)), label)
}

/** Whether a group is shown command by command, not just counted. */
const isListed = (items: readonly MenuItem[]): boolean =>
  items.length <= MOST_SHOWN || items.some(({ odds }) => odds !== null)

const roomFor = ({ width }: Terminal, label: number): number => width - (label === 0 ? 2 : label)

function groupLines(items: readonly MenuItem[], room: number, inFull: boolean): string[] {
  const { number, action } = items[0]
  if (items.some((item) => item.odds !== null)) {
    if (items.length <= MOST_SHOWN || inFull) return items.flatMap((item) => withOdds(item, items, room))
    return flow(items.map(shortOdds), '  ', room)
  }
  if (isListed(items) || inFull) return flow(items.map(itemText), '  ', room)
  const last = items[items.length - 1]
  return wrap(`${numberText(number)} to ${last.number}: "menu ${action}" lists them`, room, '   ')
}

/** So many squares stand as examples. */
const EXAMPLES = 3

/** `87 squares, as in "run 4,5"; "map run" shows them`, for an action that can be done to many squares. */
function squareLines(items: readonly MenuItem[], room: number): string[] {
  const { action } = items[0]
  const squares = new Set(items.map(({ square }) => square)).size
  const ways = squares === items.length ? `${squares} squares` : `${items.length} ways, to ${squares} squares`
  const every = Math.max(1, Math.floor(items.length / EXAMPLES))
  const examples = items.filter((_, i) => i % every === 0).slice(0, EXAMPLES)
  const text = `${ways}: ${examples.map(({ words }) => words).join('; ')} ...`
  return wrap(`${text} ("map ${action}" shows them)`, room, '   ')
}

/** `hurts 55%, 2.5 damage on average`. */
const oddsText = ({ hits, damage }: Odds): string =>
  `hurts ${percent(hits)}${damage === null ? '' : `, ${mean(damage)} damage on average`}`

const shortOdds = (item: MenuItem): string =>
  `${itemText(item)}${item.odds === null ? '' : ` (${percent(item.odds.hits)})`}`

/** A line of its own, the odds in a column where there is room. */
function withOdds(item: MenuItem, all: readonly MenuItem[], room: number): string[] {
  if (item.odds === null) return [itemText(item)]
  const widest = Math.max(...all.map((other) => textWidth(itemText(other))))
  const odds = oddsText(item.odds)
  const line = `${padTo(itemText(item), widest)}  ${odds}`
  return textWidth(line) <= room ? [line] : wrap(`${itemText(item)}: ${odds}`, room, '   ')
}

/** Lines under a heading: beside it where there is room for a label of so many columns, else below it. */
function showLines({ say, colours }: Terminal, heading: string, lines: readonly string[], label: number): void {
  if (label === 0) say(colours.strong(heading))
  lines.forEach((line, i) => {
    const before = label === 0 ? '  ' : i === 0 ? colours.strong(padTo(heading, label)) : ' '.repeat(label)
    say(before + line)
  })
}

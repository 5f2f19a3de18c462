import type { Act, Acts, Chances, SeatTable } from '@fray/seat'
import type { Terminal } from '../io/terminal.ts'
import { chanceWords } from './chance-words.ts'
import { padTo, textWidth, wrap } from './width.ts'

/** What an empty line is answered with. */
export const listWords = 'Type a key from the list, a command in words, or ? for help.'

/** So many acts of one action, and so many in all, stand on lines of their own with their chances. */
const MOST_EACH = 6
const MOST_SHOWN = 9
/** What is only prepared for is not likely. */
const WAITING = 'ready'
/** A turn begins of itself with the first thing that is done in it. */
const FORMAL = 'begin'
/** Headings longer than this stand before their acts, not beside them. */
const MOST_LABEL = 16
/** More acts of one action than this are counted, not listed. */
const MOST_LISTED = 4

/** The likely acts: what is done to foes, whole, the first of each action. They get lines of their own. */
export function actsShown({ groups }: Acts, { cards, sides }: SeatTable): Act[] {
  const ours = new Set(sides.filter(({ yours }) => yours).map(({ id }) => id))
  const actor = cards.find(({ who }) => who === groups[0]?.acts[0]?.command.actor)
  const side = actor === undefined ? null : actor.side
  const foes = new Set(
    cards.filter((card) => (side === null ? !ours.has(card.side) : card.side !== side)).map(({ who }) => who),
  )
  const found: Act[] = []
  for (const act of groups.flatMap(({ acts }) => acts)) {
    const each = found.filter(({ action }) => action === act.action).length
    if (found.length >= MOST_SHOWN || each >= MOST_EACH || act.asks.length > 0 || act.drastic !== null) continue
    const { target, targets } = act.command as { readonly target?: unknown; readonly targets?: unknown }
    if (act.action !== WAITING && (namesOne(target, foes) || namesOne(targets, foes))) found.push(act)
  }
  return found
}

const namesOne = (value: unknown, names: ReadonlySet<string>): boolean =>
  Array.isArray(value) ? value.some((one) => namesOne(one, names)) : typeof value === 'string' && names.has(value)

/** Shows what may be done: the likely acts with their chances, then the rest by what it costs. */
export function showActs(
  terminal: Terminal,
  acts: Acts,
  table: SeatTable,
  chances: ReadonlyMap<string, Chances | null>,
): void {
  const shown = actsShown(acts, table)
  const widest = Math.max(0, ...shown.map((act) => textWidth(actText(act))))
  for (const act of shown) {
    const known = chances.get(act.key)
    showAct(terminal, act, known === null || known === undefined ? '' : chanceWords(known), widest)
  }
  const rest = acts.groups
    .map(({ price, acts: some }) => ({
      price,
      acts: some.filter((act) => !shown.includes(act) && act.action !== FORMAL),
    }))
    .filter((group) => group.acts.length > 0)
  const longest = Math.max(...rest.map(({ price }) => textWidth(price.label)), 4)
  const label = terminal.width >= 60 && longest <= MOST_LABEL ? 2 + longest : 0
  for (const { price, acts: some } of rest) showGroup(terminal, price.label, piecesOf(some, price.label), label)
  if (shown.length === 0 && rest.length === 0) terminal.tell('There is nothing to do.')
}

const actText = ({ label, words }: Act): string => `${label} ${words}`.trim()

function showAct({ say, width, plain }: Terminal, act: Act, chances: string, widest: number): void {
  const key = plain ? `${act.key}:` : act.key.padStart(4)
  const start = `${key}  ${chances === '' ? actText(act) : padTo(actText(act), plain ? 0 : widest)}`
  const line = chances === '' ? start : `${start}${plain ? ', ' : '  '}${chances}`
  if (textWidth(line) <= width) say(line)
  else
    for (const part of wrap(`${key}  ${actText(act)}${chances === '' ? '' : `, ${chances}`}`, width, '      '))
      say(part)
}

/** What stands under one heading, a piece for each action. */
function piecesOf(acts: readonly Act[], heading: string): string[] {
  const byAction = new Map<string, Act[]>()
  for (const act of acts) byAction.set(act.action, [...(byAction.get(act.action) ?? []), act])
  return [...byAction].map(([action, some]) => {
    const [first] = some
    if (first === undefined) return ''
    const title = first.label === heading ? '' : first.label
    if (some.length > MOST_LISTED) return `${first.label}: ${some.length} ways ("list ${action}")`
    if (some.length === 1) return `${first.key} ${actText(first)}${first.asks.length > 0 ? ' ...' : ''}`
    const each = some.map(({ key, words }) => `${key} ${words === '' ? first.label : words}`).join(', ')
    return title === '' ? each : `${title}: ${each}`
  })
}

function showGroup({ say, width, colours }: Terminal, heading: string, pieces: readonly string[], label: number): void {
  const text = pieces.join('; ')
  if (label === 0) {
    for (const line of wrap(`${heading}: ${text}`, width, '  ')) say(line)
    return
  }
  const lines = wrap(text, width - label)
  lines.forEach((line, i) => say((i === 0 ? colours.strong(padTo(heading, label)) : ' '.repeat(label)) + line))
}

/** Lists every act of which the action, the title or the group begins with the word, with all keys. */
export function listActs(terminal: Terminal, { groups }: Acts, word: string): boolean {
  const wanted = word.toLowerCase()
  const begins = (text: string) => text.toLowerCase().startsWith(wanted)
  let any = false
  for (const { price, acts } of groups) {
    const found = acts.filter(({ action, label }) => begins(action) || begins(label) || begins(price.label))
    if (found.length === 0) continue
    any = true
    terminal.tell(terminal.colours.strong(price.label))
    for (const act of found)
      for (const line of wrap(
        `${act.key.padStart(4)}  ${actText(act)}${act.asks.length > 0 ? ' ...' : ''}`,
        terminal.width,
        '      ',
      ))
        terminal.say(line)
  }
  return any
}

/** Shows what is not possible now, and why: all, or what begins with the word. Says whether there was any. */
export function showIllegal(terminal: Terminal, { illegal }: Acts, word: string): boolean {
  const wanted = word.toLowerCase()
  const found = illegal.filter(({ action, label, words }) =>
    [action, `${action} ${words}`, label].some((text) => text.toLowerCase().startsWith(wanted)),
  )
  const byReason = new Map<string, string[]>()
  for (const { label, words, reason, rule } of found) {
    const why = `${reason} [${rule}]`
    byReason.set(why, [...(byReason.get(why) ?? []), `${label} ${words}`.trim()])
  }
  for (const [why, what] of byReason) {
    const some = wanted === '' ? what.slice(0, 2) : what
    const more = what.length - some.length
    terminal.tell(`${some.join(', ')}${more > 0 ? ` and ${more} more` : ''}: ${why}`, '  ')
  }
  return found.length > 0
}

import { isRoll, type Part, type RollEvent } from '@fray/kernel'
import type { Terminal } from '../io/terminal.ts'
import type { Entry, NamedTally } from './chronicle.ts'
import { wrap } from './width.ts'

/** What rulesets add to an event when there is more to know than its numbers. */
interface More {
  /** What spoke for and against a roll. */
  readonly edges?: readonly { readonly value: number; readonly rule: string; readonly source: string }[]
  /** The rule that decided a roll, where it is not the roll's own. */
  readonly decidedBy?: string
  /** What decided in place of the numbers. */
  readonly because?: string
  /** Further facts that mattered, each with its rule. */
  readonly notes?: readonly { readonly text: string; readonly rule: string }[]
}

/** A number with every part: what it adds, from where, by which rule; parts that did not count are marked. */
export function explain(terminal: Terminal, entry: Entry, name: (row: number) => string): void {
  const { say, colours } = terminal
  for (const line of wrap(headingOf(entry, name), terminal.width)) say(colours.strong(line))
  for (const tally of entry.tallies) explainTally(terminal, tally, entry.tallies.length > 1)
  if (isRoll(entry.event)) explainRoll(terminal, entry.event)
  for (const { text, rule } of (entry.event as More).notes ?? []) tellLine(terminal, `${text} [${rule}]`)
}

/** A line below the heading; where it is too long, it goes on further in. */
function tellLine({ say, width }: Terminal, text: string): void {
  for (const line of wrap(`  ${text}`, width, '    ')) say(line)
}

function headingOf({ line, event }: Entry, name: (row: number) => string): string {
  if (line !== null) return line
  if (isRoll(event)) return `${name(event.who)} rolls: ${event.what}`
  return event.type
}

/** What several numbers of one event are called. */
const NUMBERS: Readonly<Record<string, string>> = {
  tally: 'The roll',
  ac: 'AC',
  defense: 'Defense',
  tn: 'To reach',
  left: 'Movement left',
}

function explainTally(terminal: Terminal, { name, tally }: NamedTally, named: boolean): void {
  const { say, width } = terminal
  if (named && name !== '') tellLine(terminal, `${NUMBERS[name] ?? name}:`)
  const digits = Math.max(3, ...tally.parts.map((p) => String(p.value).length + 2))
  tally.parts.forEach((part, i) => {
    for (const line of wrap(`  ${partText(part, i, digits)}`, width, ' '.repeat(digits + 4))) say(line)
  })
  say(`  ${`= ${tally.total}`.padStart(digits)}`)
}

function partText(part: Part, at: number, digits: number): string {
  const { value, dice, source, rule, counted } = part
  const sign = value < 0 ? '- ' : at === 0 ? '' : '+ '
  const amount = counted ? `${sign}${Math.abs(value)}` : `(${Math.abs(value)})`
  const faces = dice === null ? '' : `${diceText(dice)}  `
  return `${amount.padStart(digits)}  ${faces}${source} [${rule}]${counted ? '' : ' did not count'}`
}

/** `d20=14 d20=8 dropped`. */
const diceText = ({ sides, faces, kept }: NonNullable<Part['dice']>): string =>
  faces.map((face, i) => `d${sides[i]}=${face}${kept[i] ? '' : ' (dropped)'}`).join(' ')

function explainRoll(terminal: Terminal, event: RollEvent & More): void {
  const { colours } = terminal
  for (const { value, rule, source } of event.edges ?? [])
    tellLine(terminal, `${value > 0 ? 'Advantage' : 'Disadvantage'}: ${source} [${rule}]`)
  if (event.against === null || event.passed === null) return
  const outcome = event.passed ? colours.good('passed') : colours.bad('failed')
  tellLine(terminal, `${event.because ?? `against ${event.against}`}: ${outcome} [${event.decidedBy ?? event.rule}]`)
}

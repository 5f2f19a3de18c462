import { isRoll, type Part, type RollEvent } from '@fray/kernel'
import type { Terminal } from '../io/terminal.ts'
import type { Entry, NamedTally } from './chronicle.ts'
import { wrap } from './width.ts'

/** A number with every part: what it adds, from where, by which rule; parts that did not count are marked. */
export function explain(terminal: Terminal, entry: Entry, name: (row: number) => string): void {
  const { say, colours } = terminal
  for (const line of wrap(headingOf(entry, name), terminal.width)) say(colours.strong(line))
  for (const tally of entry.tallies) explainTally(terminal, tally, entry.tallies.length > 1)
  if (isRoll(entry.event)) explainRoll(terminal, entry.event)
}

function headingOf({ line, event }: Entry, name: (row: number) => string): string {
  if (line !== null) return line
  if (isRoll(event)) return `${name(event.who)} rolls: ${event.what}`
  return event.type
}

function explainTally({ say }: Terminal, { name, tally }: NamedTally, named: boolean): void {
  if (named && name !== '') say(`  ${name}:`)
  const digits = Math.max(3, ...tally.parts.map((p) => String(p.value).length + 2))
  tally.parts.forEach((part, i) => say(`  ${partText(part, i, digits)}`))
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

/** What rulesets add to a roll when there is more to know: what spoke for and against it, and what decided it. */
interface MoreOfRoll extends RollEvent {
  readonly edges?: readonly { readonly value: number; readonly rule: string; readonly source: string }[]
  readonly decidedBy?: string
}

function explainRoll({ say, colours }: Terminal, event: MoreOfRoll): void {
  for (const { value, rule, source } of event.edges ?? [])
    say(`  ${value > 0 ? 'Advantage' : 'Disadvantage'}: ${source} [${rule}]`)
  if (event.against === null || event.passed === null) return
  const outcome = event.passed ? colours.good('passed') : colours.bad('failed')
  say(`  against ${event.against}: ${outcome} [${event.decidedBy ?? event.rule}]`)
}

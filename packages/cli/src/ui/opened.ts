import type { LogEntry, ShownTally } from '@fray/seat'
import { own, ownDice } from '../io/language.ts'
import type { Terminal } from '../io/terminal.ts'
import { wrap } from './width.ts'

/** A line of the log with every number behind it, both sides: what adds, from where, by which rule; and what else decided it. */
export function showOpened(terminal: Terminal, { words, opens, notes }: LogEntry): void {
  for (const line of wrap(words, terminal.width)) terminal.say(terminal.colours.strong(line))
  for (const tally of opens) showTally(terminal, tally, opens.length > 1)
  for (const note of notes) for (const line of wrap(`  ${note}`, terminal.width, '    ')) terminal.say(line)
}

function showTally(terminal: Terminal, { label, parts, total }: ShownTally, named: boolean): void {
  const { say, width } = terminal
  if (parts.length === 0) {
    for (const line of wrap(`  ${label}: ${total}`, width, '    ')) say(line)
    return
  }
  if (named) for (const line of wrap(`  ${label}:`, width, '    ')) say(line)
  const digits = Math.max(3, ...parts.map(({ value }) => String(value).length + 2))
  parts.forEach(({ words, value, rule, counted, dice }, i) => {
    const sign = value < 0 ? '- ' : i === 0 ? '' : '+ '
    const amount = counted ? `${sign}${Math.abs(value)}` : `(${Math.abs(value)})`
    const faces = dice === '' ? '' : `${ownDice(dice)}  `
    const text = `${amount.padStart(digits)}  ${faces}${words} [${rule}]${counted ? '' : ` ${own('did not count')}`}`
    for (const line of wrap(`  ${text}`, width, ' '.repeat(digits + 4))) say(line)
  })
  say(`  ${`= ${total}`.padStart(digits)}`)
}

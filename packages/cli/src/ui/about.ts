import type { About } from '@fray/kernel'
import { own } from '../io/language.ts'
import type { Terminal } from '../io/terminal.ts'

/** What a thing is and does: sentences, numbers, rules. */
export function showAbout(terminal: Terminal, { title, kind, lines, facts, rules }: About): void {
  terminal.tell(`${terminal.colours.strong(title)} (${own(kind)})`)
  for (const line of lines) terminal.tell(`  ${line}`, '  ')
  if (facts.length > 0)
    terminal.tell(`  ${facts.map(({ label, value }) => `${label}: ${own(value)}`).join('; ')}`, '  ')
  if (rules.length > 0) terminal.tell(terminal.colours.faint(`  ${rules.map((rule) => `[${rule}]`).join(' ')}`), '  ')
}

import type { Terminal } from '../io/terminal.ts'
import type { Forbidden, Menu } from './menu.ts'
import { flow } from './width.ts'

const commandText = ({ action, words }: Forbidden): string => `${action} ${words}`.trim()

/**
 * Shows what is not possible now, and why. Without a word one reason for each rule; with one, everything that begins
 * with it.
 */
export function showForbidden(terminal: Terminal, menu: Menu, only: string): void {
  const wanted = only.toLowerCase()
  const found = menu.forbidden.filter((forbidden) => commandText(forbidden).toLowerCase().startsWith(wanted))
  if (found.length === 0)
    terminal.tell(wanted === '' ? 'Nothing else comes to mind.' : `Nothing that is refused begins with "${only}".`)
  else if (wanted === '') showRules(terminal, found)
  else showReasons(terminal, found)
}

function groupBy(all: readonly Forbidden[], key: (forbidden: Forbidden) => string): Forbidden[][] {
  const groups = new Map<string, Forbidden[]>()
  for (const one of all) {
    const group = groups.get(key(one))
    if (group === undefined) groups.set(key(one), [one])
    else group.push(one)
  }
  return [...groups.values()]
}

function showRules(terminal: Terminal, all: readonly Forbidden[]): void {
  for (const group of groupBy(all, ({ refusal }) => refusal.rule)) {
    const { refusal } = group[0]
    const actions = [...new Set(group.map(({ action }) => action))]
    const reasons = new Set(group.map((one) => one.refusal.reason)).size
    const more = reasons > 1 ? ` ("why ${actions[0]}" has ${reasons - 1} more)` : ''
    terminal.tell(`${actions.join(', ')}: ${refusal.reason} [${refusal.rule}]${more}`, '  ')
  }
}

function showReasons(terminal: Terminal, all: readonly Forbidden[]): void {
  for (const group of groupBy(all, ({ refusal }) => `${refusal.rule} ${refusal.reason}`)) {
    const { refusal } = group[0]
    terminal.tell(`${refusal.reason} [${refusal.rule}]`)
    for (const line of flow(group.map(commandText), ', ', terminal.width - 4, '  ')) {
      terminal.say(terminal.colours.faint(`    ${line}`))
    }
  }
}

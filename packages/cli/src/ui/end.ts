import { viewAll } from '@fray/kernel'
import type { Terminal } from '../io/terminal.ts'
import type { AnySession } from '../play/driver.ts'
import { count } from './words.ts'

/** How a fight ended: who won, in how many rounds, who lies on the ground, who has left. */
export function showEnd(terminal: Terminal, session: AnySession): void {
  const view = viewAll(session.rules, session.scene)
  const rounds = count(view.round, 'Round')
  const side = session.setup.sides.find((s) => s.id === view.winner)
  const won = side === undefined ? `Nobody has won, after ${rounds}.` : `${side.name} win in ${rounds}.`
  terminal.say(terminal.colours.strong(won))
  const { fallen } = view
  if (Array.isArray(fallen)) {
    const left = Object.keys(view.combatants).filter((name) => view.combatants[name]?.status === 'left')
    const gone = left.length === 0 ? '' : ` Gone: ${left.join(', ')}.`
    const text = (fallen.length === 0 ? 'Nobody fell.' : `Fallen: ${fallen.join(', ')}.`) + gone
    if (terminal.interactive) terminal.tell(text, '  ')
    else terminal.say(text)
  }
}

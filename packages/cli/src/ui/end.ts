import { type FightView, viewAll } from '@fray/kernel'
import type { Terminal } from '../io/terminal.ts'
import type { AnySession } from '../play/driver.ts'
import { count } from './words.ts'

/** How a fight ended: who won, in how many rounds, who lies on the ground, who has left. */
export function showEnd(terminal: Terminal, session: AnySession): void {
  const view = viewAll(session.rules, session.scene)
  const rounds = count(view.round, 'Round')
  const side = session.setup.sides.find((s) => s.id === view.winner)
  const won =
    side === undefined
      ? `Nobody has won, after ${rounds}.`
      : `${side.name} ${/s$/i.test(side.name) ? 'win' : 'wins'} in ${rounds}.`
  terminal.say(terminal.colours.strong(won))
  const fallen = Array.isArray(view.fallen) ? view.fallen : fallenByState(view)
  if (fallen !== null) {
    const left = Object.keys(view.combatants).filter(
      (name) => view.combatants[name]?.status === 'left' || view.combatants[name]?.state === 'fled',
    )
    const gone = left.length === 0 ? '' : ` Gone: ${left.join(', ')}.`
    const text = (fallen.length === 0 ? 'Nobody fell.' : `Fallen: ${fallen.join(', ')}.`) + gone
    if (terminal.interactive) terminal.tell(text, '  ')
    else terminal.say(text)
  }
}

/** States of those who stand, or are not there. */
const STANDING = ['up', 'able', 'fled']

/** Who lies on the ground where a state says what became of each; null where there are no such states. */
function fallenByState({ combatants }: FightView): string[] | null {
  const states = Object.entries(combatants).map(([name, { state }]) => ({ name, state }))
  if (states.some(({ state }) => typeof state !== 'string')) return null
  return states
    .filter(({ state }) => !STANDING.includes(String(state)))
    .map(({ name, state }) => `${name} (${String(state).replaceAll('-', ' ')})`)
}

import { type FightView, viewAll } from '@fray/kernel'
import type { Terminal } from '../io/terminal.ts'
import type { AnySession } from '../play/driver.ts'
import { count } from './words.ts'

/** How a fight ended: who won, in how many rounds, who lies on the ground, who fights no more, who has left. */
export function showEnd(terminal: Terminal, session: AnySession): void {
  const view = viewAll(session.rules, session.scene)
  const rounds = count(view.round, 'Round')
  const side = session.setup.sides.find((s) => s.id === view.winner)
  const won =
    side === undefined
      ? `Nobody has won, after ${rounds}.`
      : `${side.name} ${/s$/i.test(side.name) ? 'win' : 'wins'} in ${rounds}.`
  terminal.say(terminal.colours.strong(won))
  const fallen = Array.isArray(view.fallen) ? view.fallen : byState(view, isDown)
  if (fallen !== null) {
    const parts = [fallen.length === 0 ? 'Nobody fell.' : `Fallen: ${fallen.join(', ')}.`]
    const beaten = byState(view, (state) => BEATEN.includes(state)) ?? []
    if (beaten.length > 0) parts.push(`Out of it: ${beaten.join(', ')}.`)
    const left = Object.keys(view.combatants).filter(
      (name) => view.combatants[name]?.status === 'left' || view.combatants[name]?.state === 'fled',
    )
    if (left.length > 0) parts.push(`Gone: ${left.join(', ')}.`)
    const text = parts.join(' ')
    if (terminal.interactive) terminal.tell(text, '  ')
    else terminal.say(text)
  }
}

/** States of those who stand, or are not there. */
const STANDING: readonly string[] = ['up', 'able', 'fled']
/** States of those who are on their feet and fight no more. */
const BEATEN: readonly string[] = ['fleeing', 'surrendered']

const isDown = (state: string): boolean => !STANDING.includes(state) && !BEATEN.includes(state)

/** Who is in such a state, and in which, where a state says what became of each; null where there are no such states. */
function byState({ combatants }: FightView, is: (state: string) => boolean): string[] | null {
  const states = Object.entries(combatants).map(([name, { state }]) => ({ name, state }))
  if (states.some(({ state }) => typeof state !== 'string')) return null
  return states
    .filter(({ state }) => is(String(state)))
    .map(({ name, state }) => `${name} (${String(state).replaceAll('-', ' ')})`)
}

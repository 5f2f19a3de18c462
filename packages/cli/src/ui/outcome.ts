import type { SeatTable } from '@fray/seat'
import type { Terminal } from '../io/terminal.ts'
import { count, isPlural } from './words.ts'

/** How a fight ended: who won, in how many rounds, who lies on the ground, who has left. */
export function showOutcome(terminal: Terminal, { fight, sides, board, cards }: SeatTable): void {
  const rounds = count(fight.round, 'Round')
  const side = sides.find(({ id }) => id === fight.winner)
  const won =
    side === undefined
      ? `Nobody has won, after ${rounds}.`
      : `${side.name} ${isPlural(side.name) ? 'win' : 'wins'} in ${rounds}.`
  terminal.say(terminal.colours.strong(won))
  const inState = (state: string) => board.tokens.filter((token) => token.state === state).map(({ who }) => who)
  const down = inState('down').map((who) => {
    const words = cards.find((card) => card.who === who)?.health.words ?? ''
    return words === '' || words === 'down' ? who : `${who} (${words})`
  })
  const gone = inState('gone')
  const text = [
    down.length === 0 ? 'Nobody fell.' : `Fallen: ${down.join(', ')}.`,
    gone.length === 0 ? '' : `Gone: ${gone.join(', ')}.`,
  ]
  terminal.tell(text.filter((part) => part !== '').join(' '), '  ')
}

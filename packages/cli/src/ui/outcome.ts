import type { SeatTable } from '@fray/seat'
import type { Terminal } from '../io/terminal.ts'
import { count, isPlural } from './words.ts'

/** Badges of those who are on their feet and fight no more. */
const OUT_OF_IT: readonly string[] = ['fleeing', 'surrendered']

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
  const out = board.tokens.flatMap(({ who, state, badges }) => {
    const why = badges.find(({ word }) => OUT_OF_IT.includes(word))
    return state === 'up' && why !== undefined ? [`${who} (${why.word})`] : []
  })
  const gone = inState('gone')
  const text = [
    down.length === 0 ? 'Nobody fell.' : `Fallen: ${down.join(', ')}.`,
    out.length === 0 ? '' : `Out of it: ${out.join(', ')}.`,
    gone.length === 0 ? '' : `Gone: ${gone.join(', ')}.`,
  ]
  const line = text.filter((part) => part !== '').join(' ')
  // Programs that read the output take it line by line.
  if (terminal.interactive) terminal.tell(line, '  ')
  else terminal.say(line)
}

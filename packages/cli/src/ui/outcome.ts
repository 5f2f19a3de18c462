import type { Account, Operations, SeatTable } from '@fray/seat'
import type { Terminal } from '../io/terminal.ts'
import { tokenOf } from './people.ts'
import { count, isPlural } from './words.ts'

/** Badges of those who are on their feet and fight no more. */
const OUT_OF_IT: readonly string[] = ['fleeing', 'surrendered']
/** Badges that say in which way somebody is down. */
const WAYS_DOWN: readonly string[] = ['dead', 'dying', 'incapacitated', 'paralyzed', 'unconscious']

/** How a fight ended: who won, in how many rounds, who has fallen, who fights no more, who has left. */
export function showOutcome(terminal: Terminal, table: SeatTable, account: Account): void {
  const [won, line] = outcomeWords(table, account)
  terminal.say(terminal.colours.strong(won))
  // Programs that read the output take it line by line.
  if (terminal.interactive) terminal.tell(line, '  ')
  else terminal.say(line)
}

/** Who won, in how many rounds; and who has fallen, fights no more, or has left. */
export function outcomeWords(table: SeatTable, { operations }: Account): readonly [won: string, line: string] {
  const { fight, sides, board } = table
  const rounds = count(fight.round, 'Round')
  const side = sides.find(({ id }) => id === fight.winner)
  const won =
    side === undefined
      ? `Nobody has won, after ${rounds}.`
      : `${side.name} ${isPlural(side.name) ? 'win' : 'wins'} in ${rounds}.`
  const down = operations.filter(({ fate }) => fate === 'down' || fate === 'dead').map((one) => downWords(table, one))
  const out = board.tokens.flatMap(({ who, state, badges }) => {
    const why = badges.find(({ word }) => OUT_OF_IT.includes(word))
    return state === 'up' && why !== undefined ? [{ who, text: `${who} (${why.word})` }] : []
  })
  const isOut = (name: string): boolean => out.some(({ who }) => who === name)
  const gone = operations.filter(({ who, fate }) => fate === 'away' && !isOut(who)).map(({ who }) => who)
  const parts = [
    down.length === 0 ? 'Nobody went down.' : `Down: ${down.join(', ')}.`,
    out.length === 0 ? '' : `Out of the fight: ${out.map(({ text }) => text).join(', ')}.`,
    gone.length === 0 ? '' : `Gone: ${gone.join(', ')}.`,
  ]
  return [won, parts.filter((part) => part !== '').join(' ')]
}

/** `Gob (dying)`. */
function downWords(table: SeatTable, { who, fate }: Operations): string {
  const badges = tokenOf(table, who)?.badges ?? []
  const badge = badges.find(({ word }) => WAYS_DOWN.includes(word.toLowerCase()))?.word
  const health = table.cards.find((card) => card.who === who)?.health.words ?? ''
  const word = fate === 'dead' ? 'dead' : (badge ?? (health === 'down' ? '' : health))
  return word === '' ? who : `${who} (${word.toLowerCase()})`
}

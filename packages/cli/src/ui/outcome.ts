import type { Account, Operations, SeatTable } from '@fray/seat'
import { it, own, put } from '../io/language.ts'
import type { Terminal } from '../io/terminal.ts'
import { tokenOf } from './people.ts'
import { isPlural } from './words.ts'

/** Badges of those who are on their feet and fight no more. */
const OUT_OF_IT: readonly string[] = ['fleeing', 'surrendered']
/** Badges that say in which way somebody is down. */
const WAYS_DOWN: readonly string[] = ['dead', 'dying', 'incapacitated', 'paralyzed', 'unconscious']

/** Whether it is one of those words, as the terminal says them. */
const isOneOf = (words: readonly string[], word: string): boolean =>
  words.some((one) => [one, own(one)].some((said) => said.toLowerCase() === word.toLowerCase()))

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
  const rounds = fight.round === 1 ? put('{n} Round', { n: it(1) }) : put('{n} Rounds', { n: it(fight.round) })
  const side = sides.find(({ id }) => id === fight.winner)
  const won =
    side === undefined
      ? put('Nobody has won, after {rounds}.', { rounds: it(rounds) })
      : isPlural(side.name)
        ? put('{side} win in {rounds}.', { side: it(side.name), rounds: it(rounds) })
        : put('{side} wins in {rounds}.', { side: it(side.name), rounds: it(rounds) })
  const down = operations.filter(({ fate }) => fate === 'down' || fate === 'dead').map((one) => downWords(table, one))
  const out = board.tokens.flatMap(({ who, state, badges }) => {
    const why = badges.find(({ word }) => isOneOf(OUT_OF_IT, word))
    return state === 'up' && why !== undefined ? [{ who, text: `${who} (${why.word})` }] : []
  })
  const isOut = (name: string): boolean => out.some(({ who }) => who === name)
  const gone = operations.filter(({ who, fate }) => fate === 'away' && !isOut(who)).map(({ who }) => who)
  const parts = [
    down.length === 0 ? own('Nobody went down.') : put('Down: {who}.', { who: it(down.join(', ')) }),
    out.length === 0 ? '' : put('Out of the fight: {who}.', { who: it(out.map(({ text }) => text).join(', ')) }),
    gone.length === 0 ? '' : put('Gone: {who}.', { who: it(gone.join(', ')) }),
  ]
  return [won, parts.filter((part) => part !== '').join(' ')]
}

/** `Gob (dying)`. */
function downWords(table: SeatTable, { who, fate }: Operations): string {
  const badges = tokenOf(table, who)?.badges ?? []
  const badge = badges.find(({ word }) => isOneOf(WAYS_DOWN, word))?.word
  const health = table.cards.find((card) => card.who === who)?.health.words ?? ''
  const word = fate === 'dead' ? own('dead') : (badge ?? (isOneOf(['down'], health) ? '' : health))
  return word === '' ? who : `${who} (${word.toLowerCase()})`
}

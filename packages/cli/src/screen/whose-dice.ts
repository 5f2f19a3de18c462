import type { RealDice } from '@fray/seat'
import { it, own, put } from '../io/language.ts'
import type { Outcome, Sitting } from './sitting.ts'

/** Who types dice: as a person says it, and as it is kept. */
const WORDS: Readonly<Record<string, RealDice>> = { mine: 'own', own: 'own', all: 'all', none: 'none' }

/** The word for it in `dice` and `--real-dice`. */
const WORD_OF: Readonly<Record<RealDice, string>> = { own: 'mine', all: 'all', none: 'none' }

const CHANGE = 'Say "dice mine", "dice all" or "dice none" to change it.'

/** Whose dice are meant; undefined for no word of these. */
export const whoseDice = (word: string): RealDice | undefined =>
  Object.hasOwn(WORDS, word.toLowerCase()) ? WORDS[word.toLowerCase()] : undefined

/** Whose dice are typed, in a sentence; `who` is who says and hears it. */
export function diceWords(typed: RealDice, roller = 'Fray'): string {
  const who = it(roller)
  if (typed === 'all') return own('You type all dice.')
  if (typed === 'none') return put('{who} rolls all dice.', { who })
  return put('You type the dice of those you play; {who} rolls the rest.', { who })
}

/** `dice`, `dice mine`: whose real dice are typed, or from now on. A fight that is resumed later goes on so. */
export function changeDice(sitting: Sitting, rest: string): Outcome {
  const { play, terminal } = sitting
  if (play.session.dice !== 'typed') {
    terminal.tell('Fray rolls all dice: this fight was not started with --real-dice.')
    return 'stay'
  }
  const typed = whoseDice(rest)
  if (typed === undefined) {
    terminal.tell(`${diceWords(play.realDice)} ${own(CHANGE)}`)
    return 'stay'
  }
  play.realDice = typed
  sitting.resume = `${sitting.resume.replace(/ --real-dice \w+$/, '')} --real-dice ${WORD_OF[typed]}`
  terminal.tell(put('From now on: {what}', { what: it(diceWords(typed)) }))
  return 'again'
}

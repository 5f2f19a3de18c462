import type { Outcome, Sitting } from './sitting.ts'

/** Who types dice, as it is said and as it is kept. */
const TYPED = { mine: 'own', own: 'own', all: 'all', none: 'none' } as const
const WHOSE = {
  own: 'You type the dice of those whom you play; Fray rolls the rest.',
  all: 'You type all dice.',
  none: 'Fray rolls all dice.',
}

/** `dice`, `dice mine`: whose real dice are typed, or from now on. */
export function changeDice({ play, terminal }: Sitting, rest: string): Outcome {
  const wish = rest.toLowerCase()
  if (play.session.dice !== 'typed') {
    terminal.tell('Fray rolls all dice: this fight was not started with --real-dice.')
    return 'stay'
  }
  if (!Object.hasOwn(TYPED, wish)) {
    terminal.tell(`${WHOSE[play.realDice]} Say "dice mine", "dice all" or "dice none" to change it.`)
    return 'stay'
  }
  play.realDice = TYPED[wish as keyof typeof TYPED]
  terminal.tell(`From now on: ${WHOSE[play.realDice]}`)
  return 'again'
}

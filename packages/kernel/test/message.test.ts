import { expect, it } from 'vitest'
import { inWords, person, plainly, plus, say, spaced } from '../src/rules.ts'
import { duel, duelSetup } from './duel.ts'

it('does not compile with words that are only known when the rules run', () => {
  const name: string = 'Gob'
  const list = ['high', 'low'] as const
  // @ts-expect-error: any words
  plainly(name)
  // @ts-expect-error: words that are put together
  say(`${name} holds {who}.`, { who: person(0) })
  // @ts-expect-error: an element of a list that may be anything
  plainly([name][0])
  // @ts-expect-error: a template with a slot
  plainly('{who} holds on.')
  expect([plainly(list[0]), plainly(spaced('center-mass'))].map(({ key }) => key)).toEqual(['high', 'center mass'])
})

it('says numbers with their sign', () => {
  expect(
    inWords(
      say('{a}, {b}, {c} and {d}', { a: plus(2), b: plus(-2), c: plus(0), d: { number: 2 } }),
      duel.open(duelSetup),
    ),
  ).toBe('+2, -2, 0 and 2')
})

import { expect, test } from 'vitest'
import { german } from './german.ts'
import { inLanguage, languageOf } from './index.ts'

const language = () =>
  languageOf('de', german, [
    {
      messages: {
        '{who} hits with {arms}.': '{$who} trifft mit {$arms :thing case=dat article=the}.',
        'the {thing}': '{$thing :thing article=the}',
        prone: 'am Boden',
        '{zone} is full.': '{$zone :place} ist voll.',
      },
      things: { sword: { name: 'Schwert', gender: 'n' } },
      places: { 'The yard': { name: 'Der Hof', gender: 'm' } },
    },
  ])

test('a message in a slot stands in the case that is asked of the slot', () => {
  const arms = { key: 'the {thing}', slots: { thing: { thing: 'sword' } } }
  const key = '{who} hits with {arms}.'
  expect(language().message({ key, slots: { who: { who: 'Ada' }, arms } })).toBe('Ada trifft mit dem Schwert.')
})

test('a place is known where it is named as a thing', () => {
  const slots = { zone: { thing: 'the yard' } }
  expect(language().message({ key: '{zone} is full.', slots })).toBe('Der Hof ist voll.')
})

test('several people with commas between them are names, other words are not', () => {
  const german = language()
  german.meet('Holt')
  german.meet('Vesper')
  expect(german.words('Holt,Vesper')).toBe('Holt und Vesper')
  expect([...german.left]).toEqual([])
  expect(german.words('Holt,somebody else')).toBe('Holt,somebody else')
  expect([...german.left]).toEqual(['Holt,somebody else'])
})

test('a state keeps the word by which pictures know it, and what has no words stays the same object', () => {
  const seen = { tokens: [{ badges: [{ word: 'prone', short: 'prn' }] }], cells: [{ at: '1,2' }] }
  const said = inLanguage(language(), seen)
  expect(said.tokens[0]?.badges[0]).toEqual({ word: 'am Boden', sign: 'prone', short: 'prn' })
  expect(said.cells).toBe(seen.cells)
  expect(seen.tokens[0]?.badges[0]?.word).toBe('prone')
})

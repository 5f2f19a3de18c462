import { keepBehind, squareSize } from '@fray/kernel'
import { expect, test } from 'vitest'
import { german } from './german.ts'
import { inLanguage, languageOf, openLanguage } from './index.ts'
import { sentencesOf } from './sentences.ts'

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

test('one of several things that are numbered keeps its number, in a list too', () => {
  const arms = { key: 'the {thing}', slots: { thing: { thing: 'sword 2' } } }
  const key = '{who} hits with {arms}.'
  expect(language().message({ key, slots: { who: { who: 'Ada' }, arms } })).toBe('Ada trifft mit dem Schwert 2.')
  expect(language().words('Sword 2')).toBe('Schwert 2')
})

test('what was proposed to be written is translated, what people wrote is not', () => {
  const said = (text: string) =>
    languageOf('de', german, [
      { messages: { '{who}: {text}.': '{$who}: {$text}.' }, proposed: { done: 'erledigt' } },
    ]).message({ key: '{who}: {text}.', slots: { who: { who: 'Ada' }, text: { said: text } } })
  expect([said('done'), said('well done')]).toEqual(['Ada: erledigt.', 'Ada: well done.'])
})

test('a plural without a dative of its own gets one', () => {
  const { message } = languageOf('de', german, [
    { messages: { '{by}': '{$by :thing case=dat article=the}' }, things: { tusks: { name: 'Hauer', gender: 'p' } } },
  ])
  expect(message({ key: '{by}', slots: { by: { thing: 'tusks' } } })).toBe('Den Hauern')
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

test('an adjective in a name ends as its article and its case want it', () => {
  const path = { name: 'Krummer Weg', gender: 'm' }
  const said = (article: string) =>
    ['nom', 'acc', 'dat', 'gen'].map((one) => german.thing(path, { case: one, article }))
  expect(said('')).toEqual(['Krummer Weg', 'Krummen Weg', 'Krummem Weg', 'Krummen Wegs'])
  expect(said('the')).toEqual(['der Krumme Weg', 'den Krummen Weg', 'dem Krummen Weg', 'des Krummen Wegs'])
  expect(said('a')[0]).toBe('ein Krummer Weg')
  expect(german.thing({ name: 'Teppich der Welt', gender: 'm' }, { case: 'dat', article: 'the' })).toBe(
    'dem Teppich der Welt',
  )
})

test('a slot that asks for no case has that of the slot in which its message stands; squares have words of their own', () => {
  const files = [{ messages: { 'Move to {it}': '{$it :place case=to} bewegen', '{it}': '{$it}' } }]
  const it = { key: '{it}', slots: { it: { place: '7,4' } } }
  expect(languageOf('de', german, files).message({ key: 'Move to {it}', slots: { it } })).toBe('Nach 7,4 bewegen')
})

test('three dots stay three', () => {
  const dots = languageOf('de', german, [{ messages: { 'Anything else {it}': 'Etwas anderes: {$it}' } }])
  expect(dots.message({ key: 'Anything else {it}', slots: { it: { said: '...' } } })).toBe('Etwas anderes: ...')
})

test('what two are to each other is said; what kind a wall is of stays a word for machines', () => {
  const spoken = languageOf('de', german, [{ messages: { far: 'fern', wall: 'Mauer' } }])
  const board = { relations: [{ a: 'Ada', b: 'Gob', kind: 'far' }], walls: [{ from: [0, 0], kind: 'wall' }] }
  const said = inLanguage(spoken, board)
  expect(said.relations[0]?.kind).toBe('fern')
  expect(said.walls).toBe(board.walls)
})

test('a verb is that of one thing, or of several', () => {
  const knives = { name: 'Wurfmesser', gender: 'p' }
  const { message } = languageOf('de', german, [
    {
      messages: {
        'The {item} is not in hand.': '{$item :thing article=the} {$item :verb one=ist other=sind} nicht zur Hand.',
      },
      things: { sword: { name: 'Schwert', gender: 'n' }, 'throwing knives': knives },
    },
  ])
  const said = (thing: string) => message({ key: 'The {item} is not in hand.', slots: { item: { thing } } })
  expect(said('sword')).toBe('Das Schwert ist nicht zur Hand.')
  expect(said('throwing knives')).toBe('Die Wurfmesser sind nicht zur Hand.')
  expect(said('throwing-knives')).toBe('Die Wurfmesser sind nicht zur Hand.')
})

test('beats say states as they stand within a sentence, and what something is asked by stays as it is', () => {
  const seen = {
    beats: [{ beat: 'state', who: 'Ada', state: 'Prone', on: true }],
    about: { kind: 'action', name: 'prone', of: null },
  }
  const said = inLanguage(language(), seen)
  expect(said.beats[0]?.state).toBe('am Boden')
  expect(said.about).toEqual(seen.about)
})

test('what dice show is said with the letter of the language', () => {
  expect(language().words('d20=7 d20=3 (dropped)')).toBe('W20=7 W20=3 (zählt nicht)')
})

test('what somebody is and what an explanation is about have words; kinds of anything else are for machines', () => {
  const card = { kind: 'prone', health: { words: '' } }
  expect(inLanguage(language(), card).kind).toBe('am Boden')
  expect(inLanguage(language(), { kind: 'prone', title: '', lines: ['prone'] })).toMatchObject({ kind: 'am Boden' })
  expect(inLanguage(language(), { kind: 'prone', at: '1,2' }).kind).toBe('prone')
})

test('a finished sentence is said by the template that it was made of, with what stands in its slots', () => {
  const said = sentencesOf({
    'There is no field "{field}" here.': 'Ein Feld „{$field}“ gibt es hier nicht.',
    'Did you mean "{near}"?': 'Meinst du „{$near}“?',
    '"{what}" should be {right}, not {value}.': '„{$what}“ ist {$value}; richtig wäre {$right}.',
    'a map': 'eine Zuordnung',
    or: 'oder',
    and: 'und',
    'Somebody of the content is { from: {id} }.': 'Jemand aus dem Inhalt ist \\{ from: {$id} \\}.',
  })
  expect([
    said('There is no field "hpp" here. Did you mean "hp"?'),
    said('"Ada" should be a map, not "ada". Somebody of the content is { from: ada }.'),
    said('"kind" should be pc or npc, not 3.'),
    said('Nobody has said this before.'),
  ]).toEqual([
    'Ein Feld „hpp“ gibt es hier nicht. Meinst du „hp“?',
    '„Ada“ ist "ada"; richtig wäre eine Zuordnung. Jemand aus dem Inhalt ist { from: ada }.',
    '„kind“ ist 3; richtig wäre pc oder npc.',
    'Nobody has said this before.',
  ])
})

test('a square that is its own unit has no size, whatever it is called', () => {
  const language = languageOf('de', german, [{ messages: { squares: 'Felder' } }])
  const unit = inLanguage(language, { name: 'squares', perSquare: 1, isSquare: true } as const)
  expect([unit.name, squareSize(unit)]).toEqual(['Felder', ''])
  expect(squareSize({ name: 'feet', perSquare: 5 })).toBe('5 feet')
})

test('a thing has its name, also where a game that is not open here has just said it in a slot', async () => {
  const german = await openLanguage('de', { ruleset: 'zones' })
  keepBehind('Spear', { key: '{words}', slots: { words: { said: 'Spear' } } })
  expect(german.words('Spear')).toBe('Speer')
})

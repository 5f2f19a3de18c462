import { describe, expect, test } from 'vitest'
import { commandOf } from '../../src/words/commands.ts'
import { de } from '../../src/words/de.ts'
import { deBuilder } from '../../src/words/de-builder.ts'
import { deHints } from '../../src/words/de-hints.ts'
import { en } from '../../src/words/en.ts'
import { enBuilder } from '../../src/words/en-builder.ts'
import { enHints } from '../../src/words/en-hints.ts'
import { LANGUAGES, languageFor } from '../../src/words/languages.ts'
import { platform } from '../../src/words/platform.ts'

/** What is the same in both languages, and why. */
const SAME: Readonly<Record<string, string>> = {
  'builder.form.numbered': 'what the game calls it, and a number',
  'builder.people.name': 'written alike',
  'builder.place.edgeKind': 'looked up in a table of each language',
  'builder.place.groundKind': 'looked up in a table of each language',
  'builder.place.painted': 'a square and what the game calls its ground',
  'builder.panel.numbers': 'names of sides and numbers',
  'questions.read': 'written alike',
  'referee.pause': 'written alike',
  'referee.text.order': 'what the rules say, as it is',
  'keys.fixed.2.0': 'digits',
  'keys.fixed.3.0': 'signs',
  'keys.fixed.4.0': 'printed on keys of both languages',
  'keys.fixed.5.0': 'a sign',
  'live.link': 'a German word by now',
  'live.rename': 'written alike',
  'live.more': 'a sign, a number and a unit',
  'live.clocks.30': 'a number and a unit',
  'live.clocks.60': 'a number and a unit',
  'live.clocks.180': 'a number and a unit',
  'board.cost': 'what the rules say, as it is',
  'show.is': 'who, and what the rules say, as it is',
  'show.gains': 'who, and what the rules say, as it is',
  'actions.ask': 'what the rules say, with a question mark',
}

type Leaf = string | ((...given: never[]) => string)

/** Every text below a part of the words by its path: `fight.undo`. What is made by the platform is left out. */
function leavesOf(words: object, path = ''): Map<string, Leaf> {
  const found = new Map<string, Leaf>()
  for (const [name, value] of Object.entries(words) as [string, unknown][]) {
    const at = path === '' ? name : `${path}.${name}`
    if (path === '' && ['language', 'languageName', ...Object.keys(platform('en'))].includes(name)) continue
    // How many names a command has is each language's own affair.
    if (path === 'text.commands') found.set(at, (value as readonly string[]).join(' | '))
    else if (typeof value === 'object' && value !== null)
      for (const [deep, leaf] of leavesOf(value, at)) found.set(deep, leaf)
    else found.set(at, value as Leaf)
  }
  return found
}

const [english, german] = [
  leavesOf({ ...en, builder: enBuilder, hints: enHints }),
  leavesOf({ ...de, builder: deBuilder, hints: deHints }),
]

/** The literals of a function's text, or the text itself. */
const saidBy = (leaf: Leaf): string =>
  typeof leaf === 'string'
    ? leaf
    : [...leaf.toString().matchAll(/`[^`]*`|'[^']*'|"[^"]*"/g)]
        .map(([literal]) => literal.slice(1, -1).replace(/\$\{[^}]*\}/g, ' '))
        .join(' ')

describe('English and German', () => {
  test('have the same texts', () => {
    expect(english.size).toBeGreaterThan(250)
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('take the same, text by text', () => {
    const shape = (leaf: Leaf | undefined) => (typeof leaf === 'function' ? leaf.length : typeof leaf)
    for (const [path, leaf] of english) expect([path, shape(german.get(path))]).toEqual([path, shape(leaf)])
  })

  test('say the same only where a reason is given', () => {
    // Where types were taken away, blanks are left.
    const saying = (leaf: Leaf | undefined) => String(leaf).replace(/\s+/g, '')
    const alike = [...english].filter(([path, leaf]) => saying(leaf) === saying(german.get(path))).map(([path]) => path)
    expect(alike.filter((path) => SAME[path] === undefined)).toEqual([])
    expect(Object.keys(SAME).filter((path) => !alike.includes(path))).toEqual([])
  })

  test('have no empty text', () => {
    for (const leaves of [english, german])
      expect([...leaves].filter(([, leaf]) => leaf === '').map(([path]) => path)).toEqual([])
  })

  test('do not mix: no English word is left in German sentences', () => {
    const left = /\b(the|of|and|to|with|for|you|your|from|this|that|not|by|at|are|nobody|turn|fight|seat|dice)\b/i
    const mixed = [...german].filter(([, leaf]) => left.test(saidBy(leaf).replace(/„[^“]*“/g, '')))
    expect(mixed.map(([path, leaf]) => `${path}: ${String(leaf)}`)).toEqual([])
  })
})

test('the language is the one that was chosen, else the first of the browser’s that there is, else English', () => {
  expect(Object.keys(LANGUAGES)).toEqual(['en', 'de'])
  expect(languageFor('de', ['en-GB'])).toBe('de')
  expect(languageFor('en', ['de'])).toBe('en')
  expect(languageFor('auto', ['de-AT', 'en'])).toBe('de')
  expect(languageFor('auto', ['fr', 'en-US', 'de'])).toBe('en')
  expect(languageFor('auto', ['fr-CA', 'constructor'])).toBe('en')
  expect(languageFor('auto', [])).toBe('en')
})

test('numbers, lists and plurals are those of the language', () => {
  expect([en.amount(1234.56), de.amount(1234.56)]).toEqual(['1,234.6', '1.234,6'])
  expect([en.percent(0.005), de.percent(0.005)]).toEqual(['0.5%', '0,5\u00a0%'])
  expect([en.percent(0.55), de.percent(0.55)]).toEqual(['55%', '55\u00a0%'])
  expect([en.list(['A', 'B', 'C']), de.list(['A', 'B', 'C'])]).toEqual(['A, B, and C', 'A, B und C'])
  expect([1, 2].map(de.live.seatsHere)).toEqual(['Plätze, 1 ist da', 'Plätze, 2 sind da'])
  expect([1, 2].map(en.live.devices)).toEqual(['here', 'here on 2 devices'])
  expect(platform('pl').plural(3, { one: 'gra', few: 'gry', many: 'gier', other: 'gry' })).toBe('gry')
  expect(platform('pl').plural(5, { one: 'gra', few: 'gry', many: 'gier', other: 'gry' })).toBe('gier')
})

test('commands of the text table are understood in the language of the page, and in English', () => {
  const understood = (line: string) => commandOf(line, de.text.commands, en.text.commands)
  expect(understood('Was ist Brennend?')).toEqual({ command: 'what is', rest: 'brennend?' })
  expect(understood('card gob')).toEqual({ command: 'card', rest: 'gob' })
  expect(understood(' Zurück ')).toEqual({ command: 'undo', rest: '' })
  expect(understood('doch nicht')).toEqual({ command: 'no', rest: '' })
  // Actions may begin as a command does, and a command is not the beginning of another word.
  expect(understood('end turn')).toBeNull()
  expect(understood('cardinal')).toBeNull()
  expect(understood('')).toBeNull()
})

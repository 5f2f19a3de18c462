import { messageBehind, piecesOf, type SeenMessage, type SeenSlot } from '@fray/kernel'
import { MessageFormat } from 'messageformat'
import { type Catalogue, type Lexeme, together } from './catalogue.ts'
import type { Grammar, Wanted } from './grammar.ts'
import { chosenBy, countIn, DICE, type Speaking, slotWords } from './slots.ts'

/** Words of Fray in another language than English. */
export interface Language {
  readonly tag: string
  /** What stands there in English; the same words where nothing is known of them. */
  words(english: string): string
  /** The same within a sentence: what has a capital only in English has none. */
  inside(english: string): string
  /** A message, from its template and its slots. */
  message(message: SeenMessage): string
  /** What content or a place is called; what a person has named keeps its name. */
  name(english: string): string
  /** Somebody is called so: that is nobody's to translate. */
  meet(name: string): void
  /** A place of the fight that is looked at is called so by commands. */
  call(id: string, place: string): void
  /** English words that were shown because the language lacks them. */
  readonly left: ReadonlySet<string>
}

/** What a slot of a message is to a translation: words by default, and asked for by `:thing`, `:who`, `:place` in a form. */
class InSlot {
  readonly slot: SeenSlot
  readonly speaking: Speaking
  constructor(slot: SeenSlot, speaking: Speaking) {
    this.slot = slot
    this.speaking = speaking
  }
  toString(): string {
    return slotWords(this.slot, this.speaking, { case: this.speaking.outer(), article: '' })
  }
}

const wantedIn = (options: Readonly<Record<string, unknown>>, usual: string): Wanted => ({
  case: String(options.case ?? usual),
  article: String(options.article ?? ''),
})

/** So many words are remembered as they were said. */
const REMEMBERED = 20_000

type Format = MessageFormat<'words', 'words'>

/** A language made of its grammar and its files. */
export function languageOf(tag: string, grammar: Grammar, files: readonly Catalogue[]): Language {
  const { messages, things, places, proposed } = together(files)
  const plurals = new Intl.PluralRules(tag)
  const left = new Set<string>()
  const people = new Set<string>()
  const formats = new Map<string, Format>()
  const byName = (all: typeof things): ReadonlyMap<string, Lexeme> =>
    new Map(
      Object.entries(all).map(([name, word]) => [name.toLowerCase(), typeof word === 'string' ? { name: word } : word]),
    )
  const [thingNames, placeNames] = [byName(things), byName(places)]

  const placesById = new Map<string, Lexeme>()

  /** The case of the slot in which the message stands that is being put together: what asks for none inside it has that. */
  let outer = 'nom'

  const inForm = (_: unknown, options: Readonly<Record<string, unknown>>, input?: unknown) => {
    const slot = input instanceof InSlot ? input : null
    const words = slot === null ? String(input ?? '') : slotWords(slot.slot, speaking, wantedIn(options, outer))
    const shown = options.capital === 'yes' ? capital(words) : words
    return {
      type: 'words' as const,
      toString: () => shown,
      toParts: () => [{ type: 'words' as const, value: shown }],
      selectKey: (keys: Set<string>) => {
        if (slot === null) return keys.has(words) ? words : null
        const own = chosenBy(slot.slot)
        if (keys.has(own)) return own
        const form = formOf(slot)
        return keys.has(form) ? form : null
      },
    }
  }
  const formOf = ({ slot }: InSlot): string => plurals.select(countIn(slot, speaking))
  /** One of the words that it is given, by how many it is about: `ist` or `sind`. */
  const byCount = (_: unknown, options: Readonly<Record<string, unknown>>, input?: unknown) => {
    const form = input instanceof InSlot ? formOf(input) : 'other'
    const shown = String(options[form] ?? options.other ?? '')
    return {
      type: 'words' as const,
      toString: () => shown,
      toParts: () => [{ type: 'words' as const, value: shown }],
    }
  }
  const functions = { thing: inForm, who: inForm, place: inForm, word: inForm, verb: byCount }

  function formatOf(key: string): Format | null {
    const found = formats.get(key)
    if (found !== undefined) return found
    const source = Object.hasOwn(messages, key) ? messages[key] : undefined
    if (source === undefined) return null
    const made: Format = new MessageFormat(tag, source, { functions, bidiIsolation: 'none' })
    formats.set(key, made)
    return made
  }

  /** A message in the language; null where its template has no translation. */
  function formatted({ key, slots }: SeenMessage): string | null {
    const format = formatOf(key)
    if (format === null) return null
    const values = piecesOf(key).flatMap((name, at) => {
      const slot = at % 2 === 0 ? null : slots[name]
      return at % 2 === 0 ? [] : [[name, slot === undefined ? '' : new InSlot(slot as SeenSlot, speaking)] as const]
    })
    return format.format(Object.fromEntries(values))
  }

  /** A message whose template is not translated: English, with the words in its slots in the language. */
  const untranslated = ({ key, slots }: SeenMessage): string =>
    piecesOf(key)
      .map((piece, at) => {
        if (at % 2 === 0) return piece
        const slot = slots[piece]
        return slot === undefined ? '' : slotWords(slot, speaking)
      })
      .join('')

  /** A word or sentence without slots; null where it has no translation. */
  function known(english: string): string | null {
    if (DICE.test(english)) return grammar.dice(english)
    const word = thing(english)
    const found = formatted({ key: english, slots: {} }) ?? word?.name ?? null
    if (found !== null || !/^\p{Lu}/u.test(english)) return found
    // A message that stands at the beginning of a line has a capital there.
    return formatted({ key: `${english.charAt(0).toLowerCase()}${english.slice(1)}`, slots: {} })
  }

  /** A message in a slot that is asked for in a case. */
  function messageIn(one: SeenMessage, wanted: string): string {
    const before = outer
    outer = wanted
    try {
      return message(one)
    } finally {
      outer = before
    }
  }

  function message(one: SeenMessage): string {
    const words = Object.keys(one.slots).length === 0 ? known(one.key) : formatted(one)
    if (words !== null) return words
    const shown = untranslated(one)
    if (/\p{L}{2}/u.test(one.key.replace(/\{\w+\}/g, ''))) left.add(shown)
    return shown
  }

  /** A thing by its name, one of several that are numbered, or two that are used together. */
  function thing(name: string): Lexeme | null {
    // Stances are typed by their ids: `bread-knife`.
    const found = thingNames.get(name.toLowerCase()) ?? thingNames.get(name.toLowerCase().replaceAll('-', ' '))
    if (found !== undefined) return found
    const [, one = '', number] = /^(.+) (\d+)$/.exec(name) ?? []
    const numbered = thingNames.get(one.toLowerCase())
    if (numbered !== undefined)
      return Object.fromEntries(
        Object.entries(numbered).map(([form, word]) => [form, form === 'gender' ? word : `${word} ${number}`]),
      ) as Lexeme
    const both = name.split(' and ').map((one) => thingNames.get(one.toLowerCase()))
    if (both.length < 2 || both.includes(undefined)) return null
    return { name: grammar.list(both.flatMap((one) => one?.name ?? [])) }
  }

  const speaking: Speaking = {
    grammar,
    outer: () => outer,
    message: messageIn,
    words,
    thing,
    known,
    said: (text) => (Object.hasOwn(proposed, text) ? (proposed[text] ?? text) : text),
    place: (name) => placesById.get(name.toLowerCase()) ?? placeNames.get(name.toLowerCase()) ?? null,
  }

  /** What was said of English words, with the template that stood behind them; forgotten when somebody is met. */
  const spoken = new Map<string, { readonly key: string | null; readonly words: string }>()

  function words(english: string): string {
    const key = messageBehind(english)?.key ?? null
    const before = spoken.get(english)
    if (before !== undefined && before.key === key) return before.words
    const found = wordsNow(english)
    if (spoken.size >= REMEMBERED) spoken.clear()
    spoken.set(english, { key, words: found })
    return found
  }

  function wordsNow(english: string): string {
    if (!/\p{L}/u.test(english) || people.has(english)) return english
    const found = lookUp(english)
    if (found === null) {
      // Several who are aimed at stand in a command with commas between them.
      const all = english.split(',')
      if (all.length > 1 && all.every((one) => people.has(one))) return grammar.list(all)
      left.add(english)
      return english
    }
    return /^\p{Lu}/u.test(english) ? capital(found) : found
  }

  /** Words or dice as the language has them; null where nothing is known of them. */
  function lookUp(english: string): string | null {
    if (DICE.test(english)) return grammar.dice(english)
    // The same words may lately have been said by a game that is not open here: what this one says as it stands goes first.
    const behind = formatOf(english) === null ? messageBehind(english) : null
    const isOwn = behind === null || BARE.test(behind.key) || formatOf(behind.key) === null
    const own = isOwn ? known(english) : null
    return own ?? (behind === null ? null : oneStop(message(behind)))
  }

  function inside(english: string): string {
    const small = /^\p{Lu}\p{Ll}/u.test(english) ? `${english.charAt(0).toLowerCase()}${english.slice(1)}` : english
    return people.has(english) ? english : (lookUp(small) ?? lookUp(english) ?? words(english))
  }

  return {
    tag,
    words,
    inside,
    message: (one) => capital(oneStop(message(one))),
    name: (english) => {
      const word = speaking.place(english) ?? speaking.thing(english)
      if (word === null) {
        const behind = people.has(english) ? null : messageBehind(english)
        return behind !== null ? message(behind) : people.has(english) ? english : (known(english) ?? english)
      }
      return /^\p{Lu}/u.test(english) ? capital(word.name) : word.name
    },
    meet: (name) => {
      if (people.has(name)) return
      people.add(name)
      spoken.clear()
    },
    call: (id, place) => {
      const word = placeNames.get(place.toLowerCase())
      if (placesById.get(id.toLowerCase()) === word) return
      spoken.clear()
      if (word === undefined) placesById.delete(id.toLowerCase())
      else placesById.set(id.toLowerCase(), word)
    },
    left,
  }
}

/** A template that is nothing but a slot says nothing of its own. */
const BARE = /^\{\w+\}$/

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** One stop at the end, where a slot brings its own. */
const oneStop = (words: string): string => words.replace(/(?<!\.)([.!?…])\.(?=\s|$)/g, '$1')

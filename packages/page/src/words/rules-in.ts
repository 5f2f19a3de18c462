/* Words of the rules in another language than English. Nobody loads this who reads English. */
import { type About, keepBehind } from '@fray/kernel'
import type { Connection, Snapshot } from '@fray/live/client'
import {
  aboutIn,
  inLanguage,
  isSpoken,
  type Language,
  openFields,
  openLanguage,
  type Spoken,
} from '@fray/seat/language'
import type { Sitting } from '../sitting.ts'
import { markLeft } from './mark-left.ts'

let tag: Spoken = 'de'
let fights: Language | null = null
const games = new Map<string, Language>()
const coming = new Map<string, Promise<Language>>()

/** Opens the words of all games, and those of the list of ready fights. */
export async function openRules(language: string): Promise<void> {
  if (!isSpoken(language)) return
  tag = language
  fights = await openLanguage(language, { ready: true })
  markLeft(isLeft)
}

/** What seats are called that nobody has named. */
const SEATS: Readonly<Record<Spoken, Readonly<Record<string, string>>>> = {
  de: { Players: 'Spieler', Player: 'Spieler', Referee: 'Spielleitung', Spectators: 'Zuschauende' },
}

/** A word or sentence of the rules, or of a ready fight: as the game that was opened last says it, where only games know it. */
export function ruled(english: string): string {
  const [word = '', number = ''] = english.split(/ (?=\d+$)/)
  const seat = SEATS[tag][word]
  if (seat !== undefined) return `${seat} ${number}`.trim()
  for (const language of [fights, ...[...games.values()].reverse()]) {
    const said = language?.words(english) ?? english
    if (said !== english) return said
  }
  return english
}

/** Whether the words are English because the language lacks them. */
const isLeft = (words: string): boolean => [fights, ...games.values()].some((one) => one?.left.has(words) === true)

/** What says the fields of encounter files, and the words in them: as a game says them where it is named, else as any does. */
export async function fieldWords(ruleset?: string): Promise<(english: string) => string> {
  const [say, game] = await Promise.all([openFields(tag), ruleset === undefined ? null : openGame(ruleset)])
  return (english) => {
    const said = say(english)
    return said === english ? (game?.words(english) ?? said) : said
  }
}

/** How a connection is made whose words are shown in the language. */
export const options = { behind: keepBehind }

/** Opens the words of a game, once; what could not be had is asked for again. */
function openGame(ruleset: string): Promise<Language> {
  const key = `${tag} ${ruleset}`
  const known = coming.get(key)
  if (known !== undefined) return known
  const opened = openLanguage(tag, { ruleset })
  coming.set(key, opened)
  opened.then(
    (language) => games.set(key, language),
    () => coming.delete(key),
  )
  return opened
}

/** The words of a game; null before they are there, which `then` is told of. */
function gameOf(ruleset: string, then: () => void): Language | null {
  const found = games.get(`${tag} ${ruleset}`)
  if (found === undefined) void openGame(ruleset).then(then)
  return found ?? null
}

/** What is explained of a game, with the texts of its rules. */
export const explained = async (ruleset: string, about: About): Promise<About> =>
  aboutIn(await openGame(ruleset), ruleset, about)

/** What does not answer with anything that people read. */
const AS_THEY_ARE: ReadonlySet<PropertyKey> = new Set(['subscribe', 'earlier', 'retry', 'close'])

const isAboutAsked = (name: PropertyKey, [asked]: readonly unknown[]): boolean =>
  name === 'ask' && (asked as { readonly do?: string } | undefined)?.do === 'about'

/** A seat that sees everything in the language. What it sends goes out as it is. */
function spoken(connection: Connection): Connection {
  const listeners = new Set<(now: Snapshot) => void>()
  let shown: { readonly of: Snapshot; readonly now: Snapshot } | null = null
  const changed = (): void => {
    for (const listener of listeners) listener(now())
  }
  const languageNow = (): Language | null => {
    const { table } = connection.now
    return table === null ? null : gameOf(table.fight.ruleset, changed)
  }
  function now(): Snapshot {
    const of = connection.now
    if (shown?.of === of) return shown.now
    const language = languageNow()
    // Nothing is shown in English first.
    if (language === null) return { ...of, table: null, told: [] }
    const { table, told, again, ...rest } = of
    shown = {
      of,
      now: { ...rest, again, table: inLanguage(language, table), told: told.map((one) => inLanguage(language, one)) },
    }
    return shown.now
  }
  let empty: { readonly of: Snapshot; readonly now: Snapshot } | null = null
  const answered = async (answer: unknown): Promise<unknown> => {
    const value = await answer
    const language = languageNow()
    return language === null ? value : inLanguage(language, value)
  }
  const aboutSaid = async (answer: unknown): Promise<unknown> => {
    const about = (await answer) as About | null
    const { table } = connection.now
    return about === null || table === null ? about : explained(table.fight.ruleset, about)
  }
  connection.subscribe(changed)
  return new Proxy(connection, {
    get(target, name) {
      if (name === 'now') {
        const seen = now()
        if (shown !== null && seen === shown.now) return seen
        // What is drawn asks again and again, and wants the same while nothing changes.
        if (empty?.of !== target.now) empty = { of: target.now, now: seen }
        return empty.now
      }
      if (name === 'subscribe')
        return (listener: (now: Snapshot) => void) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        }
      const found: unknown = Reflect.get(target, name, target)
      if (typeof found !== 'function') return found
      const call = (...given: unknown[]): unknown => found.apply(target, given)
      if (AS_THEY_ARE.has(name)) return call
      return (...given: unknown[]) => (isAboutAsked(name, given) ? aboutSaid : answered)(call(...given))
    },
  })
}

/** Resolves when the words of the game are there, so that nothing is drawn without them. */
async function isReady(connection: Connection): Promise<void> {
  const { fight } = await connection.ready
  await openGame(fight.ruleset)
}

/** All seats of a sitting in the language. */
export function sittingIn<S extends Sitting>(sitting: S): S {
  const wrapped = new Map(
    [...sitting.connections, ...(sitting.above === null ? [] : [sitting.above])].map((one) => [one, spoken(one)]),
  )
  for (const one of wrapped.keys()) void isReady(one).catch(() => undefined)
  const of = (one: Connection): Connection => wrapped.get(one) ?? one
  return new Proxy(sitting, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name, target)
      if (name === 'connections') return [...wrapped.values()].slice(0, target.connections.length)
      if (name === 'above') return target.above === null ? null : of(target.above)
      if (name === 'connection') return of(found as Connection)
      return found
    },
  })
}

import type { SeenMessage } from '@fray/kernel'
import { hasRuleWords, isForMachines } from '@fray/seat'
import type { Language } from './language.ts'

/** Fields that hold what somebody or something is called. */
const NAMES: ReadonlySet<string> = new Set(['name', 'with', 'kind', 'otherwise'])

type Plain = Readonly<Record<string, unknown>>

/**
 * What a seat gets, in a language: a table, actions, lines of the log, answers to what it asks. What is sent back to the host (commands,
 * ids, references) stays as it is, and so does what people wrote.
 */
export const inLanguage = <T>(language: Language, seen: T): T => translated(language, seen, '') as T

/** What was translated, by what it was: parts that have not changed stay the same objects. */
const known = new WeakMap<Language, WeakMap<object, unknown>>()

function translated(language: Language, value: unknown, field: string): unknown {
  const all = known.get(language) ?? new WeakMap<object, unknown>()
  known.set(language, all)
  return within(language, all, value, field)
}

/** A value in the language; the very same where nothing in it is said otherwise. */
function within(language: Language, all: WeakMap<object, unknown>, value: unknown, field: string): unknown {
  if (typeof value === 'string') {
    if (hasRuleWords(field)) return language.words(value)
    return NAMES.has(field) ? language.name(value) : value
  }
  if (typeof value !== 'object' || value === null) return value
  const found = all.get(value)
  if (found !== undefined) return found
  const made = Array.isArray(value) ? listWithin(language, all, value, field) : mapWithin(language, all, value as Plain)
  if (made !== value) all.set(value, made)
  return made
}

function listWithin(language: Language, all: WeakMap<object, unknown>, list: readonly unknown[], field: string) {
  let made: unknown[] | null = null
  for (const [at, one] of list.entries()) {
    const inside = within(language, all, one, field)
    if (inside === one) continue
    made ??= [...list]
    made[at] = inside
  }
  return made ?? list
}

/** What two are to each other, what somebody or something explained is; any other kind, such as a wall's, is a machine's word. */
const isKindWords = (value: Plain): boolean => ('a' in value && 'b' in value) || 'lines' in value || 'health' in value

/** What an explanation is asked by: its name is an id. */
const isRef = (value: Plain): boolean => 'kind' in value && 'name' in value && 'of' in value && !isKindWords(value)

/** Beats with what a screen shows of them: how somebody looks, and what comes to lie on them. */
function beatsWithin(language: Language, all: WeakMap<object, unknown>, beats: readonly Plain[]): readonly Plain[] {
  return beats.map((beat) => {
    if (beat.beat === 'join') return beat
    const { state, health, left } = beat
    return {
      ...beat,
      ...(typeof state === 'string' ? { state: language.inside(state) } : {}),
      ...(typeof health === 'string' ? { health: language.words(health) } : {}),
      ...(left === undefined ? {} : { left: within(language, all, left, 'left') }),
    }
  })
}

function mapWithin(language: Language, all: WeakMap<object, unknown>, value: Plain): Plain {
  if (value.who !== undefined) meetAll(language, value.who)
  if (typeof value.id === 'string' && typeof value.name === 'string') language.call(value.id, value.name)
  if (isRef(value)) return value
  let made: Record<string, unknown> | null = null
  for (const name of Object.keys(value)) {
    const inside = value[name]
    const isBeats = name === 'beats' && Array.isArray(inside)
    if (!isBeats && (isForMachines(name, inside) || (name === 'kind' && !isKindWords(value)))) continue
    const shown = isBeats ? beatsWithin(language, all, inside as readonly Plain[]) : within(language, all, inside, name)
    if (shown === inside) continue
    made ??= { ...value }
    made[name] = shown
  }
  // Pictures know a state by its English word.
  if (made?.word !== undefined && typeof value.short === 'string') made.sign = value.word
  const { message, words } = value as { readonly message?: SeenMessage; readonly words?: unknown }
  // A line of the log has its template with it.
  if (message !== undefined && typeof words === 'string') return { ...value, ...made, words: language.message(message) }
  return made ?? value
}

function meetAll(language: Language, who: unknown): void {
  if (typeof who === 'string') language.meet(who)
  if (Array.isArray(who)) for (const one of who) if (typeof one === 'string') language.meet(one)
}

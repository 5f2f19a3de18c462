import type { SeenMessage } from '@fray/kernel'
import type { Play } from '@fray/seat'
import type { Language } from './language.ts'

/** Fields of what a seat gets that hold words of the rules, or several. */
const WORDS: ReadonlySet<string> = new Set(
  (
    'words label title prompt under reason event pointless why occasion source ends finer rest whom about text ' +
    'lines notes cautions hazard note unit health states fact detail whyNot verdict'
  ).split(' '),
)

/** Fields that hold what somebody or something is called. */
const NAMES: ReadonlySet<string> = new Set(['name', 'with', 'kind'])

/** Fields whose inside is for machines: it is sent back as it is. */
const KEPT: ReadonlySet<string> = new Set(
  'command given ref refs key id value beats message looks packs options choices'.split(' '),
)

type Plain = Readonly<Record<string, unknown>>

const isMap = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What a seat gets, in a language: a table, actions, lines of the log, answers to what it asks. What is sent back to the host (commands,
 * ids, references) stays as it is, and so does what people wrote.
 */
export const inLanguage = <T>(language: Language, seen: T): T => translated(language, seen, '') as T

function translated(language: Language, value: unknown, field: string): unknown {
  if (typeof value === 'string') {
    if (WORDS.has(field)) return language.words(value)
    return NAMES.has(field) ? language.name(value) : value
  }
  if (Array.isArray(value)) return value.map((one) => translated(language, one, field))
  if (!isMap(value)) return value
  const { message } = value as { readonly message?: SeenMessage }
  const entries = Object.entries(value).map(([name, inside]) => {
    // Options of a question have words; those of a fight are for machines.
    const isKept = KEPT.has(name) && !(name === 'options' && Array.isArray(inside))
    return [name, isKept ? inside : translated(language, inside, name)]
  })
  const all = Object.fromEntries(entries) as Record<string, unknown>
  // A line of the log has its template with it.
  if (isMap(message) && typeof value.words === 'string') all.words = language.message(message)
  return all
}

/** What a play gives a seat, and is asked in a language in which it answers. */
const ANSWERS: ReadonlySet<PropertyKey> = new Set([
  'table',
  'told',
  'actions',
  'chances',
  'optionChances',
  'about',
  'reach',
  'threat',
  'between',
  'orders',
  'values',
  'account',
  'pastTable',
  'submit',
  'answer',
  'roll',
  'undo',
  'redo',
])

/** A play that answers in a language. */
export function playIn(language: Language, play: Play): Play {
  const said = (value: unknown): unknown =>
    value instanceof Promise ? value.then((one) => inLanguage(language, one)) : inLanguage(language, value)
  return new Proxy(play, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name, target)
      if (typeof found !== 'function') return found
      return ANSWERS.has(name)
        ? (...given: unknown[]) => said(found.apply(target, given))
        : (...given: unknown[]) => found.apply(target, given)
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  })
}

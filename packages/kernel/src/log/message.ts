import type { Who } from '../state/columns.ts'
import { capital, listText, stoppedOnce } from '../words.ts'
import type { Message, Ref, Slot, Slots, Source, TallyRecord } from './parts.ts'

export type { Message, Ref, Slot, Slots, Source } from './parts.ts'

/** What is told of an event: a message, or words already; null for nothing. */
export type Tells = Message | string | null

/** The names of the slots of a template. */
export type SlotsIn<T extends string> = T extends `${string}{${infer N}}${infer R}` ? N | SlotsIn<R> : never

const NONE: Slots = {}

/** A message of a template that has no slots: a word of a list, a reason. */
export const word = <T extends string>(key: SlotsIn<T> extends never ? T : never): Message => ({ key, slots: NONE })

/** A message of a template with its slots. */
export const say = <T extends string>(key: T, slots: Readonly<Record<SlotsIn<T>, Slot | null>>): Message => ({
  key,
  slots,
})

/** A combatant in a slot; the referee below 0. */
export const person = (who: Who): Slot => ({ who })

/** What a viewer may know, asked by row. */
export interface Sees {
  /** What the viewer calls the combatant; null where it does not know of it. */
  name(who: number): string | null
  /** Whether the referee hides the place or thing from the viewer. */
  hides(ref: Ref): boolean
}

/** A message in English, with whom it is about. */
export interface Said {
  readonly words: string
  /** Rows of the combatants in its slots, of those the viewer knows of and of those it does not. */
  readonly known: ReadonlySet<number>
  readonly unknown: ReadonlySet<number>
  /** Whether it names a place that is hidden from the viewer. */
  readonly isHidden: boolean
}

/** A combatant of whom the viewer does not know, and a thing that is hidden from it. */
const SOMEBODY = 'somebody'
const SOMETHING = 'something'

/** The message in English, as the viewer may know it. */
export function said(message: Message, sees: Sees): Said {
  const known = new Set<number>()
  const unknown = new Set<number>()
  let isHidden = false
  const nameOf = (who: number): string => {
    const name = sees.name(who)
    if (who >= 0) (name === null ? unknown : known).add(who)
    return name ?? SOMEBODY
  }
  const peopleText = (people: readonly number[], some: boolean): string => {
    const seen = people.filter((who) => sees.name(who) !== null)
    return listText((seen.length > 0 || !some ? seen : people.slice(0, 1)).map(nameOf))
  }
  const text = (slot: Slot | null): string => {
    if (slot === null) return ''
    if ('key' in slot) return fill(slot)
    if ('who' in slot) return nameOf(slot.who)
    if ('people' in slot) return peopleText(slot.people, slot.some === true)
    if ('thing' in slot) return slot.ref !== undefined && sees.hides(slot.ref) ? SOMETHING : slot.thing
    if ('place' in slot) {
      if (sees.hides(slot.ref)) isHidden = true
      return slot.place
    }
    if ('number' in slot) return String(slot.number)
    if ('sum' in slot) return sumText(slot.sum, sees)
    if ('said' in slot) return slot.said
    return listText(slot.list.map(text))
  }
  const fill = ({ key, slots }: Message): string =>
    piecesOf(key)
      .map((piece, at) => (at % 2 === 0 ? piece : text(slots[piece] ?? null)))
      .join('')
  const words = stoppedOnce(fill(message))
  return { words: words.startsWith(SOMEBODY) ? capital(words) : words, known, unknown, isHidden }
}

const pieces = new Map<string, readonly string[]>()

/** The text of a template and its slots by turns, text first and last. */
export function piecesOf(key: string): readonly string[] {
  let found = pieces.get(key)
  if (found === undefined) {
    found = key.split(/\{(\w+)\}/)
    pieces.set(key, found)
  }
  return found
}

/** Where a part of a number comes from, in English. */
export const sourceText = (source: Source, sees: Sees): string =>
  typeof source === 'string' ? source : said(source, sees).words

/** One who knows of nobody. */
const NOBODY_KNOWN: Sees = { name: () => null, hides: () => false }

/** `10 + 2 = 12 damage`; `damage` where the number may not be known. `kind`: `fire`. */
export const damageText = (tally: TallyRecord | null, kind = ''): string =>
  [tally === null ? '' : sumText(tally), kind, 'damage'].filter((word) => word !== '').join(' ')

/** What a sentence says of a roll's numbers: `: 10 + 2 = 12 against AC 14`, as far as they may be known; '' where none may. */
export function rolledText(
  { tally, against }: { readonly tally: TallyRecord | null; readonly against: number | null },
  what = '',
): string {
  const number = tally === null ? '' : `: ${sumText(tally)}`
  return against === null ? number : `${number} against ${what === '' ? '' : `${what} `}${against}`
}

/**
 * `10 + 2 = 12`, parts of nothing left out; one part alone is just the number. What changes the others is named:
 * `3 - 5 + 2 (at least 0) = 0`.
 */
export function sumText(record: TallyRecord, sees: Sees = NOBODY_KNOWN): string {
  const shown = record.parts.filter((p) => p.counted && (p.value !== 0 || (p.dice?.faces.length ?? 0) > 0))
  if (shown.length <= 1) return String(record.total)
  const terms = shown.map((p, i) => {
    const number = i === 0 ? String(p.value) : p.value < 0 ? `- ${-p.value}` : `+ ${p.value}`
    return p.changes === true ? `${number} (${sourceText(p.source, sees)})` : number
  })
  return `${terms.join(' ')} = ${record.total}`
}

import type { Who } from '../state/columns.ts'
import { capital, listText, signed, stoppedOnce, unfit } from '../words.ts'
import { keepBehind } from './behind.ts'
import { written } from './made-words.ts'
import type { Message, Ref, SeenMessage, SeenSlot, Slot, Slots, Source, TallyRecord, Words } from './parts.ts'

export type { HideableThing, Message, Named, Ref, SeenMessage, SeenSlot, Slot, Slots, Source, Words } from './parts.ts'

/** What is told of an event; null for nothing. */
export type Tells = Message | null

/** The names of the slots of a template. */
export type SlotsIn<T extends string> = T extends `${string}{${infer N}}${infer R}` ? N | SlotsIn<R> : never

/** What the compiler says of words that only come about when the rules run. */
type NotWritten = 'words that are written here: what comes about in play stands in a slot of say(...)'

/** `T` where it is known when it is written, a union of such included; nothing that fits for words that come about when the rules run. */
export type Literal<T extends string> = Record<never, never> extends Record<T, 1> ? NotWritten : T

/** A template without slots. */
export type Slotless<T extends string> = [SlotsIn<T>] extends [never]
  ? Literal<T>
  : 'a template with slots: say(...) fills them'

/** A source as rules hand it over, so that nothing is made where nobody listens: words known when they are written, or a {@link Source}. */
export type SourceOf<T extends string> = Slotless<T> | Source

const NONE: Slots = {}

/** A message of a template that has no slots: a word of a list, a reason. Words that are only known when the rules run do not compile. */
export const word = <T extends string>(key: Slotless<T>): Message => ({ key, slots: NONE })

/** A message of a template, which is known when it is written, with its slots. */
export const say = <T extends string>(key: Literal<T>, slots: Readonly<Record<SlotsIn<T>, Slot | null>>): Message => ({
  key,
  slots,
})

/** A number in a slot with its sign: `+2`. */
export const plus = (number: number): Slot & SeenSlot => ({ number, signed: true })

/** A combatant in a slot; the referee below 0. */
export const person = (who: Who): Slot => ({ who })

/** What a viewer may know, asked by row. */
export interface Sees {
  /** What the viewer calls the combatant; null where it does not know of it. */
  name(who: number): string | null
  /** Whether the referee hides the place or thing from the viewer. */
  hides(ref: Ref): boolean
}

/** A message as a viewer may know it, in English, with whom it is about. */
export interface Said {
  readonly words: Words
  readonly message: SeenMessage
  /** Rows of the combatants in its slots, of those the viewer knows of and of those it does not. */
  readonly known: ReadonlySet<number>
  readonly unknown: ReadonlySet<number>
  /** Whether it names a place that is hidden from the viewer. */
  readonly isHidden: boolean
}

/** A combatant of whom the viewer does not know, and a thing that is hidden from it. */
const SOMEBODY = 'somebody'
const SOMETHING = 'something'

/** The message as the viewer may know it, and in English. */
export function said(message: Message, sees: Sees): Said {
  const known = new Set<number>()
  const unknown = new Set<number>()
  let isHidden = false
  const nameOf = (who: number): string | null => {
    const name = sees.name(who)
    if (who >= 0) (name === null ? unknown : known).add(who)
    return name
  }
  const peopleSeen = (people: readonly number[], some: boolean): (string | null)[] => {
    const seen = people.filter((who) => sees.name(who) !== null)
    return (seen.length > 0 || !some ? seen : people.slice(0, 1)).map(nameOf)
  }
  const seenSlot = (slot: Slot): SeenSlot => {
    if ('key' in slot) return seenMessage(slot)
    if ('who' in slot) return { who: nameOf(slot.who) }
    if ('people' in slot) return { people: peopleSeen(slot.people, slot.some === true) }
    if ('thing' in slot) return { thing: slot.ref !== undefined && sees.hides(slot.ref) ? null : slot.thing }
    if ('place' in slot) {
      if (sees.hides(slot.ref)) isHidden = true
      return { place: slot.place }
    }
    if ('sum' in slot) return { number: slot.sum.total, parts: sumText(slot.sum, sees) }
    if ('list' in slot) return { list: slot.list.map(seenSlot) }
    return slot
  }
  const seenMessage = ({ key, slots }: Message): SeenMessage => ({
    key,
    slots: Object.fromEntries(
      piecesOf(key).flatMap((name, at) => {
        const slot = at % 2 === 0 ? null : (slots[name] ?? null)
        return slot === null ? [] : [[name, seenSlot(slot)]]
      }),
    ),
  })
  const seen = seenMessage(message)
  return { words: english(seen), message: seen, known, unknown, isHidden }
}

/** Whether a message names somebody, or a place or thing, of which the viewer does not know. */
export function namesUnknown(message: Message, sees: Sees): boolean {
  const isUnknown = (slot: Slot | null): boolean => {
    if (slot === null) return false
    if ('key' in slot) return Object.values(slot.slots).some(isUnknown)
    if ('who' in slot) return sees.name(slot.who) === null
    if ('people' in slot) return slot.people.some((who) => sees.name(who) === null)
    if ('list' in slot) return slot.list.some(isUnknown)
    return 'ref' in slot && slot.ref !== undefined && sees.hides(slot.ref)
  }
  return isUnknown(message)
}

/** Rows of the combatants in the slots of a message, each as often as it stands there. */
export function peopleIn(message: Message): readonly number[] {
  const within = (slot: Slot | null): readonly number[] => {
    if (slot === null) return []
    if ('key' in slot) return peopleIn(slot)
    if ('who' in slot) return [slot.who]
    if ('people' in slot) return slot.people
    return 'list' in slot ? slot.list.flatMap(within) : []
  }
  return Object.values(message.slots).flatMap(within)
}

/** The message in English; it can be found by those words for a while ({@link messageBehind}). */
export function english(message: SeenMessage): Words {
  const plain = stoppedOnce(filled(message))
  const words = plain.startsWith(SOMEBODY) ? capital(plain) : plain
  keepBehind(words, message)
  return written(words)
}

/**
 * A message of a template in English, where what stands in its slots is for everybody who gets it; words without slots are their own
 * template.
 */
export function inEnglish<T extends string>(key: Slotless<T>): Words
export function inEnglish<T extends string>(
  key: Literal<T>,
  slots: Readonly<Record<SlotsIn<T>, SeenSlot | null>>,
): Words
/* @__NO_SIDE_EFFECTS__ */
export function inEnglish(key: string, slots?: Readonly<Record<string, SeenSlot | null>>): Words {
  return slots === undefined ? written(key) : english(seenOf<string>(key as never, slots))
}

/** A message of a template as anybody may know it. */
export const seenOf = <T extends string>(
  key: Literal<T>,
  slots: Readonly<Record<SlotsIn<T>, SeenSlot | null>>,
): SeenMessage => ({
  key,
  slots: Object.fromEntries(
    Object.entries<SeenSlot | null>(slots).flatMap(([name, slot]) => (slot === null ? [] : [[name, slot]])),
  ),
})

function filled({ key, slots }: SeenMessage): string {
  return piecesOf(key)
    .map((piece, at) => (at % 2 === 0 ? piece : slotText(slots[piece])))
    .join('')
}

function slotText(slot: SeenSlot | undefined): string {
  if (slot === undefined) return ''
  if ('key' in slot) return filled(slot)
  if ('who' in slot) return slot.who ?? SOMEBODY
  if ('people' in slot) return listText(slot.people.map((name) => name ?? SOMEBODY))
  if ('thing' in slot) return slot.thing ?? SOMETHING
  if ('place' in slot) return slot.place
  if ('number' in slot) return slot.parts ?? (slot.signed === true ? signed(slot.number) : String(slot.number))
  if ('said' in slot) return slot.said
  return listText(slot.list.map(slotText))
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

/** The message of a source: a thing stands in it by its name. */
export const sourceMessage = (source: Source | string): Message =>
  typeof source === 'string'
    ? { key: source, slots: NONE }
    : 'slots' in source && 'key' in source
      ? source
      : say('{name}', { name: { thing: source.name } })

/** A message in English, as the viewer may know it. */
export const sourceText = (source: Message, sees: Sees): Words => said(source, sees).words

/** One who knows of nobody. */
const NOBODY_KNOWN: Sees = { name: () => null, hides: () => false }

/** A message in English for those who know of nobody. */
export const withoutNames = (message: Message): Words => said(message, NOBODY_KNOWN).words

/** What is wrong with a text that somebody has written, to be put behind what it is; null where nothing is. */
export function unfitText(text: string, hasLines = false): string | null {
  const wrong = unfit(text, hasLines)
  return wrong === null ? null : withoutNames(wrong)
}

/** `10 + 2 = 12 fire and cold damage`, as far as the number may be known. */
export function damageOf(tally: TallyRecord | null, kinds: readonly Slot[] = []): Message {
  const kind = { list: kinds }
  if (tally === null) return kinds.length === 0 ? word('damage') : say('{kind} damage', { kind })
  const sum = { sum: tally }
  return kinds.length === 0 ? say('{sum} damage', { sum }) : say('{sum} {kind} damage', { sum, kind })
}

/** The message, which is about those combatants too without naming them. */
export const concerning = ({ key, slots }: Message, people: readonly Who[]): Message => ({
  key,
  slots: { ...slots, about: { people, some: true } },
})

/** The numbers of a roll in a slot, as far as they may be known: `: 10 + 2 = 12 against AC 14`, where `AC` is `what` it is against. */
export function numbersOf(
  { tally, against }: { readonly tally: TallyRecord | null; readonly against: number | null },
  what = '',
): Slot | null {
  const named = what === '' ? null : say('{what} ', { what: { key: what, slots: NONE } })
  const reach = against === null ? null : say(' against {what}{against}', { what: named, against: { number: against } })
  return tally === null ? reach : say(': {sum}{reach}', { sum: { sum: tally }, reach })
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

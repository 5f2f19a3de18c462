import type { Who } from '../state/columns.ts'
import { capital, listText, signed, stoppedOnce, unfit } from '../words.ts'
import { keepBehind } from './behind.ts'
import { written } from './made-words.ts'
import type { Message, Ref, SeenMessage, SeenSlot, Slot, Slots, Source, TallyRecord, Words } from './parts.ts'

export type { HideableThing, Message, Named, Ref, SeenMessage, SeenSlot, Slot, Slots, Source, Words } from './parts.ts'

/** The message for an event; null for none. */
export type Tells = Message | null

/** The names of the slots of a template. */
export type SlotsIn<T extends string> = T extends `${string}{${infer N}}${infer R}` ? N | SlotsIn<R> : never

/** The compiler's message for words that exist only at run time. */
type NotWritten = 'words that are written here: what comes about in play stands in a slot of say(...)'

/** `T` if it is a literal type or a union of literals; otherwise a type that no string fits. */
export type Literal<T extends string> = Record<never, never> extends Record<T, 1> ? NotWritten : T

/** A template without slots. */
export type Slotless<T extends string> = [SlotsIn<T>] extends [never]
  ? Literal<T>
  : 'a template with slots: say(...) fills them'

/** A source as rules pass it, so that nothing is built without a recorder: literal words or a {@link Source}. */
export type SourceOf<T extends string> = Slotless<T> | Source

const NONE: Slots = {}

/**
 * A message from a template without slots: a word of a list, a reason. Words that exist only at run time do not
 * compile.
 */
export const word = <T extends string>(key: Slotless<T>): Message => ({ key, slots: NONE })

/** A message from a literal template and its slots. */
export const say = <T extends string>(key: Literal<T>, slots: Readonly<Record<SlotsIn<T>, Slot | null>>): Message => ({
  key,
  slots,
})

/** A number in a slot with its sign: `+2`. */
export const plus = (number: number): Slot & SeenSlot => ({ number, signed: true })

/** A combatant in a slot; the referee below 0. */
export const person = (who: Who): Slot => ({ who })

/** What a viewer may know, by row. */
export interface Sees {
  /** The combatant's name for the viewer; null if the viewer does not know it. */
  name(who: number): string | null
  /** Whether the referee hides the place or thing from the viewer. */
  hides(ref: Ref): boolean
}

/** A message in English as a viewer may know it, with the combatants it is about. */
export interface Said {
  readonly words: Words
  readonly message: SeenMessage
  /** Rows of the combatants in its slots: those the viewer knows, and those it does not. */
  readonly known: ReadonlySet<number>
  readonly unknown: ReadonlySet<number>
  /** Whether it names a place that is hidden from the viewer. */
  readonly isHidden: boolean
}

/** Stand-ins for a combatant that the viewer does not know and a thing that is hidden from it. */
const SOMEBODY = 'somebody'
const SOMETHING = 'something'

/** The message as the viewer may know it, in English and as a template. */
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
  const seenMessage = ({ key, slots }: Message): SeenMessage => {
    const pieces = piecesOf(key)
    const seen: Record<string, SeenSlot> = {}
    for (let at = 1; at < pieces.length; at += 2) {
      const slot = slots[pieces[at]]
      if (slot) seen[pieces[at]] = seenSlot(slot)
    }
    return { key, slots: seen }
  }
  const seen = seenMessage(message)
  return { words: english(seen), message: seen, known, unknown, isHidden }
}

/** Whether a message names a combatant, place or thing that the viewer does not know. */
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

/** Rows of the combatants in the slots of a message, with repetitions. */
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

/** The message in English; {@link messageBehind} finds it by those words for a while. */
export function english(message: SeenMessage): Words {
  const plain = stoppedOnce(filled(message))
  const words = plain.startsWith(SOMEBODY) ? capital(plain) : plain
  keepBehind(words, message)
  return written(words)
}

/**
 * A message from a template in English, when every slot may be shown to everyone; words without slots are their own
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

/** A message from a template when every slot may be shown to everyone. */
export const seenOf = <T extends string>(
  key: Literal<T>,
  slots: Readonly<Record<SlotsIn<T>, SeenSlot | null>>,
): SeenMessage => {
  // A loop takes a fifth of the time of lists of entries: tables are made of thousands of these.
  const all: Readonly<Record<string, SeenSlot | null>> = slots
  const seen: Record<string, SeenSlot> = {}
  for (const name in all) if (all[name] !== null) seen[name] = all[name] as SeenSlot
  return { key, slots: seen }
}

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

/** A template split into text and slot names, alternating, text first and last. */
export function piecesOf(key: string): readonly string[] {
  let found = pieces.get(key)
  if (found === undefined) {
    found = key.split(/\{(\w+)\}/)
    pieces.set(key, found)
  }
  return found
}

/** The message for a source; a thing becomes its name. */
export const sourceMessage = (source: Source | string): Message =>
  typeof source === 'string'
    ? { key: source, slots: NONE }
    : 'slots' in source && 'key' in source
      ? source
      : say('{name}', { name: { thing: source.name } })

/** A message in English, as the viewer may know it. */
export const sourceText = (source: Message, sees: Sees): Words => said(source, sees).words

/** A viewer who knows nobody. */
const NOBODY_KNOWN: Sees = { name: () => null, hides: () => false }

/** A message in English for a viewer who knows nobody. */
export const withoutNames = (message: Message): Words => said(message, NOBODY_KNOWN).words

/** What is wrong with a text that someone wrote, to be appended to its name; null if nothing is. */
export function unfitText(text: string, hasLines = false): string | null {
  const wrong = unfit(text, hasLines)
  return wrong === null ? null : withoutNames(wrong)
}

/** `10 + 2 = 12 fire and cold damage`, as far as the viewer may know the number. */
export function damageOf(tally: TallyRecord | null, kinds: readonly Slot[] = []): Message {
  const kind = { list: kinds }
  if (tally === null) return kinds.length === 0 ? word('damage') : say('{kind} damage', { kind })
  const sum = { sum: tally }
  return kinds.length === 0 ? say('{sum} damage', { sum }) : say('{sum} {kind} damage', { sum, kind })
}

/** The same message, marked as also concerning those combatants without naming them. */
export const concerning = ({ key, slots }: Message, people: readonly Who[]): Message => ({
  key,
  slots: { ...slots, about: { people, some: true } },
})

/**
 * The numbers of a roll as a slot, as far as the viewer may know them: `: 10 + 2 = 12 against AC 14`, where `what` is
 * `AC`.
 */
export function numbersOf(
  { tally, against }: { readonly tally: TallyRecord | null; readonly against: number | null },
  what = '',
): Slot | null {
  const named = what === '' ? null : say('{what} ', { what: { key: what, slots: NONE } })
  const reach = against === null ? null : say(' against {what}{against}', { what: named, against: { number: against } })
  return tally === null ? reach : say(': {sum}{reach}', { sum: { sum: tally }, reach })
}

/**
 * `10 + 2 = 12`, without parts of 0; a single part is just the number. Parts that change others are named: `3 - 5 + 2
 * (at least 0) = 0`.
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

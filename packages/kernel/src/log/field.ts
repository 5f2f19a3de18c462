import { nameOf } from '../command.ts'
import type { AnyScene } from '../scene.ts'
import type { Who } from '../state/columns.ts'
import { recordTally, type Tally, type TallyRecord } from '../tally.ts'
import { type Message, type Slot, said } from './message.ts'
import type { Secret } from './secrecy.ts'
import { seesOf } from './sees.ts'

/** The name of a combatant in the log; the referee below 0. */
export const calledIn = (scene: AnyScene, row: number): string => (row < 0 ? 'the referee' : nameOf(scene, row))

/**
 * One field of an event, declared once: rules pass a `V`, message functions get a `W`. Events hold numbers; names and
 * words are made only when a log entry is. `what` in the functions below is for the events reference.
 */
export interface EventField<N extends string = string, V = unknown, W = unknown> {
  readonly name: N
  /** A description for the protocol reference. */
  readonly what: string
  /** The value as the event stores it. */
  record(scene: AnyScene, value: V): unknown
  /** The value as a message slot; null if it does not appear in messages. */
  slot(scene: AnyScene, kept: unknown): Slot | null
  /** The value for a message function. */
  told(scene: AnyScene, kept: unknown): W
  /** The value as plain data: names instead of rows, words instead of numbers. */
  plain(scene: AnyScene, kept: unknown): unknown
  /** Reasons to hide it from a seat: one is enough. */
  readonly secrets: readonly Omit<Secret, 'field'>[]
}

const same = (_scene: AnyScene, value: unknown): unknown => value

/** How a value is said. */
interface Sayings<N extends string, V, W> {
  readonly slot: EventField['slot']
  readonly told: EventField<N, V, W>['told']
  /** The value itself by default. */
  readonly plain?: EventField['plain']
  /** The value itself by default. */
  readonly record?: EventField<N, V, W>['record']
}

function field<N extends string, V, W>(
  name: N,
  what: string,
  { slot, told, plain = same, record = same as EventField<N, V, W>['record'] }: Sayings<N, V, W>,
): EventField<N, V, W> {
  return { name, what, record, slot, told, plain, secrets: [] }
}

/** For fields that appear in no message but only decide which message it is. */
const noSlot = (): null => null

/** A combatant by row; -1 for the referee or nobody. */
export const who = <N extends string>(name: N, what = 'a combatant'): EventField<N, Who, string> =>
  field(name, what, {
    slot: (_scene, kept) => ({ who: kept as Who }),
    told: (scene, kept) => calledIn(scene, kept as number),
    plain: (scene, kept) => nameOf(scene, kept as number),
  })

/** A combatant by row, or -1 for nobody: null for message functions. */
export const someone = <N extends string>(
  name: N,
  what = 'a combatant, or nobody',
): EventField<N, Who, string | null> =>
  field(name, what, {
    slot: (_scene, kept) => ((kept as number) < 0 ? null : { who: kept as Who }),
    told: (scene, kept) => ((kept as number) < 0 ? null : nameOf(scene, kept as number)),
    plain: (scene, kept) => ((kept as number) < 0 ? null : nameOf(scene, kept as number)),
  })

/** Combatants by row. */
export const everyone = <N extends string>(
  name: N,
  what = 'combatants',
): EventField<N, readonly Who[], readonly string[]> => {
  // A viewer who does not know some of them learns of the others; one who knows none learns that there was someone.
  const heard = (scene: AnyScene, kept: unknown): readonly number[] => {
    const known = knownIn(scene, kept)
    return known.length === 0 ? (kept as readonly number[]).slice(0, 1) : known
  }
  return field(name, what, {
    slot: (_scene, kept) => ({ people: kept as readonly Who[], some: true }),
    told: (scene, kept) => heard(scene, kept).map((row) => calledIn(scene, row)),
    plain: (scene, kept) => heard(scene, kept).map((row) => nameOf(scene, row)),
  })
}

const knownIn = (scene: AnyScene, kept: unknown): readonly number[] =>
  (kept as readonly number[]).filter((row) => scene.knows(row))

/**
 * All combatants, by row, for whom something is true, such as having gone down. Those whom a viewer does not know are
 * left out silently.
 */
export const allWho = <N extends string>(
  name: N,
  what = 'combatants',
): EventField<N, readonly Who[], readonly string[]> =>
  field(name, what, {
    slot: (_scene, kept) => ({ people: kept as readonly Who[] }),
    told: (scene, kept) => knownIn(scene, kept).map((row) => calledIn(scene, row)),
    plain: (scene, kept) => knownIn(scene, kept).map((row) => nameOf(scene, row)),
  })

/** A plain number. */
export const amount = <N extends string>(name: N, what = 'a number'): EventField<N, number, number> =>
  field(name, what, { slot: (_scene, kept) => ({ number: kept as number }), told: (_scene, kept) => kept as number })

/** A text as a person wrote it. */
export const text = <N extends string>(name: N, what = 'a text'): EventField<N, string, string> =>
  field(name, what, { slot: (_scene, kept) => ({ said: kept as string }), told: (_scene, kept) => kept as string })

/** How a combatant looks, in a word of the ruleset (`healthWord`). */
export const look = <N extends string>(name: N): EventField<N, string, string> =>
  field(name, 'how it looks now', {
    slot: (_scene, kept) => ({ key: kept as string, slots: {} }),
    told: (_scene, kept) => kept as string,
  })

/** The rule that the event comes from. */
export const byRule = <R extends string, N extends string = 'rule'>(name: N): EventField<N, R, R> =>
  field(name, 'the id of a rule', { slot: noSlot, told: (_scene, kept) => kept as R })

/** Yes or no. */
export const yes = <N extends string>(name: N, what = 'yes or no'): EventField<N, boolean, boolean> =>
  field(name, what, { slot: noSlot, told: (_scene, kept) => kept as boolean })

/** One of the words, by position; '' for an invalid position. */
export const wordIn = <N extends string, const W extends string>(
  name: N,
  words: readonly W[],
): EventField<N, number, W | ''> => {
  const word = (_scene: AnyScene, kept: unknown): W | '' => words[kept as number] ?? ''
  return field(name, words.join(', '), {
    slot: (_scene, kept) =>
      words[kept as number] === undefined ? null : { key: words[kept as number] as string, slots: {} },
    told: word,
    plain: word,
  })
}

/** A side by position, shown by name; '' for none. */
export const whichSide = <N extends string>(name: N): EventField<N, number, string> =>
  field(name, 'a side', {
    slot: (scene, kept) => {
      const side = scene.setup.sides[kept as number]
      return side === undefined ? null : { key: side.name, slots: {} }
    },
    told: (scene, kept) => scene.setup.sides[kept as number]?.name ?? '',
    plain: (scene, kept) => scene.setup.sides[kept as number]?.id ?? null,
  })

/** Things with a source, such as parts of a number, with their sources in words. */
export const sourcesInWords = <P extends { readonly source: Message }>(scene: AnyScene, all: readonly P[]) =>
  all.map((one) => ({ ...one, source: said(one.source, seesOf(scene)).words }))

/** A number with its parts as plain data; missing fields stay missing. */
export const plainSum = (scene: AnyScene, kept: unknown): unknown => {
  const { parts, ...rest } = kept as TallyRecord
  return { ...rest, parts: sourcesInWords(scene, parts) }
}

/** A number with its parts. */
export const sum = <N extends string>(name: N, what = 'a number with its parts'): EventField<N, Tally, TallyRecord> =>
  field(name, what, {
    slot: (_scene, kept) => ({ sum: kept as TallyRecord }),
    told: (_scene, kept) => kept as TallyRecord,
    plain: plainSum,
    record: (_scene, value) => recordTally(value),
  })

/** Plain data of any shape. */
export const data = <N extends string, V>(name: N, what = 'plain data'): EventField<N, V, V> =>
  field(name, what, { slot: noSlot, told: (_scene, kept) => kept as V })

/**
 * Something in the ruleset that a number identifies: a Zone, an item. `nameIn` is its name for people; `slotIn` its
 * message slot, by default a thing that cannot be hidden.
 */
export const thing =
  <S extends AnyScene, V extends number>(
    what: string,
    nameIn: (scene: S, value: V) => string,
    plain = nameIn as (scene: S, value: V) => unknown,
    slotIn: (scene: S, value: V) => Slot | null = (scene, value) => ({ thing: nameIn(scene, value) }),
  ) =>
  <N extends string>(name: N): EventField<N, V, string> =>
    field(name, what, {
      slot: (scene, kept) => slotIn(scene as S, kept as V),
      told: (scene, kept) => nameIn(scene as S, kept as V),
      plain: (scene, kept) => plain(scene as S, kept as V),
    })

/** A thing as an event stores it: by the name that it had at the time. */
interface Kept {
  readonly name: string
  readonly row: number
}

/**
 * Something whose name may change or vanish, by its row in a table where the referee may hide it. The event stores
 * its name at the time.
 */
export const named =
  <S extends AnyScene, V extends number>(
    what: string,
    nameIn: (scene: S, value: V) => string,
    table: string | null = null,
  ) =>
  <N extends string>(name: N): EventField<N, V, string> =>
    field(name, what, {
      slot: (_scene, kept) => {
        const { name: thing, row } = kept as Kept
        return table === null ? { thing } : { thing, ref: { table, row } }
      },
      told: (_scene, kept) => (kept as Kept).name,
      plain: (_scene, kept) => (kept as Kept).name,
      record: (scene, value) => ({ name: nameIn(scene as S, value), row: value }),
    })

/** Something by the name in its content: a spell, an attack. */
export const called = <N extends string>(name: N, what = 'its name'): EventField<N, string, string> =>
  field(name, what, { slot: (_scene, kept) => ({ thing: kept as string }), told: (_scene, kept) => kept as string })

/** A message within the message: a reason, an activity. */
export const phrase = <N extends string>(name: N, what = 'a part of the message'): EventField<N, Message, string> => {
  const english = (scene: AnyScene, kept: unknown): string => said(kept as Message, seesOf(scene)).words
  return field(name, what, { slot: (_scene, kept) => kept as Message, told: english, plain: english })
}

/** Messages, such as reasons or remarks; they are not slots of another message. */
export const phrases = <N extends string, V extends readonly Message[] | null = readonly Message[]>(
  name: N,
  what: string,
): EventField<N, V, V> => ({
  ...data<N, V>(name, what),
  plain: (scene, kept) => (kept as V)?.map((one) => said(one, seesOf(scene)).words) ?? null,
})

/** The same field, with its value derived from the rule's value only when the event is stored. */
export const workedOut = <S extends AnyScene, V, N extends string, K, W>(
  of: EventField<N, K, W>,
  from: (scene: S, value: V) => K,
): EventField<N, V, W> => ({ ...of, record: (scene, value) => of.record(scene, from(scene as S, value)) })

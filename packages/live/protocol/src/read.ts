import * as z from 'zod/mini'
import { type Campaigning, campaigning } from './campaigning.ts'
import { MESSAGE_LIMITS } from './limits.ts'
import { type MisreadPlace, misreadPlaces, misreadWords } from './misread.ts'
import { type Opening, opening } from './opening.ts'
import { type Picturing, picturing } from './picturing.ts'
import { type Said, said } from './said.ts'
import { type Seating, seating } from './seating.ts'
import { type Talking, talking } from './talking.ts'
import { type Operation, operations, type Query, quit, vocabulary } from './vocabulary.ts'

/** A request to a live table. */
export type Request = Query | Operation | Seating | Talking | Picturing

/** Every message of a client. */
export type Heard = Opening | Request | Campaigning

/** A message as a line of JSON. */
export type Line = Query | Operation | z.infer<typeof quit>

/** What is wrong with a message, in sentences; `id` if it had one, so that the answer can be matched. */
export interface Misheard {
  readonly problem: string
  readonly id: string | number | null
  /** Each problem with its place; empty if the message as a whole is wrong. */
  readonly places: readonly MisreadPlace[]
}

/** Every message to a live table, as declared. */
export const heard = [...opening, ...vocabulary, ...seating, ...talking, ...picturing, ...campaigning] as const

/** Every message as a line of JSON, as declared. */
export const lines = [...vocabulary, quit] as const

const saidUnion = z.discriminatedUnion('type', said)
const heardUnion = z.discriminatedUnion('do', heard)
const lineUnion = z.discriminatedUnion('do', lines)
const WORDS = heard.map((one) => one.shape.do.def.values[0] as string)
const LINE_WORDS = lines.map((one) => one.shape.do.def.values[0] as string)
const CHANGES: ReadonlySet<string> = new Set(
  [...operations, ...seating, ...talking, ...picturing, ...campaigning].map((one) => one.shape.do.def.values[0]),
)

/** Whether the message changes something, so that it needs an id at a live table. */
export const isChange = (message: Heard): message is Operation | Seating | Talking | Picturing | Campaigning =>
  CHANGES.has(message.do)

const OPERATIONS: ReadonlySet<string> = new Set(operations.map((one) => one.shape.do.def.values[0]))

const SEATING: ReadonlySet<string> = new Set(seating.map((one) => one.shape.do.def.values[0]))

/** Whether the message is about who sits where. */
export const isSeating = (message: Heard): message is Seating => SEATING.has(message.do)

const CAMPAIGNING: ReadonlySet<string> = new Set(campaigning.map((one) => one.shape.do.def.values[0]))

/** Whether the message is about a campaign. */
export const isCampaigning = (message: Heard): message is Campaigning => CAMPAIGNING.has(message.do)

const TALKING: ReadonlySet<string> = new Set(talking.map((one) => one.shape.do.def.values[0]))

/** Whether the message is said besides the rules. */
export const isTalking = (message: Heard): message is Talking => TALKING.has(message.do)

const PICTURING: ReadonlySet<string> = new Set(picturing.map((one) => one.shape.do.def.values[0]))

/** Whether the message is about what pictures show. */
export const isPicturing = (message: Heard): message is Picturing => PICTURING.has(message.do)

/** Whether the message is an operation: something that changes the fight or how it is played. */
export const isOperation = (message: Heard | Line): message is Operation => OPERATIONS.has(message.do)

/**
 * Reads a client's message.
 * @example
 * ```ts
 * import { readHeard } from '@fray/live/protocol'
 *
 * console.log(readHeard('{ "do": "ping", "n": 1 }')) // { do: 'ping', n: 1 }
 * ```
 */
export const readHeard = (text: string): Heard | Misheard => read(text, heardUnion, WORDS)

/**
 * Reads a host's message, every field of it: for tests, and for those who do not trust the host. Throws if it is not
 * as declared.
 * @example
 * ```ts
 * import { readSaid } from '@fray/live/protocol'
 *
 * console.log(readSaid('{ "type": "pong", "n": 1, "seq": 4 }').type) // pong
 * ```
 */
export const readSaid = (text: string): Said => saidUnion.parse(JSON.parse(text))

/** Reads a line of JSON. */
export const readLine = (text: string): Line | Misheard => read(text, lineUnion, LINE_WORDS)

function read<T>(text: string, union: z.ZodMiniType<T>, words: readonly string[]): T | Misheard {
  if (text.length > MESSAGE_LIMITS.characters)
    return misheard(`A message has at most ${MESSAGE_LIMITS.characters} characters.`)
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return misheard('This is not JSON: say one object, as in {"do":"table"}.')
  }
  if (!isMap(raw)) return misheard('A message is one JSON object, as in {"do":"table"}.')
  const id = idOf(raw)
  const wrong = unfit(raw, 1)
  if (wrong !== null) return misheard(wrong, id)
  if (typeof raw.do !== 'string' || !words.includes(raw.do))
    return misheard(`"do" says what is wanted: ${words.join(', ')}.`, id)
  const found = union.safeParse(raw)
  if (found.success) return found.data
  const declared = heard.find((one) => one.shape.do.def.values[0] === raw.do) ?? quit
  const places = misreadPlaces(found.error.issues, raw, declared, raw.do)
  const isStrange = found.error.issues.some(({ code }) => code === 'unrecognized_keys')
  return misheard(`${isStrange ? '' : `"${raw.do}": `}${misreadWords(places)}`, id, places)
}

/**
 * Reads a value that did not come over a connection, by a declaration: with the limits of messages, and the same
 * sentences for what is wrong. `subject` is what takes the fields, as in `why takes no "n"; it takes line, who,
 * action.`
 */
export function readAs<T>(schema: z.ZodMiniType<T>, raw: unknown, subject = 'The message'): T | Misheard {
  const wrong = unfit(raw, 1)
  if (wrong !== null) return misheard(wrong)
  const found = schema.safeParse(raw)
  if (found.success) return found.data
  const places = misreadPlaces(found.error.issues, raw, schema, subject)
  return misheard(misreadWords(places), null, places)
}

const misheard = (problem: string, id: Misheard['id'] = null, places: Misheard['places'] = []): Misheard => ({
  ...{ problem, id, places },
})

// A copy of its own, as in @fray/seat/patch, so that the kernel is not loaded for it.
const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const idOf = ({ id }: Readonly<Record<string, unknown>>): Misheard['id'] =>
  (typeof id === 'string' && id.length <= MESSAGE_LIMITS.id) || Number.isInteger(id) ? (id as string | number) : null

/** Names with a meaning in JavaScript: nobody needs them, and they break code that copies maps. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** What declarations do not check: the nesting, the number of entries, and forbidden names. */
function unfit(value: unknown, depth: number): string | null {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'A number is too large.'
  if (typeof value !== 'object' || value === null) return null
  if (depth > MESSAGE_LIMITS.nesting) return `Maps and lists lie in each other at most ${MESSAGE_LIMITS.nesting} deep.`
  const entries = Object.entries(value)
  if (entries.length > MESSAGE_LIMITS.entries) return `A list or map has at most ${MESSAGE_LIMITS.entries} entries.`
  for (const [key, one] of entries) {
    if (FORBIDDEN.has(key)) return `A field cannot be called ${JSON.stringify(key)}.`
    const wrong = unfit(one, depth + 1)
    if (wrong !== null) return wrong
  }
  return null
}

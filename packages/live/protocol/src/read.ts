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

/** Something that is said to a live table. */
export type Request = Query | Operation | Seating | Talking | Picturing

/** Everything that a client says. */
export type Heard = Opening | Request | Campaigning

/** Something that is said in lines of JSON. */
export type Line = Query | Operation | z.infer<typeof quit>

/** What is wrong with a message, in sentences; `id` where it had one, so that the answer finds its way. */
export interface Misheard {
  readonly problem: string
  readonly id: string | number | null
  /** Each thing that is wrong with its place; empty where it is the message as a whole. */
  readonly places: readonly MisreadPlace[]
}

/** Everything that may be said to a live table, as declared. */
export const heard = [...opening, ...vocabulary, ...seating, ...talking, ...picturing, ...campaigning] as const

/** Everything that may be said in lines of JSON, as declared. */
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
 * Reads what a client says.
 * @example
 * ```ts
 * import { readHeard } from '@fray/live/protocol'
 *
 * console.log(readHeard('{ "do": "ping", "n": 1 }')) // { do: 'ping', n: 1 }
 * ```
 */
export const readHeard = (text: string): Heard | Misheard => read(text, heardUnion, WORDS)

/**
 * Reads what a host says, every field of it: for tests, and for those who do not trust it. Throws where it is not as declared.
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
 * Reads a value that came from elsewhere than a connection, by a declaration: held to the limits of messages, and told what is wrong
 * in the same sentences. `subject` is what takes the fields, as in `why takes no "n"; it takes line, who, action.`
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

// Of its own, as in @fray/seat/patch: neither takes the kernel along where it is loaded.
const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const idOf = ({ id }: Readonly<Record<string, unknown>>): Misheard['id'] =>
  (typeof id === 'string' && id.length <= MESSAGE_LIMITS.id) || Number.isInteger(id) ? (id as string | number) : null

/** Names that mean something to the language itself: nobody needs them, and code that copies maps trips over them. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** What no declaration says: how deep, how many, and names that are none. */
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

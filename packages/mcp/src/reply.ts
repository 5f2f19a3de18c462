import type { LogEntry } from '@fray/seat'
import { plainTexts, quoted } from './texts.ts'

/** The result of a tool, before it becomes a protocol message. */
export interface Reply {
  /** One sentence by Fray; texts of the fight are quoted in it. */
  readonly message: string
  /** The ids of the rules concerned. */
  readonly rules: readonly string[]
  /** Whether it was refused: then nothing has happened. */
  readonly refused: boolean
  /** New log entries of the seat. */
  readonly told: readonly LogEntry[]
  /** Further results, as plain data. */
  readonly data: Readonly<Record<string, unknown>>
  /** A picture made of characters; '' for none. */
  readonly picture: string
}

/** A result with a message. */
export const says = (message: string, more: Partial<Reply> = {}): Reply => ({
  message,
  rules: [],
  refused: false,
  told: [],
  data: {},
  picture: '',
  ...more,
})

/** A refusal: the rule, and the reason in quotation marks, because it may contain names. */
export const refuses = (rule: string, reason: string): Reply =>
  says(`Refused by ${rule}: ${quoted(reason)}`, { rules: [rule], refused: true, data: { rule, reason } })

/** A log entry as a model gets it: number, words, rules, numbers with their dice, and what is seen of it. */
function lineData({ n, words, refs, opens, notes, beats }: LogEntry): Readonly<Record<string, unknown>> {
  const numbers = opens.map(({ label, total, parts }) => {
    const dice = parts.flatMap((part) => (part.dice === '' ? [] : [part.dice]))
    return { label, total, ...(dice.length > 0 && { dice: dice.join(' ') }) }
  })
  return {
    n,
    words,
    ...(refs.rules.length > 0 && { rules: refs.rules }),
    ...(numbers.length > 0 && { numbers }),
    ...(notes.length > 0 && { notes }),
    ...(beats.length > 0 && { beats }),
  }
}

/** All dice of some log entries, in order: `d20=14 d20=8 (dropped)`. */
const diceIn = (lines: readonly LogEntry[]): string[] =>
  lines.flatMap(({ opens }) => opens.flatMap(({ parts }) => parts.flatMap(({ dice }) => (dice === '' ? [] : [dice]))))

/** The rules of some log entries, each once. */
const rulesIn = (lines: readonly LogEntry[]): string[] => [...new Set(lines.flatMap(({ refs }) => refs.rules))]

/** The state of a seat, part of every result. */
export interface Whereabouts {
  /** The state of the table, for `action` and `undo`; null before there is one. */
  readonly at: string | null
  /** The number of the seat's latest log entry. */
  readonly n: number
  readonly waits: { readonly for: string; readonly seats: readonly string[] }
}

/** The protocol's result of a tool: the same as structured data and as text, with a picture as it is. */
export function resultOf(reply: Reply, where: Whereabouts) {
  const { message, rules, refused, told, data, picture } = reply
  const structured = plainTexts({
    message,
    rules: [...new Set([...rules, ...rulesIn(told)])],
    dice: diceIn(told),
    ...data,
    ...(told.length > 0 && { told: told.map(lineData) }),
    ...where,
  }) as Record<string, unknown>
  const board = picture === '' ? [] : [plainTexts(picture) as string]
  return {
    content: [JSON.stringify(structured), ...board].map((text) => ({ type: 'text' as const, text })),
    structuredContent: picture === '' ? structured : { ...structured, board: board[0] },
    ...(refused && { isError: true }),
  }
}

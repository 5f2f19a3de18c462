import type { LogEntry } from '@fray/seat'
import { plainTexts, quoted } from './texts.ts'

/** What a tool has to say. */
export interface Reply {
  /** One sentence of Fray's own; words of the fight stand in it in quotation marks. */
  readonly message: string
  /** The rules that it is about, by id. */
  readonly rules: readonly string[]
  /** Whether it was refused: then nothing has happened. */
  readonly refused: boolean
  /** Lines that the seat was told. */
  readonly told: readonly LogEntry[]
  /** What else there is, as plain data. */
  readonly data: Readonly<Record<string, unknown>>
  /** A picture of characters; '' for none. */
  readonly picture: string
}

/** Says something. */
export const says = (message: string, more: Partial<Reply> = {}): Reply => ({
  message,
  rules: [],
  refused: false,
  told: [],
  data: {},
  picture: '',
  ...more,
})

/** Says why something has not happened: the rule, and the reason in quotation marks, for it may name people. */
export const refuses = (rule: string, reason: string): Reply =>
  says(`Refused by ${rule}: ${quoted(reason)}`, { rules: [rule], refused: true, data: { rule, reason } })

/** A line as a model gets it: its number, its words, the rules, the numbers with their dice, what is seen of it. */
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

/** All dice of some lines, in their order: `d20=14 d20=8 (dropped)`. */
const diceIn = (lines: readonly LogEntry[]): string[] =>
  lines.flatMap(({ opens }) => opens.flatMap(({ parts }) => parts.flatMap(({ dice }) => (dice === '' ? [] : [dice]))))

/** The rules that some lines are about, each once. */
const rulesIn = (lines: readonly LogEntry[]): string[] => [...new Set(lines.flatMap(({ refs }) => refs.rules))]

/** Where a seat is: comes with every result. */
export interface Whereabouts {
  /** The state of the table, for `action` and `undo`; null before there is one. */
  readonly at: string | null
  /** The number of the last line that the seat was told. */
  readonly n: number
  readonly waits: { readonly for: string; readonly seats: readonly string[] }
}

/** The result of a tool as the protocol has it: the same as structured data and as text, and a picture as it is. */
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

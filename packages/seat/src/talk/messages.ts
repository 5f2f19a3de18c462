import { z } from 'zod'

/*
 * What a program may say in a fight: one JSON object a line, `do` says what. Each message may carry an `id`, which comes back
 * with its answer, and the `seat` that speaks; where one seat alone is played from here, it may be left out.
 */

const id = z.union([z.string(), z.number()]).optional().describe('Comes back with the answer, as `re`.')
const seat = z.string().optional().describe('The id of the seat that speaks.')
const who = z.string().describe('A combatant, by name.')
const given = z.record(z.string(), z.unknown()).optional().describe('What has been said of an act that still asks.')
const act = z
  .union([z.string(), z.looseObject({ actor: z.string(), action: z.string() })])
  .describe('The key of a listed act, or a command as commands are written.')
const question = z.string().describe('The id of an open question.')
const ways = z.number().int().min(1).max(100_000).optional().describe('How many ways are followed at most.')

const says = <N extends string, F extends z.ZodRawShape>(name: N, what: string, fields: F) =>
  z.strictObject({ do: z.literal(name), id, seat, ...fields }).describe(what)

/** Everything that may be said. */
export const messages = [
  says('table', 'The whole table of the seat.', {}),
  says('acts', 'What one of its combatants may do now.', {
    who: who.optional(),
    action: z.string().optional().describe('Only acts of this action.'),
    given,
  }),
  says('chances', 'How likely an act is to do what.', { act, ways }),
  says('option-chances', 'The same for each answer to a question.', { question, ways }),
  says('submit', 'Does an act.', { act, given }),
  says('answer', 'Answers a question.', { question, value: z.union([z.string(), z.number()]) }),
  says('roll', 'Says what real dice show; null lets them be rolled.', { faces: z.array(z.number().int()).nullable() }),
  says('reach', 'Where a combatant can come, and whom it can strike.', { who }),
  says('threat', 'Who could be on a combatant next turn.', { who }),
  says('between', 'What lies between two.', { who, other: who }),
  says('about', 'What a thing does.', { kind: z.string(), name: z.string(), of: z.string().nullable().optional() }),
  says('told', 'What the seat has been told, from a line on.', { since: z.number().int().min(0).optional() }),
  says('plan', 'Plans the next turn of a combatant: commands, one after the other.', {
    who,
    commands: z.array(z.looseObject({ actor: z.string(), action: z.string() })),
  }),
  says('settings', 'How the seat is asked; without settings, says how.', {
    reactions: z.enum(['ask', 'auto', 'never']).optional(),
    byRule: z.record(z.string(), z.enum(['ask', 'auto', 'never'])).optional(),
  }),
  says('undo', 'Takes back what the table says under `undo`.', {}),
  says('redo', 'Does again what the table says under `redo`.', {}),
  says('go-on', 'Lets a fight go on that has come to a stalemate.', {}),
  says('quit', 'Leaves; the fight is saved.', {}),
] as const

const message = z.discriminatedUnion('do', messages)

/** Something that a program says. */
export type Message = z.infer<typeof message>

/** Names of what may be said. */
export const KNOWN: readonly string[] = messages.map((one) => one.shape.do.value)

/** Reads a line, or says in a sentence what is wrong with it. */
export function readMessage(text: string): Message | { readonly problem: string } {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return { problem: 'This line is not JSON: say one object a line, as in {"do":"table"}.' }
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return { problem: 'A line is one JSON object, as in {"do":"table"}.' }
  const what = (raw as { readonly do?: unknown }).do
  if (typeof what !== 'string' || !KNOWN.includes(what))
    return { problem: `"do" says what is wanted: ${KNOWN.join(', ')}.` }
  const found = message.safeParse(raw)
  if (found.success) return found.data
  const [issue] = found.error.issues
  return {
    problem: `"${what}": ${issue?.path.join('.') || 'the message'}: ${issue?.message ?? 'not as it should be'}.`,
  }
}

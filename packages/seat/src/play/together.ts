import { type PlainCommand, type Refusal, refuse } from '@fray/kernel'
import type { AnySession } from '../showing.ts'

/** Gives several commands of a seat as one: all of them, or none; then it says why, and which cannot be. */
export function allOrNone(session: AnySession, seat: string, commands: readonly PlainCommand[]): Refusal | null {
  const from = session.ply
  for (const [i, command] of commands.entries()) {
    const reply = session.submit(seat, command)
    if (reply.status === 'done') continue
    const { rule, reason } =
      reply.status === 'refused'
        ? reply.refusal
        : refuse('question-open', 'It asks something before it is done: give it alone.')
    session.withdraw()
    if (session.ply > from) session.undo(from)
    return refuse(rule, `Nothing was done, for number ${i + 1} of ${commands.length} cannot be: ${reason}`)
  }
  return null
}

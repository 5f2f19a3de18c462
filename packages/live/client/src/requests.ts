import type { AnswerValue, PlainCommand } from '@fray/kernel'
import type { Answer, Heard } from '@fray/live/protocol/plain'
import type { Chances, ListedActions } from '@fray/seat'
import { type Connection, type Outcome, Refused } from './connection.ts'

/** A seat's requests, as messages of the protocol. */
export abstract class Requests {
  /** Sends a message, and resolves with its result. */
  abstract ask(message: Heard): Promise<unknown>

  submit(action: string | PlainCommand, given?: Readonly<Record<string, unknown>>): Promise<Outcome> {
    return this.operation({ do: 'submit', action, ...(given && { given }) } as Heard)
  }

  answer(question: string, value: AnswerValue): Promise<Outcome> {
    return this.operation({ do: 'answer', question, value })
  }

  roll(faces: readonly number[] | null): Promise<Outcome> {
    return this.operation({ do: 'roll', faces: faces === null ? null : [...faces] })
  }

  plan(who: string, commands: readonly PlainCommand[]): Promise<Outcome> {
    return this.operation({ do: 'plan', who, commands: [...commands] } as Heard)
  }

  undo(options: { readonly sameDice?: boolean; readonly redeclare?: boolean } = {}): Promise<Outcome> {
    return this.operation({ do: 'undo', ...options })
  }

  redo(): Promise<Outcome> {
    return this.operation({ do: 'redo' })
  }

  goOn(): Promise<Outcome> {
    return this.operation({ do: 'go-on' })
  }

  actions(who?: string, options: Parameters<Connection['actions']>[1] = {}): Promise<ListedActions | null> {
    return this.ask({
      do: 'actions',
      ...(who !== undefined && { who }),
      ...options,
    } as Heard) as Promise<ListedActions | null>
  }

  chances(action: string | PlainCommand, branches?: number): Promise<Chances | null> {
    return this.ask({
      do: 'chances',
      action,
      ...(branches !== undefined && { branches }),
    } as Heard) as Promise<Chances | null>
  }

  optionChances(question: string, branches?: number): Promise<readonly (Chances | null)[]> {
    return this.ask({ do: 'option-chances', question, ...(branches !== undefined && { branches }) }) as Promise<
      readonly (Chances | null)[]
    >
  }

  private operation(message: Heard): Promise<Outcome> {
    return this.ask(message) as Promise<Outcome>
  }
}

/** The result of a request: the value of a query, or the outcome of an operation. */
export function outcomeOf(answer: Answer, isQuery: boolean): unknown {
  if (answer.type === 'result') return answer.value
  if (answer.type === 'accepted') return { done: true }
  const { rule, reason } =
    answer.type === 'refused' ? answer : { rule: 'stale', reason: 'The fight has gone on meanwhile: look again.' }
  if (isQuery) throw new Refused(rule, reason)
  return { done: false, rule, reason }
}

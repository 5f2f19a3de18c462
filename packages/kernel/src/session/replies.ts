import type { FightEvent } from '../events.ts'
import type { AnswerValue, DiceRequest, Question } from '../questions.ts'
import type { RefusalSeen } from '../refusal.ts'
import type { Checkpoint } from '../state/state.ts'
import type { JournalMove } from './journal.ts'

/** One command that was done, with everything needed to take it back and to do it again. */
export interface Played extends JournalMove {
  readonly events: readonly FightEvent[]
  /** How many of the events there were when somebody was last asked something; 0 where nobody was. */
  readonly beforeAsked: number
  readonly before: Checkpoint
}

/** What a host is told about an attempt. */
export type Reply =
  | { readonly status: 'done'; readonly played: readonly Played[] }
  | { readonly status: 'asking'; readonly awaited: Awaited; readonly played: readonly Played[] }
  | { readonly status: 'refused'; readonly refusal: RefusalSeen; readonly played: readonly Played[] }

/**
 * What the open command waits for: dice from the wooden table, or answers (several at once when they are secret). `given`
 * holds those that are in already, computers' included; no seat may be shown another's.
 */
export type Awaited =
  | { readonly kind: 'dice'; readonly request: DiceRequest }
  | {
      readonly kind: 'answers'
      readonly questions: readonly Question[]
      readonly given: readonly (AnswerValue | null)[]
    }

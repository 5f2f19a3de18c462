import type { FightEvent } from '../events.ts'
import type { AnswerValue, DiceRequest, Question } from '../questions.ts'
import type { RefusalSeen } from '../refusal.ts'
import type { Checkpoint } from '../state/state.ts'
import type { JournalMove } from './journal.ts'

/** One executed command, with everything needed to undo and redo it. */
export interface Played extends JournalMove {
  readonly events: readonly FightEvent[]
  /** The number of events when someone was last asked; 0 if nobody was. */
  readonly beforeAsked: number
  readonly before: Checkpoint
}

/** The result of an attempt, for the host. */
export type Reply =
  | { readonly status: 'done'; readonly played: readonly Played[] }
  | { readonly status: 'asking'; readonly awaited: Awaited; readonly played: readonly Played[] }
  | { readonly status: 'refused'; readonly refusal: RefusalSeen; readonly played: readonly Played[] }

/**
 * What the open command waits for: physical dice, or answers (several at once if they are secret). `given` holds the
 * answers already in, including the computers'; no seat may be shown another's.
 */
export type Awaited =
  | { readonly kind: 'dice'; readonly request: DiceRequest }
  | {
      readonly kind: 'answers'
      readonly questions: readonly Question[]
      readonly given: readonly (AnswerValue | null)[]
    }

import type { SeatSettings } from '@fray/kernel'
import type { AnySession } from '../live-fight.ts'
import type { QuestionIds } from '../questions.ts'
import type { Letters } from '../table/letters.ts'
import type { Decisions, Group } from './decisions.ts'
import type { Plans, SavedPlan } from './plans.ts'

/** The state of a Play that the fight's journal does not hold, as plain data. */
export interface SavedPlay {
  readonly settings: readonly SeatSettings[]
  readonly plans: readonly SavedPlan[]
  /** Position of the seat that undid last. */
  readonly undoneBy: number
  /** Commands that were given together; none by default. */
  readonly together?: readonly Group[]
  /**
   * By position of the seat: how many questions it was asked, and the ids of the open ones, null for others'
   * questions.
   */
  readonly questions: readonly { readonly count: number; readonly open: readonly (string | null)[] }[]
  /** By position of the seat: the letters of tokens. */
  readonly letters: readonly (readonly (readonly [name: string, letter: string])[])[]
  /**
   * By position of the seat: the number of commands when someone took it; 0 if nothing was hidden from them, null if
   * nobody has.
   */
  readonly since?: readonly (number | null)[]
}

/** What one seat has been shown. */
export interface SeatMemory {
  readonly letters: Letters
  readonly questionIds: QuestionIds
  /**
   * The number of commands when someone first took the seat while the referee hid something from it: what was hidden
   * then is hidden in the seat's whole past before. 0 if nothing was, null if nobody has taken it.
   */
  since: number | null
}

/** The saved parts of a Play. */
interface Playing {
  readonly session: AnySession
  readonly plans: Plans
  readonly decisions: Decisions
  readonly deciderOf: (row: number) => number
}

/** The state to save. Open questions that no seat has seen yet get their ids here. */
export function keptOf({ session, plans, decisions, deciderOf }: Playing, memories: readonly SeatMemory[]): SavedPlay {
  const { awaited, settings } = session
  const asked = awaited?.kind === 'answers' ? awaited.questions : []
  return {
    settings: [...settings],
    plans: plans.kept,
    undoneBy: decisions.undoneBy,
    ...(decisions.groups.length > 0 && { together: decisions.groups }),
    questions: memories.map(({ questionIds }, seat) => {
      const open = asked.map((question) => (deciderOf(question.to) === seat ? questionIds.of(question) : null))
      return { count: questionIds.count, open }
    }),
    letters: memories.map(({ letters }) => letters.all),
    ...(memories.some(({ since }) => since !== null) && { since: memories.map(({ since }) => since) }),
  }
}

/** Restores the saved state. */
export function recall({ session, plans, decisions }: Playing, memories: readonly SeatMemory[], kept: SavedPlay): void {
  const { awaited } = session
  const asked = awaited?.kind === 'answers' ? awaited.questions : []
  session.settings = [...kept.settings]
  plans.recall(kept.plans)
  decisions.undoneBy = kept.undoneBy
  decisions.groups = kept.together ?? []
  for (const [seat, memory] of memories.entries()) {
    const { letters, questionIds } = memory
    memory.since ??= kept.since?.[seat] ?? null
    letters.recall(kept.letters[seat] ?? [])
    const { count = 0, open = [] } = kept.questions[seat] ?? {}
    questionIds.count = count
    asked.forEach((question, i) => {
      const id = open[i] ?? null
      if (id !== null) questionIds.recall(question, id)
    })
  }
}

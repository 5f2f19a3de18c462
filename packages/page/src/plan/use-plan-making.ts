import type { PlainCommand } from '@fray/kernel'
import type { Connection } from '@fray/live/client'
import type { ListedActions, SeatTable } from '@fray/seat'
import { useCallback, useEffect, useState } from 'react'
import { type ActionForm, useActionForm } from '../table/use-action-form.ts'

/** One thing of a plan: the command, and its words. */
export interface PlanStep {
  readonly command: PlainCommand
  readonly words: string
}

/** A plan while it is made: what somebody might do, and what was chosen of it so far. */
export interface PlanMaking {
  readonly steps: readonly PlanStep[]
  /** All that might be done next turn; null until it is known. */
  readonly actions: ListedActions | null
  /** Adds steps instead of doing them. */
  readonly form: ActionForm
  /** Takes the step at this position out again, 0 the first. */
  takeOut(at: number): void
  /** Makes the steps the plan; '' where it is kept, else why not. */
  keep(): Promise<string>
}

/** Those of the seat for whom it may plan: its own who are up. */
export const plannersOf = ({ cards, board }: SeatTable): readonly string[] =>
  cards.flatMap(({ who, yours }) =>
    yours && board.tokens.some((token) => token.who === who && token.state === 'up') ? [who] : [],
  )

/** Makes a plan for somebody; another one begins again, and null makes none. */
export function usePlanMaking(connection: Connection, who: string | null): PlanMaking {
  const [steps, setSteps] = useState<readonly PlanStep[]>([])
  const [actions, setActions] = useState<ListedActions | null>(null)
  const add = useCallback(
    (command: PlainCommand, words: string) => setSteps((before) => [...before, { command, words }]),
    [],
  )
  const form = useActionForm(connection, who, null, add)
  useEffect(() => {
    let isWanted = true
    setSteps([])
    setActions(null)
    if (who === null) return
    connection.actions(who, { planned: true }).then(
      (found) => isWanted && setActions(found),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [connection, who])
  return {
    steps,
    actions,
    form,
    takeOut: (at) => setSteps(steps.filter((_, i) => i !== at)),
    async keep() {
      if (who === null) return ''
      const outcome = await connection.plan(
        who,
        steps.map(({ command }) => command),
      )
      return outcome.done ? '' : outcome.reason
    },
  }
}

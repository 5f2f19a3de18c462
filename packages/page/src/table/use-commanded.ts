import type { Connection } from '@fray/live/client'
import type { SeatTable } from '@fray/seat'
import { useMemo, useState } from 'react'
import { useActionForm } from './use-action-form.ts'
import { endOf, useActions, useCards, useChances } from './use-actions.ts'

/** Who is commanded from this seat now, what that one may do with what chances, and how it is done. */
export function useCommanded(connection: Connection, table: SeatTable, isPast: boolean) {
  const [chosenWho, setChosenWho] = useState<string | null>(null)
  const isAsked = table.questions.length > 0 || table.dice !== null
  const mayAct = useMemo(
    () => (isPast ? [] : table.seat.referee ? [...table.turn.who, 'referee'] : table.turn.who),
    [isPast, table.seat, table.turn],
  )
  // Who is asked and may answer with a command has the list of those, for what is chosen on the board.
  const answering = !isPast && table.questions[0]?.takesCommands === true ? table.questions[0].to : null
  const who = isAsked ? answering : chosenWho !== null && mayAct.includes(chosenWho) ? chosenWho : (mayAct[0] ?? null)
  const { actions, isNew } = useActions(connection, table, who)
  const end = useMemo(() => endOf(actions), [actions])
  const chances = useChances(connection, isAsked ? null : actions, end)
  const actionCards = useCards(table, isAsked ? null : actions, end, chances)
  const form = useActionForm(connection, who, table)
  // While a list is to come, or something is under way, what stands there is of before.
  const isReady = !form.isBusy && (isAsked || who === null || (isNew && (actions === null || actionCards !== null)))
  return { isReady, isAsked, mayAct, who, actions, end, chances, actionCards, form, setWho: setChosenWho }
}

export type Commanded = ReturnType<typeof useCommanded>

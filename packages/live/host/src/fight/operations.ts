import type { PlainCommand } from '@fray/kernel'
import type { Operation } from '@fray/live/protocol'
import type { Outcome, Play } from '@fray/seat'

/** The result of an operation; `value` if it was only a query. */
export type OperationOutcome = Outcome | { readonly value: unknown }

const DONE: Outcome = { done: true }

/**
 * Performs an operation of a seat. The automatic steps that follow are left to the caller ({@link Play.goOn}). Throws
 * an error if the seat has no say in it.
 */
export function applyOperation(play: Play, seat: string, operation: Operation): OperationOutcome {
  switch (operation.do) {
    case 'submit':
      return play.submit(seat, operation.action as string | PlainCommand, operation.given)
    case 'answer':
      return play.answer(seat, operation.question, operation.value)
    case 'roll':
      return play.roll(seat, operation.faces)
    case 'plan':
      play.plan(seat, operation.who, operation.commands as PlainCommand[])
      return DONE
    case 'settings':
      return settle(play, seat, operation)
    case 'undo':
      return play.undo(seat, { sameDice: operation.sameDice === true, redeclare: operation.redeclare === true })
    case 'redo':
      return play.redo(seat)
    case 'together':
      return play.together(seat, operation.actions as PlainCommand[])
    case 'go-on':
      return DONE
  }
}

function settle(
  play: Play,
  seat: string,
  { reactions, byRule }: Extract<Operation, { readonly do: 'settings' }>,
): OperationOutcome {
  const now = play.settings(seat)
  if (reactions === undefined && byRule === undefined) return { value: now }
  play.setSettings(seat, { ...now, ...(reactions && { reactions }), ...(byRule && { byRule }) })
  return DONE
}

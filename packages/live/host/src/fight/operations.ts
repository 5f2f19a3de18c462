import type { PlainCommand } from '@fray/kernel'
import type { Operation } from '@fray/live/protocol'
import type { Outcome, Play } from '@fray/seat'

/** What became of an operation; `value` where it only asked how things are. */
export type OperationOutcome = Outcome | { readonly value: unknown }

const DONE: Outcome = { done: true }

/**
 * Does what a seat says. What follows from it by itself is left to the caller ({@link Play.goOn}). Throws an error where the
 * seat has no say in it.
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

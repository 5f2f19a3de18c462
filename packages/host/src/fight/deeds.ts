import type { PlainCommand } from '@fray/kernel'
import type { Deed } from '@fray/protocol'
import type { Outcome, Play } from '@fray/seat'

/** What became of a deed; `value` where it only asked how things are. */
export type DeedOutcome = Outcome | { readonly value: unknown }

const DONE: Outcome = { done: true }

/**
 * Does what a seat says. What follows from it by itself is left to the caller ({@link Play.goOn}). Throws a sentence where the
 * seat has no say in it.
 */
export function doDeed(play: Play, seat: string, deed: Deed): DeedOutcome {
  switch (deed.do) {
    case 'submit':
      return play.submit(seat, deed.act as string | PlainCommand, deed.given)
    case 'answer':
      return play.answer(seat, deed.question, deed.value)
    case 'roll':
      return play.roll(seat, deed.faces)
    case 'plan':
      play.plan(seat, deed.who, deed.commands as PlainCommand[])
      return DONE
    case 'settings':
      return settle(play, seat, deed)
    case 'undo':
      return play.undo(seat, { sameDice: deed.sameDice === true, anew: deed.anew === true })
    case 'redo':
      return play.redo(seat)
    case 'together':
      return play.together(seat, deed.acts as PlainCommand[])
    case 'go-on':
      return DONE
  }
}

function settle(
  play: Play,
  seat: string,
  { reactions, byRule }: Extract<Deed, { readonly do: 'settings' }>,
): DeedOutcome {
  const now = play.settings(seat)
  if (reactions === undefined && byRule === undefined) return { value: now }
  play.setSettings(seat, { ...now, ...(reactions && { reactions }), ...(byRule && { byRule }) })
  return DONE
}

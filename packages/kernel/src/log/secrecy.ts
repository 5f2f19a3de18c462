import type { FightEvent } from '../events.ts'
import type { Hideable } from '../setup.ts'
import type { Viewer } from '../view/viewer.ts'

/**
 * Why something about a combatant is hidden from a seat: its side hides such things (`defenses`, `abilities`,
 * `rolls`) or its exact hit points (`vital`), none of the seat's combatants knows where it is (`place`), or only its
 * own side (`side`), its own seat (`own`) or the referee may know it.
 */
export type Secrecy = Hideable | 'vital' | 'place' | 'side' | 'own' | 'referee'

/**
 * Whose secret it is: the event's field that names the combatant, or a function that returns its row for a viewer
 * (-1: nobody's).
 */
// biome-ignore lint/suspicious/noExplicitAny: each ruleset has its own scene; the kernel hands it through.
export type Whose = string | ((scene: any, events: readonly FightEvent[], at: number, viewer: Viewer) => number)

/** One reason to hide an event, or a field of it, from a seat. */
export interface Secret {
  /** The hidden field; null for the whole event. */
  readonly field: string | null
  readonly by: Secrecy
  readonly of: Whose
  /** What stays visible: the total of a number with parts, or how a combatant looks instead of what it has left. */
  readonly leaves: 'nothing' | 'total' | 'look'
}

/** Hides the whole event if this secret covers any of the combatants in these fields. */
export const wholly = (by: Secrecy, ...of: readonly Whose[]): Secret[] =>
  of.map((whose) => ({ field: null, by, of: whose, leaves: 'nothing' }))

/** Hides what a roll is against if the combatant's side hides its defenses (or what `by` says). */
export const rolledAgainst = (of: Whose, by: Secrecy = 'defenses'): Secret[] => [
  { field: 'against', by, of, leaves: 'nothing' },
]

/** The secrets of every roll: the number if the roller's side hides rolls, its parts if the side hides abilities. */
export const SECRETS_OF_ROLLS: readonly Secret[] = [
  { field: 'tally', by: 'rolls', of: 'who', leaves: 'nothing' },
  { field: 'tally', by: 'abilities', of: 'who', leaves: 'total' },
]

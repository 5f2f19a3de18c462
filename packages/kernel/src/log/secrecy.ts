import type { FightEvent } from '../events.ts'
import type { Hideable } from '../setup.ts'
import type { Viewer } from '../view/viewer.ts'

/**
 * Why a seat may not know something of a combatant: the side hides such things (`defenses`, `abilities`, `rolls`) or its
 * exact hit points (`vital`), nobody of the seat's knows where it is (`place`), or it is for its own side (`side`), its own
 * seat (`own`) or the referee alone.
 */
export type Secrecy = Hideable | 'vital' | 'place' | 'side' | 'own' | 'referee'

/** Whose secret it is: the event's field that names the combatant, or its row worked out (-1: nobody's), for that viewer. */
// biome-ignore lint/suspicious/noExplicitAny: each ruleset has its own scene; the kernel hands it through.
export type Whose = string | ((scene: any, events: readonly FightEvent[], at: number, viewer: Viewer) => number)

/** One reason why a seat may not know an event, or a field of it. */
export interface Secret {
  /** The field that is kept back; null for the whole event. */
  readonly field: string | null
  readonly by: Secrecy
  readonly of: Whose
  /** Of a number with parts the total may be known all the same; of what is left of somebody, how it looks. */
  readonly leaves: 'nothing' | 'total' | 'look'
}

/** The whole event, where that is kept back of any of the combatants in these fields. */
export const wholly = (by: Secrecy, ...of: readonly Whose[]): Secret[] =>
  of.map((whose) => ({ field: null, by, of: whose, leaves: 'nothing' }))

/** What a roll is against, where the combatant's side hides its defenses (or another thing). */
export const rolledAgainst = (of: Whose, by: Secrecy = 'defenses'): Secret[] => [
  { field: 'against', by, of, leaves: 'nothing' },
]

/** What is secret of every roll: the number where its side hides rolls, its parts where it hides what it can do. */
export const SECRETS_OF_ROLLS: readonly Secret[] = [
  { field: 'tally', by: 'rolls', of: 'who', leaves: 'nothing' },
  { field: 'tally', by: 'abilities', of: 'who', leaves: 'total' },
]

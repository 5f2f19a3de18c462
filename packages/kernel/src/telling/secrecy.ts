import type { FightEvent } from '../events.ts'
import type { Hideable } from '../setup.ts'
import type { Lens } from '../view/lens.ts'

/**
 * Why a seat may not know something of a combatant: the side hides such things (`defenses`, `abilities`, `rolls`) or its
 * exact hit points (`vital`), nobody of the seat's knows where it is (`place`), or it is for its own side (`side`), its own
 * seat (`own`) or the referee alone.
 */
export type Secrecy = Hideable | 'vital' | 'place' | 'side' | 'own' | 'referee'

/** Whose secret it is: the event's field that names the combatant, or its row worked out (-1: nobody's), for that lens. */
// biome-ignore lint/suspicious/noExplicitAny: each ruleset has its own scene; the kernel hands it through.
export type Whose = string | ((scene: any, events: readonly FightEvent[], at: number, lens: Lens) => number)

/** One reason why a seat may not know an event, or a field of it. */
export interface Secret {
  /** The field that is kept back; null for the whole event. */
  readonly field: string | null
  readonly by: Secrecy
  readonly of: Whose
  /** Of a number with parts the total may be known all the same. */
  readonly leaves: 'nothing' | 'total'
}

/**
 * The whole event, where that is kept back of any of the combatants in these fields.
 * @example
 * ```ts
 * import { type AnyScene, defineEvents, eventsFor, who, wholly } from '@fray/kernel/rules'
 *
 * const { event } = eventsFor<AnyScene>()
 * const { secrets } = defineEvents<AnyScene, 'sneak'>()({
 *   // Who cannot place the sneaker hears nothing of it.
 *   events: { sneak: event([who('who')], (e) => `${e.who} sneaks on.`, wholly('place', 'who')) },
 *   rolls: {},
 * })
 * console.log(secrets.get('sneak')) // [ { field: null, by: 'place', of: 'who', leaves: 'nothing' } ]
 * ```
 */
export const wholly = (by: Secrecy, ...of: readonly Whose[]): Secret[] =>
  of.map((whose) => ({ field: null, by, of: whose, leaves: 'nothing' }))

/**
 * What a roll is against, where the combatant's side hides its defenses (or another thing).
 * @example
 * ```ts
 * import { type AnyScene, defineEvents, eventsFor, rolledAgainst, rolledText, who } from '@fray/kernel/rules'
 *
 * const { rolled } = eventsFor<AnyScene>()
 * const { secrets } = defineEvents<AnyScene, 'strike'>()({
 *   events: {},
 *   rolls: {
 *     strike: rolled([who('target')], (e) => `${e.who} strikes at ${e.target}${rolledText(e)}.`, rolledAgainst('target')),
 *   },
 * })
 * const kept = secrets.get('roll:strike')?.map(({ field, by, of }) => `${field}: ${by} of ${of}`)
 * console.log(kept?.join(', ')) // tally: rolls of who, tally: abilities of who, against: defenses of target
 * ```
 */
export const rolledAgainst = (of: Whose, by: Secrecy = 'defenses'): Secret[] => [
  { field: 'against', by, of, leaves: 'nothing' },
]

/** What is secret of every roll: the number where its side hides rolls, its parts where it hides what it can do. */
export const SECRETS_OF_ROLLS: readonly Secret[] = [
  { field: 'tally', by: 'rolls', of: 'who', leaves: 'nothing' },
  { field: 'tally', by: 'abilities', of: 'who', leaves: 'total' },
]

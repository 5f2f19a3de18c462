import type { FightEvent } from '../events.ts'
import type { Tally, TallyRecord } from '../tally.ts'
import { type EventField, sum } from './field.ts'
import { type Slot, say } from './message.ts'
import type { Secrecy, Whose } from './secrecy.ts'

/**
 * The same field, hidden if one of these secrets covers the combatant in the field `whose` (the referee still sees
 * it). Message functions then get null.
 */
export const hidden = <N extends string, V, W>(
  of: EventField<N, V, W>,
  whose: Whose,
  ...by: readonly Secrecy[]
): EventField<N, V, W | null> => ({
  ...of,
  told: (scene, kept) => (kept === undefined ? null : of.told(scene, kept)),
  secrets: [...of.secrets, ...by.map((one) => ({ by: one, of: whose, leaves: 'nothing' as const }))],
})

/** A vital column's value before and after a loss or gain. */
export interface PoolLeft {
  readonly from: number
  readonly to: number
}

/** How a combatant looks afterwards, for viewers who may not know the numbers, and whether it has recovered life. */
export interface Looks {
  readonly health: string
  readonly gains: boolean
}

/** Which template reports what a combatant has left: the numbers, how it looks, that it is down, or nothing. */
export function whichLeft(left: PoolLeft | Looks | null): 'plain' | 'left' | 'looks' | 'down' {
  if (left === null) return 'plain'
  if (!('health' in left)) return 'left'
  return left.health === 'down' ? 'down' : 'looks'
}

/**
 * What the combatant in the field `whose` has left: `10 -> 7`, or how it looks for viewers who may not know the
 * numbers. Null if nothing has changed, and for viewers who may not even know how it looks. `column` is the vital
 * column, as `table.name`.
 */
export const left = <N extends string>(
  name: N,
  whose: string,
  column: string,
): EventField<N, PoolLeft | null, PoolLeft | Looks | null> & { readonly column: string } => ({
  name,
  what: 'what is left, `from` and `to`; how it looks, `health`, and whether it `gains`, for those who may not know the numbers; or null',
  column,
  record: (_scene, value) => (value === null || value.from === value.to ? null : value),
  slot: (_scene, kept) => leftSlot(kept as PoolLeft | Looks | null),
  told: (_scene, kept) => (kept ?? null) as PoolLeft | Looks | null,
  plain: (_scene, kept) => kept,
  secrets: [{ by: 'vital', of: whose, leaves: 'look' }],
})

function leftSlot(kept: PoolLeft | Looks | null): Slot | null {
  if (kept === null) return null
  if ('health' in kept) return { key: kept.health, slots: {} }
  return say('{from} -> {to}', { from: { number: kept.from }, to: { number: kept.to } })
}

/** A number with parts, whose parts can be hidden; the total stays visible. */
export const withoutParts = <F extends EventField<string, Tally, TallyRecord>>(
  of: F,
  whose: Whose,
  ...by: readonly Secrecy[]
): F => ({
  ...of,
  secrets: [...of.secrets, ...by.map((one) => ({ by: one, of: whose, leaves: 'total' as const }))],
})

/**
 * Damage with its parts, from `dealer` to the combatant in the field `target`. A viewer who sees the target's exact
 * life knows the amount; if the dealer's side hides its rolls, nobody else does.
 */
export const damageSum = (dealer: Whose, target: string) => {
  const dealerUnseen: Whose = (scene, events, at, viewer) => {
    const event = events[at] as FightEvent & Readonly<Record<string, unknown>>
    const hurt = event[target]
    if (typeof hurt === 'number' && hurt >= 0 && viewer.vitals(hurt) === 'exact') return -1
    const by = typeof dealer === 'string' ? event[dealer] : dealer(scene, events, at, viewer)
    return typeof by === 'number' ? by : -1
  }
  const parts = withoutParts(withoutParts(sum('tally'), dealer, 'rolls', 'abilities'), target, 'defenses')
  return hidden(parts, dealerUnseen, 'rolls')
}

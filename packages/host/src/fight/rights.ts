import { type Deed, ON_A_TABLE, type Role } from '@fray/protocol'

/** Why something is not done. */
export interface Refusing {
  readonly rule: string
  readonly reason: string
}

/** Deeds that nobody has who was handed over. */
const HANDED_OVER: ReadonlySet<Deed['do']> = new Set(['submit', 'answer', 'roll', 'undo', 'redo', 'together'])

/** Deeds that nobody but the referee does during a pause. */
const PAUSED: ReadonlySet<Deed['do']> = new Set([...HANDED_OVER, 'go-on'])

/** Why one who sits there may not do it as people sit now, or null. `by` is who answers for the seat. */
export function refusedAs(
  role: Role,
  deed: Deed,
  { by, isPaused }: { readonly by: string; readonly isPaused: boolean },
): Refusing | null {
  if (role === 'referee') return null
  if (isPaused && PAUSED.has(deed.do))
    return { rule: 'paused', reason: 'The referee has put a pause: nobody else acts until it is over.' }
  if (by !== 'person' && HANDED_OVER.has(deed.do))
    return {
      rule: 'not-your-seat',
      reason: `${by === 'referee' ? 'The referee plays' : 'The computer plays'} for you at the moment.`,
    }
  return null
}

/**
 * Whether the deed was made on an older table than that of the number `seq`; `elsewhere` where it was made on a table of another
 * epoch. Answers hang on their question, plans and settings on nothing.
 */
export function madeOn(deed: Deed, epoch: string, seq: () => number): 'this' | 'older' | 'elsewhere' {
  if (!ON_A_TABLE.includes(deed.do)) return 'this'
  if (deed.epoch !== undefined && deed.epoch !== epoch) return 'elsewhere'
  return deed.at !== undefined && deed.at !== seq() ? 'older' : 'this'
}

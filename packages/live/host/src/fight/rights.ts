import { ON_A_TABLE, type Operation, type Role } from '@fray/live/protocol'

/** Why something is not done. */
export interface Refusing {
  readonly rule: string
  readonly reason: string
}

/** Operations that a person does not have after handing over the seat. */
const HANDED_OVER: ReadonlySet<Operation['do']> = new Set(['submit', 'answer', 'roll', 'undo', 'redo', 'together'])

/** Operations that only the referee has during a pause. */
const PAUSED: ReadonlySet<Operation['do']> = new Set([...HANDED_OVER, 'go-on'])

/** Why a seat may not do it under the present seating, or null. `by` is who answers for the seat. */
export function refusedAs(
  role: Role,
  operation: Operation,
  { by, isPaused }: { readonly by: string; readonly isPaused: boolean },
): Refusing | null {
  if (role === 'referee') return null
  if (isPaused && PAUSED.has(operation.do))
    return { rule: 'paused', reason: 'The referee has paused the fight: nobody else acts until it is over.' }
  if (by !== 'person' && HANDED_OVER.has(operation.do))
    return {
      rule: 'not-your-seat',
      reason: `${by === 'referee' ? 'The referee plays' : 'The computer plays'} for you at the moment.`,
    }
  return null
}

/**
 * Whether the operation was based on an older table than number `seq`; `elsewhere` if on a table of another epoch.
 * Answers depend on their question only, plans and settings on nothing.
 */
export function madeOn(operation: Operation, epoch: string, seq: () => number): 'this' | 'older' | 'elsewhere' {
  if (!ON_A_TABLE.includes(operation.do)) return 'this'
  if (operation.epoch !== undefined && operation.epoch !== epoch) return 'elsewhere'
  return operation.at !== undefined && operation.at !== seq() ? 'older' : 'this'
}

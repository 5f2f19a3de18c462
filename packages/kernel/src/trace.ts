/**
 * Which rules act while the code runs. A rule leaves a trace where it changes a value, refuses, asks, adds to a
 * number, rolls, reports a roll, or decides that nothing happens. Changes, refusals, questions, numbers and rolls
 * name their rule and leave the trace themselves; everything else calls {@link cite} on the line where the rule acts.
 *
 * Rules run to completion synchronously, so the hearer is a module variable and not part of the scene: code that
 * reads encounters, measures paths or adds up a sheet has no scene, and is traced all the same.
 */
export interface Hearer {
  /** A rule has acted. May be called often for the same rule. */
  hear(rule: string): void
}

let hearer: Hearer | null = null

/** Whether a trace is being taken. */
export const isTraced = (): boolean => hearer !== null

/**
 * Reports that rules act here: those that nothing else at this place names, because they decide that something does
 * not happen, in what order, or what a number is made of. It changes nothing and costs one comparison without a
 * hearer. Cite several together only if one cannot act without the other.
 */
export function cite(rule: string, and?: string, too?: string): void {
  if (hearer !== null) hearAll(hearer, rule, and, too)
}

function hearAll(to: Hearer, rule: string, and?: string, too?: string): void {
  to.hear(rule)
  if (and !== undefined) to.hear(and)
  if (too !== undefined) to.hear(too)
}

/** A ruleset's own `cite`, in which a misspelt id does not compile. */
export const citing = <R extends string>(): ((rule: R, and?: R, too?: R) => void) => cite

/**
 * Collects the rules that act during `act`; no other hearer gets them meanwhile.
 * @example
 * ```ts
 * import { checkCommand, readCommand, Trace, tracing } from '@fray/kernel'
 * import { openFight } from '@fray/seat/play'
 *
 * const text = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * const { play } = await openFight(text, { seed: 'seven', computer: { referee: 'aggressive' } })
 * const { rules, session } = play
 * const blow = readCommand(rules, session.scene, { actor: 'Ada', action: 'attack', target: 'Corwin', weapon: 'Longsword' })
 * const trace = new Trace()
 * const refusal = tracing(trace, () => checkCommand(rules, session.scene, blow))
 * console.log(refusal?.rule, trace.rules.has('range-by-shortest-path')) // melee-needs-close true
 * ```
 */
export function tracing<T>(to: Hearer | null, act: () => T): T {
  const before = hearer
  hearer = to
  try {
    return act()
  } finally {
    hearer = before
  }
}

/**
 * Sets the hearer (null for none) and returns the previous one: {@link tracing} for code that runs too often for a
 * closure.
 */
export function traceTo(to: Hearer | null): Hearer | null {
  const before = hearer
  hearer = to
  return before
}

/** The rules that have acted, each once, in the order in which they first did. */
export class Trace implements Hearer {
  readonly rules = new Set<string>()

  hear(rule: string): void {
    this.rules.add(rule)
  }
}

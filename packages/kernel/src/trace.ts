/**
 * Which rules speak while the code runs. A rule leaves a trace where it changes a value, refuses, asks, adds to a number,
 * rolls, tells of a roll, or decides that nothing happens. Changes, refusals, questions, numbers and rolls name their rule
 * anyway and trace by themselves; for everything else a rule says {@link cite} at the line where it acts.
 *
 * Rules run from beginning to end in one go, so that who listens stands in one place of the module and not in the scene:
 * what reads encounters, measures ways or adds up a sheet has no scene, and is traced like the rest.
 */
export interface Hearer {
  /** A rule has spoken. It may speak often. */
  hear(rule: string): void
}

let hearer: Hearer | null = null

/** Whether somebody listens to which rules speak. */
export const isTraced = (): boolean => hearer !== null

/**
 * Says that rules speak here: those that nothing at this place names by itself, because they say what does not happen, in
 * what order, or what a number is made of. It changes nothing and costs one look while nobody listens. Several are cited
 * together only where the one cannot act without the other.
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
 * Listens to the rules that speak in `act`; nobody else hears them meanwhile.
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
 * Starts listening, or with null stops, and returns who listened before: {@link tracing} for what runs too often for a function of its own.
 */
export function traceTo(to: Hearer | null): Hearer | null {
  const before = hearer
  hearer = to
  return before
}

/** The rules that have spoken, each once, in the order in which they first did. */
export class Trace implements Hearer {
  readonly rules = new Set<string>()

  hear(rule: string): void {
    this.rules.add(rule)
  }
}

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

/**
 * Whether somebody listens to which rules speak.
 * @example
 * ```ts
 * import { Trace, tracing } from '@fray/kernel'
 * import { cite, isTraced } from '@fray/kernel/rules'
 *
 * const slow = new Set([3, 4])
 * // What a walk costs. Slow squares are looked for only while somebody listens.
 * function costOf(way: readonly number[]): number {
 *   if (isTraced() && way.some((square) => slow.has(square))) cite('slow-ground')
 *   return way.length
 * }
 * const trace = new Trace()
 * console.log(costOf([2, 3]), tracing(trace, () => costOf([2, 3])), [...trace.rules]) // 2 2 [ 'slow-ground' ]
 * ```
 */
export const isTraced = (): boolean => hearer !== null

/**
 * Says that rules speak here: those that nothing at this place names by itself, because they say what does not happen, in
 * what order, or what a number is made of. It changes nothing and costs one look while nobody listens. Several are cited
 * together only where the one cannot act without the other.
 * @example
 * ```ts
 * import { Trace, tracing } from '@fray/kernel'
 * import { cite } from '@fray/kernel/rules'
 *
 * function speedOf(armor: number): number {
 *   if (armor > 2) cite('heavy-armor')
 *   return armor > 2 ? 3 : 4
 * }
 * const trace = new Trace()
 * tracing(trace, () => speedOf(3))
 * console.log(trace.rules.has('heavy-armor')) // true
 * ```
 */
export function cite(rule: string, and?: string, too?: string): void {
  if (hearer !== null) hearAll(hearer, rule, and, too)
}

function hearAll(to: Hearer, rule: string, and?: string, too?: string): void {
  to.hear(rule)
  if (and !== undefined) to.hear(and)
  if (too !== undefined) to.hear(too)
}

/**
 * A ruleset's own `cite`, in which a misspelt id does not compile.
 * @example
 * ```ts
 * import { Trace, tracing } from '@fray/kernel'
 * import { citing } from '@fray/kernel/rules'
 *
 * const cite = citing<'natural-20' | 'equal-quickness'>()
 * // Who is first; where nothing else names the rule, it is cited.
 * function first(a: number, b: number): number {
 *   if (a === b) cite('equal-quickness')
 *   return a >= b ? 0 : 1
 * }
 * const trace = new Trace()
 * tracing(trace, () => first(3, 3))
 * console.log([...trace.rules]) // [ 'equal-quickness' ]
 * ```
 */
export const citing = <R extends string>(): ((rule: R, and?: R, too?: R) => void) => cite

/**
 * Listens to the rules that speak in `act`; nobody else hears them meanwhile.
 * @example
 * ```ts
 * import { checkCommand, readCommand, Trace, tracing } from '@fray/kernel'
 * import { openFight } from '@fray/play'
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
 * @example
 * ```ts
 * import { Trace, traceTo } from '@fray/kernel'
 * import { openFight } from '@fray/play'
 *
 * const text = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * const trace = new Trace()
 * const before = traceTo(trace)
 * await openFight(text, { seed: 'seven' })
 * traceTo(before)
 * console.log(trace.rules.size > 0) // true
 * ```
 */
export function traceTo(to: Hearer | null): Hearer | null {
  const before = hearer
  hearer = to
  return before
}

/**
 * The rules that have spoken, each once, in the order in which they first did.
 * @example
 * ```ts
 * import { goToCommand, Trace, tracing } from '@fray/kernel'
 * import { openFight } from '@fray/play'
 *
 * const text = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * const { play } = await openFight(text, { seed: 'seven' })
 * const { rules, session } = play
 * const scene = rules.open(session.setup)
 * const trace = new Trace()
 * tracing(trace, () => goToCommand(rules, scene, true))
 * console.log(trace.rules.has('side-initiative'), trace.rules.has('attack-melee')) // true false
 * ```
 */
export class Trace implements Hearer {
  readonly rules = new Set<string>()

  hear(rule: string): void {
    this.rules.add(rule)
  }
}

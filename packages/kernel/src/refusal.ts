import {
  type Literal,
  type Message,
  type SeenMessage,
  type Slot,
  type Slots,
  type SlotsIn,
  say,
  type Words,
  word,
} from './log/message.ts'
import { cite } from './trace.ts'
import { nearest } from './words.ts'

/** Why a command or an answer is not accepted, and the rule that forbids it. */
export interface Refusal<R extends string = string> {
  readonly rule: R
  /** A message that names combatants by row; the host that shows it makes the words ({@link RefusalSeen}). */
  readonly reason: Message
}

/** A refusal as the viewer at the time may know it. */
export interface RefusalSeen {
  readonly rule: string
  /** The reason, as an English sentence. */
  readonly reason: Words
  readonly message: SeenMessage
}

/** The function that makes refusals by the rules `R`. */
export type Refuse<R extends string> = <T extends string, U extends R>(
  rule: U,
  reason: Literal<T> | Message,
  ...slots: SlotsIn<T> extends never ? [] : [slots: Readonly<Record<SlotsIn<T>, Slot | null>>]
) => Refusal<U>

const NONE: Slots = {}

/**
 * A refusal by the rule. Its reason is a literal template with its slots, or a message; words that exist only at run
 * time do not compile. It leaves a trace that the rule acted.
 * @example
 * ```ts
 * import { refuse } from '@fray/kernel'
 *
 * const { rule, reason } = refuse('not-now', 'The door opens in round {round}.', { round: { number: 3 } })
 * console.log(rule, reason.key, reason.slots) // not-now The door opens in round {round}. { round: { number: 3 } }
 * ```
 */
export const refuse: Refuse<string> = <U extends string>(
  rule: U,
  reason: string | Message,
  slots: Slots = NONE,
): Refusal<U> => {
  cite(rule)
  return { rule, reason: typeof reason === 'string' ? { key: reason, slots } : reason }
}

/** The `refuse` of a ruleset: for its rules `R` and the kernel's; a misspelt id does not compile. */
export const refusing = <R extends string>(): Refuse<R | KernelRule> => refuse

/**
 * Rules that belong to no ruleset: `unknown-action`, `unknown-name`, `bad-value`, `missing-value`, `unknown-field`
 * (the command has a parameter that means nothing here), `not-your-seat` (it is another seat's combatant), `not-now`
 * (someone else may act at this point), `fight-over`, `question-open` (an answer is needed first); and `override`, by
 * which the referee changes values.
 */
const KERNEL_RULE_IDS = [
  'unknown-action',
  'unknown-name',
  'bad-value',
  'missing-value',
  'unknown-field',
  'not-your-seat',
  'not-now',
  'fight-over',
  'question-open',
  'override',
] as const

/** The id of one of the kernel's rules. */
export type KernelRule = (typeof KERNEL_RULE_IDS)[number]

export const KERNEL_RULES: ReadonlySet<string> = new Set(KERNEL_RULE_IDS)

/** What a person typed, as a slot. */
const typed = (said: string): Slot => ({ said })

/** A refusal of an unknown name, with the most similar known one. */
export function unknownName<T extends string>(
  kind: Literal<T> | Message,
  name: string,
  known: readonly string[],
): Refusal {
  const what: Message = typeof kind === 'string' ? { key: kind, slots: NONE } : kind
  const near = nearest(name, known)
  const hint =
    near !== null
      ? say(' Did you mean "{near}"?', { near: typed(near) })
      : known.length > 0
        ? say(' Known: {known}.', { known: typed(known.join(', ')) })
        : word(' There is none.')
  return refuse('unknown-name', 'There is no {what} "{name}".{hint}', { what, name: typed(name), hint })
}

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

/** Why a command or an answer is not taken: the rule that forbids it, and why. */
export interface Refusal<R extends string = string> {
  readonly rule: R
  /** It says by row whom and what it names; words are made by whoever shows it ({@link RefusalSeen}). */
  readonly reason: Message
}

/** A refusal as those may know it who looked when it was given. */
export interface RefusalSeen {
  readonly rule: string
  /** Why, in an English sentence. */
  readonly reason: Words
  readonly message: SeenMessage
}

/** How a refusal by one of the rules `R` is made. */
export type Refuse<R extends string> = <T extends string, U extends R>(
  rule: U,
  reason: Literal<T> | Message,
  ...slots: SlotsIn<T> extends never ? [] : [slots: Readonly<Record<SlotsIn<T>, Slot | null>>]
) => Refusal<U>

const NONE: Slots = {}

/**
 * A refusal by the rule. Its reason is a template with what stands in its slots, or a message; words that are only known when the
 * rules run do not compile. It leaves a trace.
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

/** How a ruleset refuses: by one of its rules `R` or one of the kernel's; a misspelt id does not compile. */
export const refusing = <R extends string>(): Refuse<R | KernelRule> => refuse

/**
 * Rules that come from no ruleset: `unknown-action`, `unknown-name`, `bad-value`, `missing-value`, `unknown-field`
 * (the command says something that means nothing here), `not-your-seat` (it is another seat's combatant), `not-now`
 * (somebody else may command at this point), `fight-over`, `question-open` (an answer is awaited first); and `override`, by which the referee changes values.
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

/** The id of a rule of the kernel's. */
export type KernelRule = (typeof KERNEL_RULE_IDS)[number]

export const KERNEL_RULES: ReadonlySet<string> = new Set(KERNEL_RULE_IDS)

/** What a person typed, in a slot. */
const typed = (said: string): Slot => ({ said })

/** A refusal of a name that nobody has, with the nearest that somebody has. */
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

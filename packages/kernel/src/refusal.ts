import { cite } from './trace.ts'
import { nearest } from './words.ts'

/** Why a command or an answer is not taken: the rule that forbids it and a sentence for the person who gave it. */
export interface Refusal {
  readonly rule: string
  readonly reason: string
}

/**
 * A refusal whose reason gets its capital when somebody reads it. Policies try many commands and read no reasons, and a look
 * at the first letter of a text that has just been put together makes the engine copy it: 2 to 5% of a fight of shock.
 */
class Refused implements Refusal {
  readonly rule: string
  private readonly said: string

  constructor(rule: string, said: string) {
    this.rule = rule
    this.said = said
  }

  get reason(): string {
    return asMessage(this.said)
  }

  toJSON(): Refusal {
    return { rule: this.rule, reason: this.reason }
  }
}

/**
 * A refusal by the rule, with its reason in a sentence. It leaves a trace.
 * @example
 * ```ts
 * import { refuse } from '@fray/kernel'
 *
 * const { rule, reason } = refuse('not-now', 'the referee has not opened the door yet.')
 * console.log(`${reason} [${rule}]`) // The referee has not opened the door yet. [not-now]
 * ```
 */
export const refuse = <R extends string>(rule: R, reason: string): Refusal => {
  cite(rule)
  return new Refused(rule, reason)
}

/** How a ruleset refuses: by one of its rules `R` or one of the kernel's; a misspelt id does not compile. */
export const refusing = <R extends string>(): ((rule: R | KernelRule, reason: string) => Refusal) => refuse

/** The text with a capital. */
function asMessage(text: string): string {
  const first = text.charCodeAt(0)
  return first >= CAPITAL_A && first <= CAPITAL_Z ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

const CAPITAL_A = 65
const CAPITAL_Z = 90

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

/** A sentence for a name that nobody has, with the nearest that somebody has. */
export function unknownName(kind: string, name: string, known: readonly string[]): Refusal {
  const near = nearest(name, known)
  const hint =
    near === null ? (known.length > 0 ? ` Known: ${known.join(', ')}.` : ' There is none.') : ` Did you mean "${near}"?`
  return refuse('unknown-name', `There is no ${kind} "${name}".${hint}`)
}

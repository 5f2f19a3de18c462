/** Why a command or an answer is not taken: the rule that forbids it and a sentence for the person who gave it. */
export interface Refusal {
  readonly rule: string
  readonly reason: string
}

/** A refusal by the rule, with its reason in a sentence. */
export const refuse = <R extends string>(rule: R, reason: string): Refusal => ({
  rule,
  reason: reason.charAt(0).toUpperCase() + reason.slice(1),
})

/**
 * Refusals that come from no ruleset: `unknown-action`, `unknown-name`, `bad-value`, `missing-value`, `unknown-field`
 * (the command says something that means nothing here), `not-your-seat` (it is another seat's combatant), `not-now`
 * (somebody else may command at this point), `fight-over`, `question-open` (an answer is awaited first).
 */
export type KernelRefusal =
  | 'unknown-action'
  | 'unknown-name'
  | 'bad-value'
  | 'missing-value'
  | 'unknown-field'
  | 'not-your-seat'
  | 'not-now'
  | 'fight-over'
  | 'question-open'

import {
  type AnyScene,
  capital,
  citing,
  type Message,
  type Refusal,
  refusing,
  type Slot,
  said,
  say,
  seesOf,
  type Tally as TallyBy,
} from '@fray/kernel/rules'
import type { EscalationRule } from './catalogue/rule-ids.ts'

/** Why something may not be: by a rule of this ruleset, and in a sentence. A misspelt id does not compile. */
export const refuse = refusing<EscalationRule>()

/** Says which rules speak at this line, where nothing else at it names them. */
export const cite = citing<EscalationRule | 'override'>()

/** A number with its parts, each by a rule of this ruleset. */
export type Tally = TallyBy<EscalationRule | 'override'>

/** A refusal of which others may hear: its reason is a message, too, with those it names by row. */
export interface Forbidden extends Refusal {
  readonly rule: EscalationRule
  readonly message: Message
}

/** The words of a reason are made when somebody reads it, as those hear it who looked when it was given. */
class ForbiddenBy implements Forbidden {
  readonly rule: EscalationRule
  readonly message: Message
  readonly #scene: AnyScene
  readonly #heard: string | null

  constructor(rule: EscalationRule, message: Message, scene: AnyScene) {
    this.rule = rule
    this.message = message
    this.#scene = scene
    this.#heard = scene.known === null ? null : english(message, scene)
  }

  get reason(): string {
    return capital(this.#heard ?? english(this.message, this.#scene))
  }

  toJSON(): Refusal {
    return { rule: this.rule, reason: this.reason }
  }
}

const english = (message: Message, scene: AnyScene): string => said(message, seesOf(scene)).words

/** Why something may not be, where it may be told that it came to nothing: by a rule, and by a template with its slots. */
export function forbid<T extends string>(
  scene: AnyScene,
  rule: EscalationRule,
  template: T,
  slots: Parameters<typeof say<T>>[1],
): Forbidden {
  cite(rule)
  return new ForbiddenBy(rule, say(template, slots), scene)
}

/** An ability, a stance or another thing of the content in a slot. */
export const thing = (name: string): Slot => ({ thing: name })

import { citing, type Refusal, refusing, type Slot, type Tally as TallyBy } from '@fray/kernel/rules'
import type { EscalationRule } from './catalogue/rule-ids.ts'

/** Why something may not be: by a rule of this ruleset, and in a sentence. A misspelt id does not compile. */
export const refuse = refusing<EscalationRule>()

/** Says which rules speak at this line, where nothing else at it names them. */
export const cite = citing<EscalationRule | 'override'>()

/** A number with its parts, each by a rule of this ruleset. */
export type Tally = TallyBy<EscalationRule | 'override'>

/** Why something may not be, of which others may hear: by a rule of this ruleset. */
export type Forbidden = Refusal<EscalationRule>

/** An ability, a stance or another thing of the content in a slot. */
export const thing = (name: string): Slot => ({ thing: name })

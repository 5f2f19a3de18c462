import { citing, refusing, type Tally as TallyBy } from '@fray/kernel/rules'
import type { EscalationRule } from './catalogue/rule-ids.ts'

/** Why something may not be: by a rule of this ruleset, and in a sentence. A misspelt id does not compile. */
export const refuse = refusing<EscalationRule>()

/** Says which rules speak at this line, where nothing else at it names them. */
export const cite = citing<EscalationRule | 'override'>()

/** A number with its parts, each by a rule of this ruleset. */
export type Tally = TallyBy<EscalationRule | 'override'>

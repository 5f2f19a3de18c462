import { withoutNames } from './log/message.ts'
import type { AnyRuleset } from './ruleset.ts'

/** The English title of an action of the ruleset, or its id when the ruleset has no such action. */
export function titleOf(rules: AnyRuleset, id: string): string {
  const action = rules.actions.get(id)
  return action === undefined ? id : withoutNames(action.title)
}

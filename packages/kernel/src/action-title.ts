import { withoutNames } from './log/message.ts'
import type { AnyRuleset } from './ruleset.ts'

/** What people call an action of the ruleset, in English; its id where there is no such action. */
export function titleOf(rules: AnyRuleset, id: string): string {
  const action = rules.actions.get(id)
  return action === undefined ? id : withoutNames(action.title)
}

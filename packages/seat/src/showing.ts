import type { AnyRuleset, AnyScene, Command, Policy, Session, Showing } from '@fray/kernel'

/** A live fight of any ruleset. */
export type AnySession = Session<AnyScene, Command>

/** A policy of any ruleset. */
export type AnyPolicy = Policy<AnyScene, Command>

/** What the ruleset says for showing. Throws where it does not show itself yet. */
export function showingOf(rules: AnyRuleset): Showing<AnyScene, Command> {
  const { showing } = rules
  if (showing === undefined) throw new Error(`The ruleset ${rules.id} does not show itself yet.`)
  return showing
}

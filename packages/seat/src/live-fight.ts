import type { AnyRuleset, AnyScene, Command, Policy, Session } from '@fray/kernel'

/** A live fight of any ruleset. */
export type AnySession = Session<AnyScene, Command>

/** A policy of any ruleset. */
export type AnyPolicy = Policy<AnyScene, Command>

/** A live fight with its rules; a Play implements it. */
export interface LiveFight {
  readonly session: AnySession
  readonly rules: AnyRuleset
}

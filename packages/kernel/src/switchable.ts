import { withoutNames } from './log/message.ts'
import type { AnyRuleset } from './ruleset.ts'

/** A rule that can be switched off, and how. */
export interface SwitchableRule {
  readonly rule: string
  readonly title: string
  /** Titles of the actions that nobody is then offered; empty if an option switches it off. */
  readonly actions: readonly string[]
  /** The option that switches it off, with the value for that; null if actions are removed instead. */
  readonly option: { readonly id: string; readonly value: string } | null
}

/** The choice by which an option switches its rule off. */
const OFF = 'off'

/**
 * The rules of a ruleset that can be switched off, according to its declarations: those that grant actions to
 * combatants, except for the ones that turns need (formal actions), and options with the choice `off`.
 */
export function switchable({ actions, options, ruleTitles }: AnyRuleset): SwitchableRule[] {
  const needed = new Set([...actions.values()].filter(({ formal }) => formal === true).map(({ rule }) => rule))
  const given = new Map<string, string[]>()
  for (const { by, rule, title } of actions.values()) {
    if (by !== 'combatant' || needed.has(rule)) continue
    given.set(rule, [...(given.get(rule) ?? []), withoutNames(title)])
  }
  const byOption = options.filter(({ choices }) => Array.isArray(choices) && choices.includes(OFF))
  return [
    ...[...given].map(([rule, titles]) => ({ rule, title: ruleTitles[rule] ?? rule, actions: titles, option: null })),
    ...byOption.map(({ id, title, rule }) => ({
      ...{ rule: rule ?? id, title, actions: [] },
      option: { id, value: OFF },
    })),
  ]
}

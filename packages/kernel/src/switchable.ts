import { withoutNames } from './log/message.ts'
import type { AnyRuleset } from './ruleset.ts'

/** A rule that can be switched off, and how. */
export interface SwitchableRule {
  readonly rule: string
  readonly title: string
  /** Titles of the actions that are then offered to nobody; none where an option switches it off. */
  readonly actions: readonly string[]
  /** The option that switches it off, with its value for that; null where actions go. */
  readonly option: { readonly id: string; readonly value: string } | null
}

/** The choice by which an option says that its rule does not hold. */
const OFF = 'off'

/**
 * The rules of a ruleset that can be switched off, by its own declarations: those that give actions of combatants, but for the
 * ones that a turn needs to go on (formal actions), and options with the choice `off`.
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

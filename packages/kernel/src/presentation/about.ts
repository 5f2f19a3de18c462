import type { Words } from '../log/parts.ts'

/**
 * What people can ask "what is this?" about. `kind` is one of the ruleset's own kinds (`item`, `spell`, `power`,
 * `condition`, `attack` ...) or one that every ruleset has: `rule` and `action` by id, `combatant` by name.
 */
export interface ThingRef {
  readonly kind: string
  /** Its name for people; for ready-made content its id. */
  readonly name: string
  /** Name of the owner, because two combatants may have different knives; null without an owner. */
  readonly of: string | null
}

/** An explanation of a thing. */
export interface About {
  readonly title: string
  /** The sort of thing in words: `spell`, `hindrance`. */
  readonly kind: string
  /** What it does, in sentences generated from its data and its rule. */
  readonly lines: readonly Words[]
  /** Its numbers and words as rows of a table. */
  readonly facts: readonly { readonly label: Words; readonly value: Words }[]
  /** The ids of the rules that define it. */
  readonly rules: readonly string[]
}

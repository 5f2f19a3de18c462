import type { Words } from '../log/parts.ts'

/**
 * What somebody may ask "what is this?" of. `kind` is one of the ruleset's own kinds (`item`, `spell`, `power`, `condition`,
 * `attack` ...) or one of those that every ruleset has: `rule` and `action` by their ids, `combatant` by its name.
 */
export interface ThingRef {
  readonly kind: string
  /** What people call it; of ready-made content its id. */
  readonly name: string
  /** Whose it is, by name: two may have a knife each, and not the same. Null where it is nobody's. */
  readonly of: string | null
}

/** A thing explained. */
export interface About {
  readonly title: string
  /** The sort of thing in words: `spell`, `hindrance`. */
  readonly kind: string
  /** What it does, in sentences made from its data and its rule. */
  readonly lines: readonly Words[]
  /** Its numbers and words one by one, for a table. */
  readonly facts: readonly { readonly label: Words; readonly value: Words }[]
  /** The rules that say what it does, by id. */
  readonly rules: readonly string[]
}

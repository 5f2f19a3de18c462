/** What people may write in a field: for forms, for help, for tables in the docs. */
export type Shape =
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly words: readonly string[] }
  | { readonly type: 'numbers'; readonly min: number; readonly max: number; readonly words: readonly string[] }
  | { readonly type: 'word'; readonly words: readonly string[] }
  | { readonly type: 'words'; readonly words: readonly string[] }
  | { readonly type: 'flag' | 'text' | 'dice' | 'pool' | 'any' }
  | { readonly type: 'list'; readonly of: Shape }
  | { readonly type: 'kind'; readonly id: string }
  | { readonly type: 'variants'; readonly id: string; readonly tag: string; readonly words: readonly string[] }

/** One field of a kind of thing as a form shows it: plain data, from the field's declaration. */
export interface FieldForm {
  /** Its name in files. */
  readonly name: string
  /** Its label for people. */
  readonly label: string
  /** Its description, in one sentence. */
  readonly help: string
  /** What may be written: a range, choices, or a kind. */
  readonly shape: Shape
  readonly needed: boolean
  /** The default value as it would be written; null if there is none or it depends on other fields. */
  readonly default: string | number | boolean | null
  /** The default in words, also if it depends on an option; null if there is nothing to say. */
  readonly defaultText: string | null
  /** The rule that a wrong value breaks. */
  readonly rule: string | null
}

/** A kind of thing in encounters and content, as a form shows it. */
export interface KindForm {
  readonly id: string
  readonly help: string
  readonly fields: readonly FieldForm[]
  /** The kind of content that an id in its place refers to; null if nothing of this kind is content. */
  readonly content: string | null
  /** Short texts that may replace it; empty if it has no short form. */
  readonly examples: readonly string[]
}

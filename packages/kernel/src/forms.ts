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
  /** What it is called in files. */
  readonly name: string
  /** What it is called by people. */
  readonly label: string
  /** Its sentence. */
  readonly help: string
  /** What may be written: range, choices, or of which kind. */
  readonly shape: Shape
  readonly needed: boolean
  /** What it is when left out, as it would be written; null where that is nothing or hangs on other things. */
  readonly default: string | number | boolean | null
  /** The same in words for people, also where it hangs on an option; null where there is nothing to say. */
  readonly defaultText: string | null
  /** The rule that a wrong value breaks. */
  readonly rule: string | null
}

/** A kind of thing in encounters and content, as a form shows it. */
export interface KindForm {
  readonly id: string
  readonly help: string
  readonly fields: readonly FieldForm[]
  /** The kind of content that an id in its place names; null where nothing of this kind is content. */
  readonly content: string | null
  /** Short texts that may stand for it; none where it has no short form. */
  readonly examples: readonly string[]
}

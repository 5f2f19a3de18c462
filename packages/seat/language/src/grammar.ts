import type { Lexeme } from './catalogue.ts'

/** How a word stands in a sentence, as a translation asks for it: `{$with :thing case=dat article=the}`. */
export interface Wanted {
  readonly case: string
  readonly article: string
}

/** What only a language itself can say: one of these for each language, in a file of its own. */
export interface Grammar {
  /** A word of the content as it stands in a sentence. */
  thing(word: Lexeme, wanted: Wanted): string
  /** A place as it stands in a sentence; `case` may be `to`, `in` and `from`. */
  place(word: Lexeme, wanted: Wanted): string
  /** A place that has no entry: a person has named it. */
  ownPlace(name: string, wanted: Wanted): string
  /** Somebody by name; `to` may be wanted of them, too. */
  person(name: string, wanted: Wanted): string
  /** Somebody of whom the viewer does not know, and something that is hidden from it. */
  somebody(wanted: Wanted): string
  something(wanted: Wanted): string
  referee(wanted: Wanted): string
  /** `a, b and c`. */
  list(words: readonly string[]): string
  /** A number as it is written. */
  number(value: number): string
  /** Dice as they are written: `1d6` is `1W6` in German. */
  dice(text: string): string
}

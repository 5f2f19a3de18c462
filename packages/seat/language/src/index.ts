/**
 * Fights in other languages than English: what a seat gets, said again from its templates and slots.
 * @module
 */

export type { Catalogue, Lexeme } from './catalogue.ts'
export { aboutIn } from './explained.ts'
export type { Grammar, Wanted } from './grammar.ts'
export { type Language, languageOf } from './language.ts'
export {
  isSpoken,
  openFields,
  openHelp,
  openLanguage,
  openSentences,
  openTexts,
  SPOKEN,
  type Spoken,
} from './open.ts'
export { playIn } from './play-in.ts'
export type { Says } from './sentences.ts'
export { inLanguage } from './translated.ts'

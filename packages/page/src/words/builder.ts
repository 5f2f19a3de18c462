import { deBuilder } from './de-builder.ts'
import { type BuilderWords, enBuilder } from './en-builder.ts'
import { useWords } from './words.ts'

const WORDS: Readonly<Record<string, BuilderWords>> = { en: enBuilder, de: deBuilder }

/** The texts of the builder in the language that was chosen. They are loaded with it. */
export const useBuilderWords = (): BuilderWords => WORDS[useWords().language] ?? enBuilder

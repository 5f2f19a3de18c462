import { en, type Words } from './en.ts'

/** The texts in the language that was chosen. */
export const useWords = (): Words => en

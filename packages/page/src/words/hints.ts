import { deHints } from './de-hints.ts'
import { enHints, type HintWords } from './en-hints.ts'
import { useWords } from './words.ts'

/** The texts of hints in the language of the page; they come with the hints alone. */
export const useHintWords = (): HintWords => (useWords().language === 'de' ? deHints : enHints)

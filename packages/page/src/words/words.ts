import { createContext, useContext } from 'react'
import { en, type Words } from './en.ts'

/** The texts in the language that was chosen. */
export const WordsContext = createContext<Words>(en)

/** The texts in the language that was chosen. */
export const useWords = (): Words => useContext(WordsContext)

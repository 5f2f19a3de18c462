import { deLab } from './de-lab.ts'
import { enLab, type LabWords } from './en-lab.ts'
import { useWords } from './words.ts'

/** The texts of the lab in the language of the page; they come with the lab alone. */
export const useLabWords = (): LabWords => (useWords().language === 'de' ? deLab : enLab)

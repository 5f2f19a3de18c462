import { Choices } from '../parts/choices.tsx'
import { LANGUAGES, type Language } from '../words/languages.ts'
import { useWords } from '../words/words.ts'
import { setHabits, useHabits } from './habits.ts'

/** Light or dark. */
export function LookChoice() {
  const { settings: words } = useWords()
  const { scheme } = useHabits()
  return (
    <Choices
      label={words.look}
      value={scheme}
      options={[
        ['auto', words.schemes.auto],
        ['light', words.schemes.light],
        ['dark', words.schemes.dark],
      ]}
      onChange={(chosen) => setHabits({ scheme: chosen })}
    />
  )
}

/** The language of the page, each by its own name. */
export function LanguageChoice() {
  const { settings: words } = useWords()
  const { language } = useHabits()
  const names = Object.entries(LANGUAGES) as [Language, string][]
  return (
    <Choices<Language | 'auto'>
      label={words.language}
      value={language}
      options={[['auto', words.languageAuto], ...names.map(([tag, name]) => [tag, name, tag] as const)]}
      onChange={(chosen) => setHabits({ language: chosen })}
    />
  )
}

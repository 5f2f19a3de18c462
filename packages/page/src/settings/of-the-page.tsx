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

/** How fast it is shown what others do. */
export function PaceChoice() {
  const { show: words } = useWords()
  const { pace } = useHabits()
  return (
    <Choices
      label={words.pace}
      value={pace}
      options={[
        ['slow', words.paces.slow],
        ['usual', words.paces.usual],
        ['fast', words.paces.fast],
        ['now', words.paces.now],
      ]}
      onChange={(chosen) => setHabits({ pace: chosen })}
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

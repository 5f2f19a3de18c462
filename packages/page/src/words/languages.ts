/** The languages of the page by their tags, each by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const

/** The tag of a language of the page. */
export type Language = keyof typeof LANGUAGES

const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag)

/**
 * The language that the page speaks: the one that was chosen, or the first of the browser's (`de-AT` is German here) that the page
 * has, or English.
 */
export function languageFor(chosen: Language | 'auto', preferred: readonly string[]): Language {
  if (chosen !== 'auto' && isLanguage(chosen)) return chosen
  return preferred.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '').find(isLanguage) ?? 'en'
}

import { isSpoken, SPOKEN } from '@fray/seat/language'
import { badInput } from './stop.ts'

/** The tag of the language that is wanted: what `--lang` says, or `FRAY_LANG`; `en` for English. Throws a {@link Stop} for any other. */
export const wantedLanguage = (given: string | undefined): string => {
  const tag = (given ?? process.env.FRAY_LANG ?? '').toLowerCase()
  if (tag === '' || tag === 'en') return 'en'
  if (isSpoken(tag)) return tag
  throw badInput(`--lang ${tag}: give en or ${Object.keys(SPOKEN).join(' or ')}.`)
}

import type { About } from '@fray/kernel'
import type { Play } from '@fray/seat'
import { aboutIn } from './explained.ts'
import type { Language } from './language.ts'
import { inLanguage } from './translated.ts'

/** What a play gives a seat, and is asked in a language in which it answers. */
const ANSWERS: ReadonlySet<PropertyKey> = new Set([
  'table',
  'told',
  'actions',
  'chances',
  'optionChances',
  'reach',
  'threat',
  'between',
  'orders',
  'values',
  'account',
  'pastTable',
  'submit',
  'answer',
  'roll',
  'undo',
  'redo',
])

/** A play that answers in a language. */
export function playIn(language: Language, play: Play): Play {
  const said = (value: unknown): unknown =>
    value instanceof Promise ? value.then((one) => inLanguage(language, one)) : inLanguage(language, value)
  return new Proxy(play, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name, target)
      if (typeof found !== 'function') return found
      if (name === 'about')
        return async (...given: unknown[]) => {
          const about = (await found.apply(target, given)) as About | null
          return about === null ? null : aboutIn(language, target.rules.id, about)
        }
      return ANSWERS.has(name)
        ? (...given: unknown[]) => said(found.apply(target, given))
        : (...given: unknown[]) => found.apply(target, given)
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  })
}

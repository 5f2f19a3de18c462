import type { Lexeme } from './catalogue.ts'
import type { Grammar, Wanted } from './grammar.ts'

type Articles = Readonly<Record<string, Readonly<Record<string, string>>>>

const THE: Articles = {
  nom: { m: 'der', f: 'die', n: 'das', p: 'die' },
  acc: { m: 'den', f: 'die', n: 'das', p: 'die' },
  dat: { m: 'dem', f: 'der', n: 'dem', p: 'den' },
  gen: { m: 'des', f: 'der', n: 'des', p: 'der' },
}

const A: Articles = {
  nom: { m: 'ein', f: 'eine', n: 'ein', p: '' },
  acc: { m: 'einen', f: 'eine', n: 'ein', p: '' },
  dat: { m: 'einem', f: 'einer', n: 'einem', p: '' },
  gen: { m: 'eines', f: 'einer', n: 'eines', p: '' },
}

/** What stands before a place that has no phrase of its own. */
const BEFORE: Readonly<Record<string, string>> = { to: 'zu', in: 'bei', from: 'von' }

const names = new Intl.ListFormat('de', { style: 'long', type: 'conjunction' })
const numbers = new Intl.NumberFormat('de')

/** A noun in its case, without an article. */
function noun(word: Lexeme, wanted: string): string {
  const own = word[wanted]
  if (own !== undefined) return own
  const isNeuterOrMasculine = word.gender === 'm' || word.gender === 'n'
  return wanted === 'gen' && isNeuterOrMasculine ? `${word.name}${/[sßxz]$/.test(word.name) ? 'es' : 's'}` : word.name
}

function thing(word: Lexeme, { case: wanted, article }: Wanted): string {
  const { gender } = word
  const before = gender === undefined ? '' : ((article === 'a' ? A : THE)[wanted]?.[gender] ?? '')
  if (article === '' || before === '') return noun(word, wanted)
  return `${before} ${noun(word, wanted)}`
}

/** German: articles, cases and lists. */
export const german: Grammar = {
  thing,
  place(word, { case: wanted }) {
    const own = word[wanted]
    if (own !== undefined) return own
    const before = BEFORE[wanted]
    return before === undefined ? word.name : `${before} „${word.name}“`
  },
  ownPlace: (name, { case: wanted }) => {
    const before = BEFORE[wanted]
    return before === undefined ? name : `${before} „${name}“`
  },
  person: (name, { case: wanted }) => (wanted === 'to' ? `an ${name}` : wanted === 'from' ? `von ${name}` : name),
  somebody: ({ case: wanted }) => ({ acc: 'jemanden', dat: 'jemandem', gen: 'jemandes' })[wanted] ?? 'jemand',
  something: () => 'etwas',
  referee: (wanted) => thing({ name: 'Spielleitung', gender: 'f' }, { ...wanted, article: 'the' }),
  list: (words) => names.format(words),
  number: (value) => numbers.format(value),
  dice: (text) => text.replace('d', 'W'),
}

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

/** The same before a square, which goes by its numbers. */
const SQUARE = /^\d+(,\d+)+$/
const BEFORE_SQUARE: Readonly<Record<string, string>> = { to: 'nach ', in: 'auf ', from: 'von ' }

const names = new Intl.ListFormat('de', { style: 'long', type: 'conjunction' })
const numbers = new Intl.NumberFormat('de')

/** Endings of an adjective, in the order of {@link CASES}: without an article, behind *der* and behind *ein*. */
const ENDINGS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '': {
    m: ['er', 'en', 'em', 'en'],
    f: ['e', 'e', 'er', 'er'],
    n: ['es', 'es', 'em', 'en'],
    p: ['e', 'e', 'en', 'er'],
  },
  the: {
    m: ['e', 'en', 'en', 'en'],
    f: ['e', 'e', 'en', 'en'],
    n: ['e', 'e', 'en', 'en'],
    p: ['en', 'en', 'en', 'en'],
  },
  a: { m: ['er', 'en', 'en', 'en'], f: ['e', 'e', 'en', 'en'], n: ['es', 'es', 'en', 'en'], p: ['e', 'e', 'en', 'er'] },
}
const CASES = ['nom', 'acc', 'dat', 'gen']

/** The name with its adjective, if it begins with one, as it stands behind that article: `Krummer Weg`, `den Krummen Weg`. */
function declined(word: Lexeme, { case: wanted, article }: Wanted): Lexeme {
  const { gender = '', name } = word
  const strong = ENDINGS['']?.[gender]?.[0]
  const [, stem, ending, rest] = /^(\p{Lu}\p{Ll}+?)(er|es|e) (\p{Lu}.*)$/u.exec(name) ?? []
  const at = CASES.indexOf(wanted)
  if (stem === undefined || ending !== strong || at < 0) return word
  return { ...word, name: `${stem}${ENDINGS[article]?.[gender]?.[at] ?? ending} ${rest}` }
}

/** A noun in its case, without an article. */
function noun(word: Lexeme, wanted: string): string {
  const own = word[wanted]
  if (own !== undefined) return own
  if (wanted === 'dat' && word.gender === 'p' && !/[ns]$/.test(word.name)) return `${word.name}n`
  const isNeuterOrMasculine = word.gender === 'm' || word.gender === 'n'
  return wanted === 'gen' && isNeuterOrMasculine ? `${word.name}${/[sßxz]$/.test(word.name) ? 'es' : 's'}` : word.name
}

function thing(plain: Lexeme, asked: Wanted): string {
  const { case: wanted, article } = asked
  const word = declined(plain, asked)
  const { gender } = word
  const before = gender === undefined ? '' : ((article === 'a' ? A : THE)[wanted]?.[gender] ?? '')
  if (article === '' || before === '') return noun(word, wanted)
  return `${before} ${noun(word, wanted)}`
}

/** A place in the accusative: `den langen Stollen`, `die Brücke`. */
const accusative = (name: string): string =>
  name
    .replace(/^Der ((?:\p{Ll}+e )*)/u, (_, adjectives: string) => `den ${adjectives.replaceAll('e ', 'en ')}`)
    .replace(/^Di?[ae]s? /, (article) => article.toLowerCase())

/** German: articles, cases and lists. */
export const german: Grammar = {
  thing,
  place(word, { case: wanted }) {
    const own = word[wanted]
    if (own !== undefined) return own
    if (wanted === 'acc') return accusative(word.name)
    const before = BEFORE[wanted]
    return before === undefined ? word.name : `${before} „${word.name}“`
  },
  ownPlace: (name, { case: wanted }) => {
    if (SQUARE.test(name)) return `${BEFORE_SQUARE[wanted] ?? ''}${name}`
    const before = BEFORE[wanted]
    return before === undefined ? name : `${before} „${name}“`
  },
  person: (name, { case: wanted }) => (wanted === 'to' ? `an ${name}` : wanted === 'from' ? `von ${name}` : name),
  somebody: ({ case: wanted }) => ({ acc: 'jemanden', dat: 'jemandem', gen: 'jemandes' })[wanted] ?? 'jemand',
  something: () => 'etwas',
  referee: (wanted) => thing({ name: 'Spielleitung', gender: 'f' }, { ...wanted, article: 'the' }),
  list: (words) => names.format(words),
  number: (value) => numbers.format(value),
  dice: (text) => text.replace(/d(?=\d)/g, 'W').replaceAll('(dropped)', '(zählt nicht)'),
}

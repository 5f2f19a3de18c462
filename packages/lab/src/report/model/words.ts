/** Plural words that do not end in s. */
const MANY: ReadonlySet<string> = new Set([
  'people',
  'folk',
  'men',
  'women',
  'children',
  'cattle',
  'geese',
  'mice',
  'oxen',
])
/** Words that start an attribute of the noun before them: `People of the barn`. */
const JOINS = / (?:of|from|at|in|on|under|behind|beyond|by|with|without|who|that) /i

/** Whether a side's name is plural: `Goblins`, `The wolves`, `People of the barn`, `Ann and Bo`. */
export function isMany(name: string): boolean {
  const [head = ''] = name.split(JOINS)
  if (/ and |, | & /.test(head)) return true
  const last = head.trim().split(' ').at(-1)?.toLowerCase() ?? ''
  return MANY.has(last) || /[^s]s$/.test(last)
}

/** `The watch wins`, `Goblins win`. */
export const winsOf = (name: string): string => `${name} ${isMany(name) ? 'win' : 'wins'}`

/** `The watch is`, `Goblins are`. */
export const isOf = (name: string): string => `${name} ${isMany(name) ? 'are' : 'is'}`

/** A fight's title; a substitute if it has none. */
export const titleOf = ({ title }: { readonly title: string }): string =>
  title === '' ? 'A fight without a title' : title

/** A name or title with an article as it reads within a sentence: `the watch`. */
export const midSentence = (text: string): string =>
  /^(The|A|An) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Somebody of a side: `at least one of the Characters`, `somebody on the side of Ada`. */
export const someOf = (side: string): string =>
  isMany(side) ? `at least one of the ${side.replace(/^The /, '')}` : `somebody on the side of ${midSentence(side)}`

/** `1 trial`, `2 trials`. */
export const count = (text: string, one: string): string => `${text} ${text === '1' ? one : `${one}s`}`

/** A title with its id: `Melee Attack [attack]`; only one of them if the other is missing. */
export const titled = (title: string, id: string): string =>
  title === '' ? id : id === '' ? title : `${title} [${id}]`

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

/** Whether a side's name is read as several: `Goblins`, `The wolves`. */
const isMany = (name: string): boolean => /s$/i.test(name)

/** `The watch wins`, `Goblins win`. */
export const winsOf = (name: string): string => `${name} ${isMany(name) ? 'win' : 'wins'}`

/** `1 trial`, `2 trials`. */
export const count = (text: string, one: string): string => `${text} ${text === '1' ? one : `${one}s`}`

/** A title with its id: `Melee Attack [attack]`; one of them alone where there is no other. */
export const titled = (title: string, id: string): string =>
  title === '' ? id : id === '' ? title : `${title} [${id}]`

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

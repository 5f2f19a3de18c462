import type { Path } from '../loading/problems.ts'
import type { Reader } from '../loading/reader.ts'

/** A `complete` for lists of named things: each gets a unique name. `one` is the word for one of them. */
export function named(one: string) {
  return <T extends { readonly name: string }>(
    all: readonly T[],
    { problems }: Pick<Reader, 'problems'>,
    path: Path,
  ): readonly T[] => {
    const names = new Set<string>()
    all.forEach(({ name }, i) => {
      if (names.has(name.toLowerCase())) {
        problems.add([...path, i], `There is a second ${one} called "${name}": give each a name of its own.`)
      }
      names.add(name.toLowerCase())
    })
    return all
  }
}

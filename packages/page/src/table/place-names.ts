import type { Board } from '@fray/kernel'
import type { ListedActions } from '@fray/seat'

/** What people call the places of a board, by what commands call them; empty where nobody has named any. */
export function placeNames(board: Board): ReadonlyMap<string, string> {
  if (board.kind !== 'zones') return new Map()
  // Inside a sentence: `to the near bank`.
  return new Map(board.zones.map(({ id, name }) => [id, name.replace(/^The (?=\S)/, 'the ')]))
}

/** A list of actions with the names of places as people say them; commands stay as they are. */
export function withPlaceNames(actions: ListedActions, names: ReadonlyMap<string, string>): ListedActions {
  if (names.size === 0) return actions
  const said = (words: string, command: Readonly<Record<string, unknown>>): string =>
    Object.values(command).reduce<string>((all, value) => {
      const name = typeof value === 'string' ? names.get(value) : undefined
      return name === undefined
        ? all
        : all
            .split(' ')
            .map((word) => nameFor(word, String(value), name))
            .join(' ')
    }, words)
  return {
    ...actions,
    groups: actions.groups.map((group) => ({
      ...group,
      actions: group.actions.map((one) => ({
        ...one,
        words: said(one.words, one.command),
        rest: said(one.rest, one.command),
      })),
    })),
    illegal: actions.illegal.map((one) => ({ ...one, words: said(one.words, one.command) })),
  }
}

/** A word, or the name where it is the place's id, with whatever stands at its end. */
function nameFor(word: string, id: string, name: string): string {
  const bare = word.replace(/[,.;:]$/, '')
  return bare === id ? name + word.slice(bare.length) : word
}

import { type ListedActions, typedWords } from '@fray/seat'
import { rulesOf, type Sitting } from './sitting.ts'
import { WORDS } from './word-list.ts'

/** Completes a half-typed line from the actions of the list and the words that are always understood. */
export function completer(sitting: Sitting, actions: ListedActions | null): (line: string) => [string[], string] {
  const texts = (actions?.groups ?? []).flatMap((group) =>
    group.actions.map(({ action, command, asks }) => {
      const { params = [] } = rulesOf(sitting).actions.get(action) ?? {}
      return asks.length > 0 ? `${action} ` : `${action} ${typedWords(params, command)}`.trim()
    }),
  )
  const orders = [...rulesOf(sitting).actions.values()].filter(({ by }) => by === 'referee')
  const all = [...new Set([...texts, ...WORDS, ...orders.map(({ id }) => `referee ${id}`)])]
  return (line) => [all.filter((text) => text.toLowerCase().startsWith(line.toLowerCase())), line]
}

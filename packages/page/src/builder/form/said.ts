import type { GameForms } from '../../local/builder-orders.ts'
import { rulesInNow } from '../../words/words.ts'

let say: (english: string) => string = (english) => english

/** The name of a field, or a word that may stand in it, in the language of the page. */
export const fieldSaid = (english: string): string => say(english)

/** Fields of schemas and forms that people read. */
const READ: ReadonlySet<string> = new Set(['description', 'title', 'help', 'defaultText'])

/** A game's forms with their sentences in the language of the page; the same where that is English. */
export async function formsSaid(game: GameForms): Promise<GameForms> {
  const rules = rulesInNow()
  say = rules === null ? (english) => english : await rules.fieldWords()
  if (rules === null) return game
  const { schema, kinds, options } = game
  return { ...game, schema: within(schema), kinds: within(kinds), options: within(options) }
}

function within<T>(value: T): T {
  if (Array.isArray(value)) return value.map(within) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [
      name,
      typeof inside === 'string' && READ.has(name) ? say(inside) : within(inside),
    ]),
  ) as T
}

import type { Game } from '@fray/kernel'
import { addRuleset } from '@fray/rulesets'
import { fetchText } from './fetched.ts'
import type { GamesForWorkers } from './listed.ts'

/* In each worker that knows rules: the games that the server's operator has named are there beside Fray's own. */

const { base, games }: GamesForWorkers = self.name === '' ? { base: '', games: [] } : JSON.parse(self.name)

for (const { id, entry } of games) addRuleset(id, () => load(id, `${base}${entry}`))

/** The name under which the modules of such a game find the parts of Fray; the server writes it into them. */
const KEPT = Symbol.for('fray.parts')

async function load(id: string, address: string): Promise<Game> {
  const { parts } = await import('./parts.ts')
  ;(globalThis as Record<symbol, unknown>)[KEPT] = parts
  try {
    const module: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ address)
    const found = Object.values(module).find((value) => (value as Partial<Game> | null)?.rules?.id === id)
    if (found === undefined) throw new Error('the server hands out another one.')
    return found as Game
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`The ruleset "${id}" could not be loaded into the page: ${why}`)
  }
}

/** The text of a ready fight of such a game. */
export const ownTextThere = async (file: string): Promise<string | undefined> =>
  games.some(({ id }) => file.startsWith(`${id}/`)) ? fetchText(`${base}own/fights/${file}`) : undefined

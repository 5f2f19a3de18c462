import type { ReadyGame } from '../ready-game.ts'
import { fetchText } from './fetched.ts'

/** A game that is not one of Fray's own: the one who started the server has named it. */
export interface OwnGame extends ReadyGame {
  /** Its module, from the page's address on; null where browsers cannot have it. */
  readonly entry: string | null
  /** Why not, in a sentence. */
  readonly problem: string | null
}

/** What the page's workers are told of such games, as the name by which each is started. */
export interface GamesForWorkers {
  /** The address of the page, with its last slash. */
  readonly base: string
  readonly games: readonly { readonly id: string; readonly entry: string }[]
}

/** The games that the server has written into the page; none on any other web server. */
export const ownGames: readonly OwnGame[] = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name="fray-own"]')?.content ?? '[]',
)

/** Where the page is, with its last slash. */
const base = new URL('./', location.href.split('#', 1)[0]).href

/** The name of a worker of this page. */
export const forWorkers = (): string => {
  const games = ownGames.flatMap(({ id, entry }) => (entry === null ? [] : [{ id, entry }]))
  return games.length === 0 ? '' : JSON.stringify({ base, games } satisfies GamesForWorkers)
}

/** The fields of their ready fights, by the fight's file. */
export async function ownBoards(): Promise<unknown> {
  if (ownGames.length === 0) return {}
  // Without a network there are the fields of the others.
  return JSON.parse((await fetchText(`${base}own/boards.json`).catch(() => undefined)) ?? '{}')
}

/** The text of one of their ready fights. */
export async function ownText(file: string): Promise<string | undefined> {
  return ownGames.some(({ id }) => file.startsWith(`${id}/`)) ? fetchText(`${base}own/fights/${file}`) : undefined
}

import { ruled } from '../words/words.ts'
import { games } from './ready.ts'

/** What a game is called, without what it is about; the id of one that is not here. */
export const gameName = (ruleset: string): string =>
  ruled(games.find(({ id }) => id === ruleset)?.title ?? ruleset).split(':')[0] ?? ruleset

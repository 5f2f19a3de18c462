import { type Ideas, readIdeas } from '@fray/files'
import { rulesetIds } from '../io/games.ts'
import { ENCOUNTERS } from '../io/home.ts'
import { badInput } from '../io/stop.ts'
import { exists, readTextFile } from '../io/text-files.ts'

const fileOf = (ruleset: string): string => `${ENCOUNTERS}${ruleset}.ideas.yaml`

/** The games of which fights can be made: those with a file of ideas. */
export const gamesWithIdeas = (): string[] => rulesetIds().filter((id) => exists(fileOf(id)))

/** What fights of the game are made from. Throws a {@link Stop} where there is nothing of the kind. */
export function ideasOf(ruleset: string): Ideas {
  const file = fileOf(ruleset)
  if (exists(file)) return readIdeas(readTextFile(file), file)
  throw badInput(`There are no ideas for fights of ${ruleset}. Available games: ${gamesWithIdeas().join(', ')}.`)
}

import type { ReadyEncounters } from '@fray/server'
import { loadEncounter, readyEncounters } from '../io/encounters.ts'
import { readTextFile } from '../io/text-files.ts'

/** The encounters that come with Fray, as a server offers them. */
export function readyOnes(): ReadyEncounters {
  const ready = readyEncounters().filter(({ measures }) => !measures)
  return {
    list: ready.map(({ typed, ruleset, title, line }) => ({ name: typed, ruleset, title, line })),
    read: (name) => {
      const found = ready.find(({ typed, name: short, ruleset }) => typed === name || `${ruleset}/${short}` === name)
      return found === undefined ? null : readTextFile(found.path)
    },
  }
}

/** What the file of an encounter says, or a ready one. Throws a {@link Stop} with every mistake that it has. */
export const readEncounter = async (given: string): Promise<unknown> => (await loadEncounter(given)).value

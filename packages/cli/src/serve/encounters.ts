import { markOfPicture } from '@fray/files/exchange'
import type { ReadyEncounters } from '@fray/server'
import { loadEncounter, readyEncounters } from '../io/encounters.ts'
import { pictureBeside } from '../io/map-picture.ts'
import { readTextFile } from '../io/text-files.ts'
import { shelfFor } from '../packs/places.ts'

/** The encounters that come with Fray, as a server offers them; those to measure with are begun by their name alone. */
export function readyOnes(): ReadyEncounters {
  const ready = readyEncounters()
  return {
    packs: shelfFor(null),
    list: ready
      .filter(({ measures }) => !measures)
      .map(({ typed, ruleset, title, line }) => ({ name: typed, ruleset, title, line })),
    read: (name) => {
      const found = ready.find(({ typed, name: short, ruleset }) => typed === name || `${ruleset}/${short}` === name)
      return found === undefined ? null : readTextFile(found.path)
    },
  }
}

/** What is to be played at a table, with the picture under its map. */
export interface ToServe {
  readonly encounter: unknown
  readonly picture: { readonly mark: string; readonly bytes: Uint8Array } | null
  /** Why there is none, where the encounter names one. */
  readonly problem: string | null
}

/** What the file of an encounter says, or a ready one. Throws a {@link Stop} with every mistake that it has. */
export async function readEncounter(given: string): Promise<ToServe> {
  const { value, path, setup } = await loadEncounter(given)
  const found = pictureBeside(path, setup)
  if (found === null || typeof found === 'string') return { encounter: value, picture: null, problem: found }
  const mark = markOfPicture(found.bytes)
  const { picture } = value as { readonly picture: object }
  return {
    encounter: { ...(value as object), picture: { ...picture, mark } },
    picture: { mark, bytes: found.bytes },
    problem: null,
  }
}

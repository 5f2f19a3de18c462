import type { AnyScene, Game } from '@fray/kernel'
import { type EncounterChange, setupWithout } from '@fray/lab'
import { loadEncounter } from '../io/encounters.ts'
import { badInput } from '../io/stop.ts'
import { type ChangeOption, readChanges, sayingWhy } from './changes.ts'
import { isJournal } from './open.ts'
import type { Opened } from './situation.ts'

/** An encounter at its beginning with changes made, without the rules so named. Throws a {@link Stop} with what is wrong. */
export function changedSituation(
  game: Game,
  encounter: unknown,
  changes: readonly EncounterChange[],
  without: readonly string[] = [],
): Opened {
  const setup = sayingWhy(() => setupWithout(game, encounter, without, changes))
  const scene: AnyScene = game.rules.open(setup)
  return { rules: game.rules, scene, setup, rolled: false }
}

/** The same of a file, or a ready encounter's name. */
export async function openChanged(
  file: string,
  changed: readonly ChangeOption[],
  { at, without = [] }: { readonly at?: string; readonly without?: readonly string[] },
): Promise<Opened> {
  if (isJournal(file) || at !== undefined) {
    const option = changed.length > 0 ? '--set' : '--without'
    throw badInput(`${option} changes an encounter: a journal is played as it was.`)
  }
  const { game, value } = await loadEncounter(file)
  return changedSituation(game, value, readChanges(changed), without)
}

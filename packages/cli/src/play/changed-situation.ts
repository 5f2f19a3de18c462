import type { AnyScene, Game } from '@fray/kernel'
import { changeEncounter, type EncounterChange } from '@fray/lab'
import { loadEncounter } from '../io/encounters.ts'
import { badInput } from '../io/stop.ts'
import { type ChangeOption, readChanges } from './changes.ts'
import { isJournal } from './open.ts'
import type { Opened } from './situation.ts'

/** An encounter at its beginning with changes made. Throws a {@link Stop} with what is wrong. */
export function changedSituation(game: Game, encounter: unknown, changes: readonly EncounterChange[]): Opened {
  const result = changeEncounter(game, encounter, changes)
  if ('problems' in result) throw badInput(result.problems.join('\n'))
  const { setup } = result
  const scene: AnyScene = game.rules.open(setup)
  return { rules: game.rules, scene, setup, rolled: false }
}

/** The same of a file, or a ready encounter's name. */
export async function openChanged(file: string, changed: readonly ChangeOption[], at?: string): Promise<Opened> {
  if (isJournal(file) || at !== undefined) throw badInput('--set changes an encounter: a journal is played as it was.')
  const { game, value } = await loadEncounter(file)
  return changedSituation(game, value, readChanges(changed))
}

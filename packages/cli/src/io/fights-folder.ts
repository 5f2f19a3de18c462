import { homedir } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from '@fray/server/folders'
import { cannotWrite } from './file-errors.ts'
import { exists, filesBelow, isFolder, statOf } from './text-files.ts'

/** The folder of a user's data, as each system has it; `FRAY_DATA` says otherwise. */
export function dataFolder(): string {
  const { FRAY_DATA, XDG_DATA_HOME, LOCALAPPDATA } = process.env
  if (FRAY_DATA !== undefined && FRAY_DATA !== '') return FRAY_DATA
  if (process.platform === 'win32') return join(LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'fray')
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'fray')
  return join(
    XDG_DATA_HOME !== undefined && XDG_DATA_HOME !== '' ? XDG_DATA_HOME : join(homedir(), '.local', 'share'),
    'fray',
  )
}

const fightsFolder = (): string => join(dataFolder(), 'fights')

const ENDING = '.journal.jsonl'

const safe = (text: string): string => text.replace(/[^A-Za-z0-9_-]+/g, '_').slice(0, 40) || 'fight'

/** A file in the folder of saved fights that no other fight has: `duel-k3m9x2pa.journal.jsonl`. Makes the folder. */
export function freeJournalName(encounter: string, seed: string): string {
  const folder = fightsFolder()
  try {
    makeFolder(folder)
  } catch (error) {
    throw cannotWrite(folder, error)
  }
  const stem = `${safe(encounter)}-${safe(seed)}`
  for (let n = 1; ; n++) {
    const path = join(folder, `${stem}${n === 1 ? '' : `-${n}`}${ENDING}`)
    if (!exists(path)) return path
  }
}

/** The file of a saved fight: a path, or the name of one in the folder of saved fights. */
export function savedFight(given: string): string {
  if (exists(given) || /[/\\]/.test(given)) return given
  const path = join(fightsFolder(), given.endsWith(ENDING) ? given : `${given}${ENDING}`)
  return exists(path) ? path : given
}

/** What to call a saved fight: its name where it lies in the folder of saved fights, else its path. */
export function fightName(path: string): string {
  const folder = fightsFolder()
  const name = path.slice(folder.length + 1)
  return path.startsWith(folder) && path.endsWith(ENDING) && !/[/\\]/.test(name) ? name.slice(0, -ENDING.length) : path
}

/** A fight's name as it can be pasted behind a command. */
export const nameForShell = (name: string): string => (/[^\w./\\:-]/.test(name) ? JSON.stringify(name) : name)

/** Files of the folder of saved fights, the latest first; those that somebody is playing are left out. */
export function fightsSaved(): string[] {
  const folder = fightsFolder()
  if (!isFolder(folder)) return []
  const files = filesBelow(folder, [ENDING]).filter((path) => !exists(`${path}.lock`))
  return files.sort((a, b) => (statOf(b)?.mtimeMs ?? 0) - (statOf(a)?.mtimeMs ?? 0))
}

import { realpathSync } from 'node:fs'
import { delimiter, join, relative, sep } from 'node:path'
import { BIN, ROOT } from './home.ts'
import { exists } from './text-files.ts'

/** Whether `npm start` or `npm run fray` has started us. */
const byNpm = (): boolean => ['start', 'fray'].includes(process.env.npm_lifecycle_event ?? '')

/** A word as it has to be typed in a shell. */
const typed = (word: string): string => (/^[\w./\\:@%+=,-]+$/.test(word) ? word : JSON.stringify(word))

const isWithin = (folder: string, outer: string): boolean => folder === outer || folder.startsWith(outer + sep)

/** Whether the person's shell finds our command by its name alone: what npm has put on the path for a while does not count. */
const isOnPath = (): boolean =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => folder !== '' && !isOfNpm(folder) && isOurs(join(folder, 'fray')))

const isOfNpm = (folder: string): boolean =>
  process.env.npm_command !== undefined && folder.endsWith(join('node_modules', '.bin'))

function isOurs(path: string): boolean {
  try {
    return exists(path) && (process.platform === 'win32' || relative(BIN, realpathSync(path)) === '')
  } catch {
    return false
  }
}

/** What to type in front of a command of ours, so that it can be pasted where the person is. */
export function selfName(): string {
  const here = process.cwd()
  if (isOnPath()) return 'fray'
  if (byNpm()) return isWithin(here, ROOT) ? 'npm run fray --' : `npm --prefix ${typed(ROOT)} run fray --`
  if (isWithin(here, ROOT) && exists(join(ROOT, 'node_modules/.bin/fray'))) return 'npx fray'
  if (process.env.npm_command === 'exec') return 'npx fray'
  return `node ${typed(BIN)}`
}

/** npm runs scripts in the package's folder: goes back to where the person was, so that paths mean what they say. */
export function goWhereThePersonIs(): void {
  const { INIT_CWD } = process.env
  if (!byNpm() || INIT_CWD === undefined) return
  try {
    process.chdir(INIT_CWD)
  } catch {
    // The folder is gone; paths are then read from where npm has put us.
  }
}

import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and its parents, unless they exist. Throws the system's error if it cannot: `ENOENT` if nothing
 * can be created, as below `/proc`, or if a link leads nowhere. (Node's own recursive way never returns in that
 * case.)
 * @param mode permissions of the folders that are created
 * @example
 * ```ts
 * import { existsSync, mkdtempSync, rmSync } from 'node:fs'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { makeFolder } from '@fray/server/folders'
 *
 * const home = mkdtempSync(join(tmpdir(), 'fray-'))
 * makeFolder(join(home, 'data', 'server'), 0o700)
 * console.log(existsSync(join(home, 'data', 'server'))) // true
 * rmSync(home, { recursive: true })
 * ```
 */
export function makeFolder(path: string, mode = 0o777): void {
  try {
    makeOne(path, mode)
  } catch (error) {
    const above = dirname(path)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === path) throw error
    makeFolder(above, mode)
    makeOne(path, mode)
  }
}

/**
 * Why a folder is not safe for secrets, in a sentence: others on this machine may look into it or change what is
 * there. Null if only its owner may, and on systems that do not say.
 */
export function openToOthers(folder: string): string | null {
  if (process.platform === 'win32') return null
  const mode = statSync(folder).mode & 0o077
  if (mode === 0) return null
  const may = (mode & 0o022) === 0 ? 'look into it' : 'change what is in it'
  return `The data folder ${folder}: others on this machine may ${may}. Restrict it to its owner: chmod 700 ${folder}`
}

/** Creates a folder if its parent exists; does nothing if it exists itself. */
function makeOne(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // A link that leads nowhere is reported as existing: following it gives the real error.
    const isThere = statSync(path, { throwIfNoEntry: code === 'EEXIST' })?.isDirectory() === true
    if (!isThere) throw error
  }
}

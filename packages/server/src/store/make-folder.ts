import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder with those above it, as far as they are not there yet. Throws what the system says where it cannot: `ENOENT` where
 * nothing can be made, as below `/proc`, or where a link leads nowhere. (Node's own way to make folders above never comes back there.)
 * @param mode who may do what in the folders that are made
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
 * Why a folder of secrets is no place for them, in a sentence: others on this machine may look into it or change what is there. Null
 * where only its owner may, and on systems that do not say.
 */
export function openToOthers(folder: string): string | null {
  if (process.platform === 'win32') return null
  const mode = statSync(folder).mode & 0o077
  if (mode === 0) return null
  const may = (mode & 0o022) === 0 ? 'look into it' : 'change what is in it'
  return `The data folder ${folder}: others on this machine may ${may}. Restrict it to its owner: chmod 700 ${folder}`
}

/** Makes a folder where the one above it is there; nothing where it is there itself. */
function makeOne(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Of a link that leads nowhere it is said that it is there: asked where it leads, the system says what is wrong.
    const isThere = statSync(path, { throwIfNoEntry: code === 'EEXIST' })?.isDirectory() === true
    if (!isThere) throw error
  }
}

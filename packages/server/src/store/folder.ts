import { closeSync, existsSync, openSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder } from './make-folder.ts'
import { asProblem, isBusy, StoreProblem } from './problem.ts'
import { LACKS, NEW_FILE, SCHEMA_VERSION } from './schema.ts'

/** The folder where a server stores its fights by default on each system; `FRAY_DATA` overrides it. */
export function usualFolder(): string {
  const { FRAY_DATA, XDG_DATA_HOME, LOCALAPPDATA } = process.env
  if (FRAY_DATA !== undefined && FRAY_DATA !== '') return join(FRAY_DATA, 'server')
  if (process.platform === 'win32') return join(LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'fray', 'server')
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'fray', 'server')
  const home = XDG_DATA_HOME !== undefined && XDG_DATA_HOME !== '' ? XDG_DATA_HOME : join(homedir(), '.local', 'share')
  return join(home, 'fray', 'server')
}

/** The database of a data folder. */
export const databaseFile = (folder: string): string => join(folder, 'fights.sqlite')

/** The database of a data folder, and the lock on that folder; `close` releases both. */
export interface OpenFolder {
  readonly folder: string
  readonly database: DatabaseSync
  close(): void
}

/**
 * Locks a data folder for this process, which alone writes into it until it ends, however it ends: the lock is the
 * system's, on a separate file, so that others may still read, for a backup. Creates what is missing. Throws a {@link
 * StoreProblem}.
 */
export function takeFolder(folder: string, { mostPages }: { readonly mostPages?: number } = {}): OpenFolder {
  let hold: DatabaseSync | null = null
  let database: DatabaseSync | null = null
  try {
    makeFolder(folder, 0o700)
    hold = holdOf(folder)
    database = openDatabase(folder, false)
    if (mostPages !== undefined) database.exec(`PRAGMA max_page_count = ${mostPages}`)
    const taken = [database, hold]
    return { folder, database, close: () => taken.filter(({ isOpen }) => isOpen).forEach((one) => one.close()) }
  } catch (error) {
    database?.close()
    hold?.close()
    throw asProblem(folder, error)
  }
}

/** Opens a data folder for reading, even while a server writes into it. Throws a {@link StoreProblem}. */
export function readFolder(folder: string): OpenFolder {
  if (!existsSync(databaseFile(folder))) {
    throw new StoreProblem(`The data folder ${folder}: no server has stored fights there. Name another with --data.`)
  }
  try {
    const database = openDatabase(folder, true)
    return { folder, database, close: () => database.close() }
  } catch (error) {
    throw asProblem(folder, error)
  }
}

function holdOf(folder: string): DatabaseSync {
  const hold = new DatabaseSync(join(folder, 'server.lock'))
  try {
    hold.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return hold
  } catch (error) {
    hold.close()
    if (!isBusy(error)) throw error
    throw new StoreProblem(
      `The data folder ${folder}: another server is running on it. End that one, or name another folder with --data.`,
    )
  }
}

function openDatabase(folder: string, readOnly: boolean): DatabaseSync {
  const file = databaseFile(folder)
  // Created explicitly, so that only this user may read it from the start; SQLite's other files inherit that.
  if (!readOnly) closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file, { readOnly })
  try {
    database.exec('PRAGMA busy_timeout = 5000')
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number }
    if (version > SCHEMA_VERSION) {
      throw new StoreProblem(
        `The data folder ${folder}: a newer Fray has written it (version ${version}, this Fray knows ${SCHEMA_VERSION}). Use that one.`,
      )
    }
    if (readOnly) return database
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
    const lacks = version === 0 ? NEW_FILE : LACKS[version]
    if (lacks !== undefined) database.exec(`BEGIN IMMEDIATE; ${lacks}; COMMIT`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

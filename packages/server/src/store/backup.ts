import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { copyFights } from './copy/copy.ts'
import { fightsInDatabase } from './copy/in-database.ts'
import { fightsInFile } from './copy/in-file.ts'
import { readFolder } from './folder.ts'
import { makeFolder } from './make-folder.ts'
import { readDatabaseUrl } from './postgres/address.ts'
import { inDatabase } from './postgres/storage.ts'
import { asFileProblem, StoreProblem } from './problem.ts'
import { NEW_FILE } from './schema.ts'
import type { StorageOptions } from './storage.ts'

/**
 * Writes every fight, with its keys, into one new file, also while servers run: everything acknowledged before the
 * start is in it. The format is the same for folders and databases; {@link restore} puts it into either. Returns how
 * many fights it holds. Throws a {@link StoreProblem}.
 * @example
 * ```ts
 * import { mkdtempSync, rmSync } from 'node:fs'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { backUp, USUAL_LIMITS, withFights } from '@fray/server'
 *
 * const data = mkdtempSync(join(tmpdir(), 'fray-'))
 * const combatants = { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } }
 * await withFights({ data, database: null, readOnly: false, limits: USUAL_LIMITS, version: '1' }, (fightServer) =>
 *   fightServer.start({ encounter: { ruleset: 'zones', combatants } }),
 * )
 * console.log(await backUp({ data, database: null }, join(data, 'fights.backup'))) // 1
 * rmSync(data, { recursive: true })
 * ```
 */
export async function backUp(where: Pick<StorageOptions, 'data' | 'database'>, file: string): Promise<number> {
  if (existsSync(file)) throw new StoreProblem(`${file} already exists: name another file.`)
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}`)
  try {
    makeDraft(draft, file)
    const fights = where.database === null ? ofFolder(where.data, draft, file) : await ofDatabase(where.database, draft)
    inPlace(draft, file)
    return fights
  } finally {
    rmSync(draft, { force: true })
  }
}

function makeDraft(draft: string, file: string): void {
  about(file, () => {
    makeFolder(dirname(file))
    // It holds fights in plain text: only this user may read it, from the start.
    closeSync(openSync(draft, 'wx', 0o600))
  })
}

function inPlace(draft: string, file: string): void {
  about(file, () => {
    bringToDisk(draft)
    renameSync(draft, file)
    bringToDisk(dirname(file))
  })
}

function ofFolder(folder: string, draft: string, file: string): number {
  const { database, close } = readFolder(folder)
  try {
    about(file, () => database.prepare('VACUUM INTO ?').run(draft))
    return (database.prepare('SELECT count(*) AS n FROM fights').get() as { n: number }).n
  } finally {
    close()
  }
}

/** In one transaction, which sees everything as of its start and blocks nobody. */
async function ofDatabase(url: string, draft: string): Promise<number> {
  const into = new DatabaseSync(draft)
  try {
    // If this is interrupted the draft is thrown away, so it need not be valid at every moment.
    into.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; ${NEW_FILE}; BEGIN`)
    const { put } = await inDatabase(
      { url: readDatabaseUrl(url), readOnly: true },
      'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
      (run) => copyFights('The database', fightsInDatabase(run), fightsInFile(into)),
    )
    into.exec('COMMIT')
    return put
  } finally {
    into.close()
  }
}

/** Works on the file, and turns errors into a sentence about it. */
function about(file: string, work: () => unknown): void {
  try {
    work()
  } catch (error) {
    throw asFileProblem(`${file}: the backup cannot be written there`, error)
  }
}

function bringToDisk(path: string): void {
  // Not every system can flush folders to the disk; files can always be.
  try {
    const handle = openSync(path, 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    if (!['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'EBADF'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error
  }
}

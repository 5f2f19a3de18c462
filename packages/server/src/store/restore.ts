import { existsSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { type Copied, copyFights, type FightSource } from './copy/copy.ts'
import { fightsInDatabase } from './copy/in-database.ts'
import { fightsInFile } from './copy/in-file.ts'
import { takeFolder } from './folder.ts'
import { readDatabaseUrl } from './postgres/address.ts'
import { inDatabase } from './postgres/storage.ts'
import { asProblem, isDamaged, StoreProblem } from './problem.ts'
import { SCHEMA_VERSION } from './schema.ts'
import type { StorageOptions } from './storage.ts'

/**
 * Adds the fights of a backup, with their keys and times, if they are missing: all or none. Fights that exist and
 * have gone on since are left alone, so repeating it changes nothing. A database may have running servers meanwhile.
 * Throws a {@link StoreProblem}.
 * @example
 * ```ts
 * import { mkdtempSync, rmSync } from 'node:fs'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { backUp, restore, USUAL_LIMITS, withFights } from '@fray/server'
 *
 * const data = mkdtempSync(join(tmpdir(), 'fray-'))
 * const combatants = { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } }
 * await withFights({ data, database: null, readOnly: false, limits: USUAL_LIMITS, version: '1' }, (fightServer) =>
 *   fightServer.start({ encounter: { ruleset: 'zones', combatants } }),
 * )
 * await backUp({ data, database: null }, join(data, 'fights.backup'))
 * console.log(await restore(join(data, 'fights.backup'), { data: join(data, 'new'), database: null })) // { put: 1, there: 0 }
 * console.log(await restore(join(data, 'fights.backup'), { data: join(data, 'new'), database: null })) // { put: 0, there: 1 }
 * rmSync(data, { recursive: true })
 * ```
 */
export async function restore(file: string, where: Pick<StorageOptions, 'data' | 'database'>): Promise<Copied> {
  if (!existsSync(file)) throw new StoreProblem(`${file}: there is no such file.`)
  if (statSync(file).isDirectory())
    throw new StoreProblem(`${file} is a folder: name a file that fray backup has written.`)
  let backup: DatabaseSync | null = null
  try {
    backup = new DatabaseSync(file, { readOnly: true })
    checkForm(file, backup)
    // However long it takes, it is read in its present state.
    backup.exec('BEGIN')
    const from = fightsInFile(backup)
    return where.database === null
      ? await intoFolder(file, from, where.data)
      : await inDatabase({ url: readDatabaseUrl(where.database), readOnly: false }, 'BEGIN', (run) =>
          copyFights(file, from, fightsInDatabase(run)),
        )
  } catch (error) {
    throw isDamaged(error) ? new StoreProblem(`${file} is damaged, or is not a backup of fights.`) : error
  } finally {
    backup?.close()
  }
}

async function intoFolder(file: string, from: FightSource, data: string): Promise<Copied> {
  const { database, close } = takeFolder(data)
  try {
    database.exec('BEGIN IMMEDIATE')
    const copied = await copyFights(file, from, fightsInFile(database))
    database.exec('COMMIT')
    return copied
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw isDamaged(error) ? error : asProblem(data, error)
  } finally {
    close()
  }
}

function checkForm(file: string, backup: DatabaseSync): void {
  const { user_version: version } = backup.prepare('PRAGMA user_version').get() as { user_version: number }
  if (version === 0) throw new StoreProblem(`${file} is damaged, or is not a backup of fights.`)
  if (version > SCHEMA_VERSION)
    throw new StoreProblem(
      `${file}: a newer Fray has written it (version ${version}, this Fray knows ${SCHEMA_VERSION}). Use that one.`,
    )
}

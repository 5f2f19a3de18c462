import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Storage } from '@fray/server'
import { makeFolder } from '@fray/server/folders'
import { cannotRead, cannotWrite } from '../io/file-errors.ts'
import { badInput } from '../io/stop.ts'
import { exists } from '../io/text-files.ts'
import type { ServeOptions } from './options.ts'

const KEY = /^[A-Za-z0-9_-]{20,200}$/

const newKey = (): string => randomBytes(24).toString('base64url')

/**
 * The key that begins fights: of the environment, or kept with the fights, where it is made the first time; null where anybody may.
 * Throws a {@link Stop} where it cannot be read or kept.
 */
export async function adminOf(
  { start, data, adminKey }: Pick<ServeOptions, 'start' | 'data' | 'adminKey'>,
  { setting }: Pick<Storage, 'setting'>,
): Promise<string | null> {
  if (start === 'anybody') return null
  if (adminKey !== null) {
    if (KEY.test(adminKey)) return adminKey
    throw badInput('FRAY_ADMIN_KEY must have at least 20 letters and digits: make one with "openssl rand -hex 16".')
  }
  return setting === null ? keyInFolder(data) : setting('admin-key', newKey)
}

function keyInFolder(data: string): string {
  const file = join(data, 'admin.key')
  if (exists(file)) {
    const key = read(file).trim()
    if (KEY.test(key)) return key
    throw badInput(`${file} contains no key: delete it, and a new one is made.`)
  }
  const key = newKey()
  try {
    makeFolder(data, 0o700)
    writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    throw cannotWrite(file, error, 'Name another folder with --data.')
  }
  return key
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw cannotRead(file, error)
  }
}

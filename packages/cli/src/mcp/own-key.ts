import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '@fray/server/folders'
import { dataFolder } from '../io/fights-folder.ts'
import { exists, readTextFile } from '../io/text-files.ts'

/*
 * Clients start a program again and again with the same link. Where that was an open one, the key of the seat that it led to is kept, for
 * this user alone, so that nobody comes in a second time.
 */

const folder = (): string => join(dataFolder(), 'mcp-seats')

const fileOf = (link: string): string => join(folder(), createHash('sha256').update(link).digest('hex').slice(0, 32))

/** The key to which the link has led before; null where it has not. */
export function ownKey(link: string): string | null {
  const file = fileOf(link)
  return exists(file) ? readTextFile(file).trim() : null
}

/** Keeps the key to which the link has led. A seat that cannot be kept is found again by asking once more. */
export function saveOwnKey(link: string, key: string): void {
  try {
    makeFolder(folder())
    writeFileSync(fileOf(link), `${key}\n`, { mode: 0o600 })
  } catch {}
}

/** Forgets a key that leads nowhere any more. */
export const forgetOwnKey = (link: string): void => rmSync(fileOf(link), { force: true })

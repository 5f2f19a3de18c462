import { closeSync, openSync, readdirSync, readSync, type Stats, statSync } from 'node:fs'
import { LIMITS, limitText, unfitText, visibleLine } from '@fray/kernel'
import { cannotRead } from './file-errors.ts'
import { badInput } from './stop.ts'

const CHUNK = 1 << 16

/** The bytes of a file, one after the other whatever it is, and no more than `LIMITS.fileBytes` of them. */
function bytesOf(path: string): Buffer {
  const chunks: Buffer[] = []
  let size = 0
  const handle = openSync(path, 'r')
  try {
    for (;;) {
      const chunk = Buffer.allocUnsafe(CHUNK)
      const read = readSync(handle, chunk, 0, CHUNK, null)
      if (read === 0) return Buffer.concat(chunks)
      size += read
      if (size > LIMITS.fileBytes)
        throw badInput(`${path}: it is longer than ${limitText(LIMITS.fileBytes)} bytes, the most for a file of Fray.`)
      chunks.push(chunk.subarray(0, read))
    }
  } finally {
    closeSync(handle)
  }
}

/** The text of a file that the person named. Throws a {@link Stop} that says why it cannot be read. */
export function readTextFile(path: string): string {
  const bytes = asked(path, () => bytesOf(path))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw badInput(`${path}: it is not UTF-8 text. Save it as UTF-8 and try again.`)
  }
}

/** What the system answers about a file; throws a {@link Stop} with its reason where it refuses. */
function asked<T>(path: string, ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    throw (error as NodeJS.ErrnoException).syscall === undefined ? error : cannotRead(path, error)
  }
}

/** What is at the path, or undefined. Throws a {@link Stop} where the system cannot tell, as of a loop of links. */
export const statOf = (path: string): Stats | undefined => asked(path, () => statSync(path, { throwIfNoEntry: false }))

/** Whether the path is a folder; a path that leads nowhere is none. */
export const isFolder = (path: string): boolean => statOf(path)?.isDirectory() === true

/** Whether anything is at the path. */
export const exists = (path: string): boolean => statOf(path) !== undefined

/** Files below a folder with one of the endings, in alphabetical order, however deep; hidden ones are left out. */
export function filesBelow(folder: string, endings: readonly string[]): string[] {
  const found: string[] = []
  for (const entry of asked(folder, () => readdirSync(folder, { withFileTypes: true }))) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue
    const path = `${folder.replace(/[/\\]$/, '')}/${entry.name}`
    const wrong = unfitText(entry.name)
    if (wrong !== null) throw badInput(`${visibleLine(path)}: its name ${wrong}.`)
    if (entry.isDirectory()) found.push(...filesBelow(path, endings))
    else if (endings.some((ending) => entry.name.toLowerCase().endsWith(ending))) found.push(path)
  }
  return found.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}

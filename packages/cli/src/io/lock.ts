import { readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { badInput } from './stop.ts'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The process that holds the lock, or null where none does any more. */
function holderOf(lock: string): number | null {
  let pid: number
  try {
    pid = Number(readFileSync(lock, 'utf8').trim())
  } catch {
    return null
  }
  return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid) ? pid : null
}

/**
 * Keeps a file to this process: `FILE.lock` beside it names who writes. One that a process left behind is taken over.
 * Throws a {@link Stop} where another process is writing. Returns what gives the file free again; the end of the process
 * does so too.
 */
export function lockFile(path: string): () => void {
  const lock = `${path}.lock`
  const holder = holderOf(lock)
  if (holder !== null) {
    throw badInput(
      `${path}: another fray is playing this fight (process ${holder}). Go on there, or end it first. ` +
        `(If nobody is, remove ${lock}.)`,
    )
  }
  try {
    writeFileSync(lock, `${process.pid}\n`)
  } catch {
    return () => {}
  }
  const free = () => {
    process.off('exit', free)
    try {
      unlinkSync(lock)
    } catch {
      // Somebody has removed it already.
    }
  }
  process.on('exit', free)
  return free
}

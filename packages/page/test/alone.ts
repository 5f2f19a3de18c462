import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/fray', import.meta.url))

/** Does something that only one process or thread does at a time: the one who comes second waits for the first. */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(CACHE, { recursive: true })
  const lock = join(CACHE, `${name}.lock`)
  while (!takeLock(lock)) await new Promise((resolve) => setTimeout(resolve, 100))
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Takes the lock, or finds that somebody has it; one whose holder has died is taken away. */
function takeLock(lock: string): boolean {
  try {
    const file = openSync(lock, 'wx')
    writeSync(file, String(process.pid))
    closeSync(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (!holderLives(lock)) rmSync(lock, { force: true })
    return false
  }
}

function holderLives(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    // Nothing is written in it yet, just now.
    return holder === 0 || process.kill(holder, 0)
  } catch {
    return false
  }
}

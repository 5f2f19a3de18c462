import { execFile } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const SCRIPT = fileURLToPath(new URL('../scripts/build.ts', import.meta.url))
const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const LOCK = fileURLToPath(new URL('../../../node_modules/.cache/fray/page.lock', import.meta.url))

/** The folder of the page as people get it, built only where it is missing or old: whoever comes second waits for the first. */
export async function builtPage(): Promise<string> {
  mkdirSync(dirname(LOCK), { recursive: true })
  while (!takeLock()) await new Promise((resolve) => setTimeout(resolve, 100))
  try {
    // In a process of its own: the environment of tests makes another page.
    await promisify(execFile)(process.execPath, [SCRIPT, '--if-needed'])
  } finally {
    rmSync(LOCK, { force: true })
  }
  return DIST
}

/** Takes the lock, or finds that somebody has it; one whose holder has died is taken away. */
function takeLock(): boolean {
  try {
    const file = openSync(LOCK, 'wx')
    writeSync(file, String(process.pid))
    closeSync(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (!holderLives()) rmSync(LOCK, { force: true })
    return false
  }
}

function holderLives(): boolean {
  try {
    const holder = Number(readFileSync(LOCK, 'utf8'))
    // Nothing is written in it yet, just now.
    return holder === 0 || process.kill(holder, 0)
  } catch {
    return false
  }
}

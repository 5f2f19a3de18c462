// Lets one process at a time install the dependencies. The lock is a folder that holds one file named after its owner.
// Making the folder and renaming that file are both atomic, so two processes never hold the lock together. The owner
// touches its file while it works; a lock that nobody has touched for a while belongs to a process that died, and is taken.

import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

const touchEvery = 2_000 // milliseconds
const staleAfter = 20_000 // milliseconds

/**
 * Runs work while holding the lock; waits for it first.
 * @param {string} folder the lock's path; it must be outside node_modules, which `npm ci` empties
 * @param {() => Promise<void>} work
 */
export async function withInstallLock(folder, work) {
  const file = join(folder, `${hostname()}-${process.pid}`)
  for (let waited = 0; !take(folder, file); waited++) {
    if (waited === 5) console.error('Waiting for another process that is installing what Fray needs ...')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const touching = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date())
    } catch {
      // The folder was removed under our hands; there is nothing left to keep alive.
    }
  }, touchEvery)
  try {
    await work()
  } finally {
    clearInterval(touching)
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Takes the lock if it is free, or if its owner died.
 * @param {string} folder
 * @param {string} file the owner's file within it
 * @returns {boolean} whether it is ours now
 */
function take(folder, file) {
  try {
    mkdirSync(folder)
    writeFileSync(file, '')
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  try {
    const [owner] = readdirSync(folder)
    const held = owner === undefined ? folder : join(folder, owner)
    if (Date.now() - statSync(held).mtimeMs < staleAfter) return false
    if (owner === undefined) {
      rmdirSync(folder)
      return false
    }
    renameSync(held, file)
    utimesSync(file, new Date(), new Date())
    return true
  } catch (error) {
    // Somebody else freed or took it between two of our steps.
    if (['ENOENT', 'ENOTEMPTY', 'EPERM'].includes(codeOf(error))) return false
    throw error
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

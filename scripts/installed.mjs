// What of the dependencies is installed: enough to play, or enough to develop. scripts/ensure.mjs installs what is missing.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What can be installed, each with all that the ones before it have. */
const KINDS = ['playing', 'playing with Node', 'everything']
export const EVERYTHING = 2

const stampIn = (/** @type {string} */ root) => join(root, 'node_modules', '.fray-stamp')
const noteIn = (/** @type {string} */ root) => join(root, 'node_modules', '.package-lock.json')

/**
 * Whether node_modules holds what package-lock.json says. The stamp answers fast; without it the two are compared.
 * @param {string} root the repository
 * @param {number} wanted of the KINDS
 */
export function isInstalled(root, wanted) {
  const stampFile = stampIn(root)
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const stamp = createHash('sha256').update(`${process.platform} ${process.arch}\n${lockText}`).digest('hex')
  const [stamped, kind = ''] = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').split('\n') : []
  const there = KINDS.indexOf(kind)
  if (stamped === stamp && there >= wanted) return true
  const most = there === -1 || there === EVERYTHING ? EVERYTHING : there
  // What was trimmed is no installation to develop with, even where somebody has added the rest by "npm install".
  const found = [2, 1, 0].find((one) => one >= wanted && one <= most && matchesLock(root, lockText, one))
  if (found === undefined) return false
  writeFileSync(stampFile, `${stamp}\n${KINDS[found]}`)
  return true
}

/**
 * Compares package-lock.json with npm's own note of what it installed, which it writes last of all.
 * @param {string} root
 * @param {string} lockText
 * @param {number} kind of the KINDS
 */
function matchesLock(root, lockText, kind) {
  const noteFile = noteIn(root)
  if (!existsSync(noteFile)) return false
  const installed = JSON.parse(readFileSync(noteFile, 'utf8')).packages
  const { packages } = JSON.parse(lockText)
  return Object.entries(packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/')) return true
    if (kind < EVERYTHING && (wanted.dev === true || wanted.devOptional === true)) return true
    if (kind === 0 && isNode(packages, path)) return true
    const found = installed[path]
    if (found === undefined) return wanted.optional === true && !isForThisMachine(wanted)
    return found.version === wanted.version && found.integrity === wanted.integrity && found.link === wanted.link
  })
}

/**
 * Whether a package is a Node to bring: nothing else is needed by the repository itself and not by its packages.
 * @param {Record<string, { optionalDependencies?: object }>} packages
 * @param {string} path
 */
function isNode(packages, path) {
  return path.slice('node_modules/'.length) in (packages['']?.optionalDependencies ?? {})
}

/**
 * What is installed, of the KINDS, whether or not it is what package-lock.json says: it is not reduced when that changes.
 * @param {string} root the repository
 */
export function kindThere(root) {
  const noteFile = noteIn(root)
  if (!existsSync(noteFile)) return 0
  const { packages } = JSON.parse(readFileSync(noteFile, 'utf8'))
  if (Object.values(packages).some((one) => one.dev === true)) return EVERYTHING
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.keys(packages).some((path) => isNode(lock, path)) ? 1 : 0
}

/**
 * Whether npm would install an optional package here. A package that names no system counts as not needed.
 * @param {{ os?: string | string[], cpu?: string | string[], libc?: string | string[] }} entry
 */
function isForThisMachine(entry) {
  if (entry.os === undefined || entry.cpu === undefined || entry.libc !== undefined) return false
  return [entry.os].flat().includes(process.platform) && [entry.cpu].flat().includes(process.arch)
}

/**
 * Deletes what only somebody who develops reads: type declarations and source maps, a third of it all, and Node's headers.
 * @param {string} root the repository
 * @param {number} kind of the KINDS; what is trimmed is marked first, so that it never passes for everything
 */
export function trim(root, kind) {
  writeFileSync(stampIn(root), `\n${KINDS[kind]}`)
  const inFolder = (/** @type {string} */ folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        if (entry.name === 'include' && /^node-\w+-\w+$/.test(basename(folder))) rmSync(path, { recursive: true })
        else inFolder(path)
      } else if (entry.isFile() && /\.(map|d\.[cm]?ts)$/.test(entry.name)) rmSync(path)
    }
  }
  inFolder(join(root, 'node_modules'))
}

// Finds code that nothing uses: files of the packages that nothing imports, and exports that no other file imports. Prints each
// with what would be right, and exits 1 when there is one. What a package's `index.ts` exports is used by those who embed it.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where programs begin, and what other programs read. */
const begins = [
  /^packages\/[^/]+\/(([^/]+\/)?src\/)?(index|main)\.tsx?$/,
  /^packages\/page\/(vite\.config\.ts|src\/assets\.d\.ts|public\/offline\.js)$/,
  /^packages\/files\/src\/exchange\/papaparse\.d\.ts$/,
  /^packages\/page\/scripts\//,
  /^packages\/rulesets\/[^/]+\/index\.ts$/,
  /^packages\/cli\/src\/workers\/worker\.ts$/,
  /^packages\/[^/]+\/bin\//,
  /^(scripts|bench)\//,
  /^examples\/([^/]+\/index\.ts|[^/]+\.mjs|chat-bot\/(main|register|try)\.ts|policies\/[^/]+\.ts)$/,
  /\.test\.ts$/,
  /\/catalogue\/rule-(ids|texts)\.ts$/,
]

const declared = /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm
const destructured = /^export const \{([^}]*)\}/gm
const imported = /(?:import|export)\s+(?:type\s+)?(?:(\*)(?:\s+as\s+\w+)?|\{([^}]*)\})\s+from\s+['"]([^'"]+)['"]/g
const lazily = /\bimport\(\s*['"]([^'"]+)['"]\s*\)|new URL\(\s*['"]([^'"]+)['"]/g

/**
 * Everything in the files that nothing uses.
 * @param {ReadonlyMap<string, string>} files texts by path from the repository's root, with forward slashes
 * @param {ReadonlyMap<string, string>} packages the entry files of each package by their names, `*` for any part of one
 * @returns {string[]} sentences
 */
export function findUnused(files, packages) {
  /** @type {Map<string, Set<string>>} */
  const used = new Map([...files.keys()].map((file) => [file, new Set()]))
  /** @type {Set<string>} */
  const reached = new Set()
  for (const [file, text] of files) {
    const target = (/** @type {string} */ specifier) =>
      specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : entryOf(specifier, packages)
    for (const [, all, names, specifier = ''] of text.matchAll(imported)) {
      const from = target(specifier)
      if (from === undefined) continue
      reached.add(from)
      for (const name of all === '*' ? ['*'] : namesIn(names ?? '')) used.get(from)?.add(name)
    }
    for (const [, lazy, url] of text.matchAll(lazily)) {
      const from = target(lazy ?? url ?? '')
      if (from === undefined) continue
      reached.add(from)
      used.get(from)?.add('*')
    }
  }
  const sentences = []
  for (const [file, text] of files) {
    if (begins.some((pattern) => pattern.test(file)) || file.includes('/test/')) continue
    if (!reached.has(file)) {
      sentences.push(`${file}: nothing imports this file: delete it, or import it where it is needed.`)
      continue
    }
    const by = /** @type {Set<string>} */ (used.get(file))
    if (by.has('*')) continue
    for (const name of exportsOf(text)) {
      if (!by.has(name)) sentences.push(`${file}: nothing outside uses ${name}: do not export it, or delete it.`)
    }
  }
  return sentences
}

/**
 * The file that a package's name, or one with a path behind it, leads to.
 * @param {string} specifier
 * @param {ReadonlyMap<string, string>} packages
 */
function entryOf(specifier, packages) {
  const whole = packages.get(specifier)
  if (whole !== undefined) return whole
  for (const [name, file] of packages) {
    const [before = '', after] = name.split('*')
    if (after === undefined || !specifier.startsWith(before) || !specifier.endsWith(after)) continue
    return file.replace('*', specifier.slice(before.length, specifier.length - after.length))
  }
  return undefined
}

/** @param {string} list */
const namesIn = (list) =>
  list
    .split(',')
    .map((one) =>
      (
        one
          .trim()
          .replace(/^type /, '')
          .split(/ as |:/)[0] ?? ''
      ).trim(),
    )
    .filter((name) => name !== '')

/** @param {string} text */
function exportsOf(text) {
  const names = [...text.matchAll(declared)].map(([, name = '']) => name)
  // What destructuring exports is one thing's parts, made together.
  const together = new Set([...text.matchAll(destructured)].flatMap(([, list = '']) => namesIn(list)))
  // A type that an exported thing of the same file shows need not be imported by anybody.
  return names.filter((name) => !together.has(name) && !isShownType(text, name))
}

/**
 * @param {string} text
 * @param {string} name
 */
const isShownType = (text, name) =>
  new RegExp(`^export (?:interface|type) ${name}\\b`, 'm').test(text) &&
  text.split(new RegExp(`\\b${name}\\b`)).length > 2

function main() {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const files = new Map()
  for (const folder of ['packages', 'scripts', 'bench', 'examples']) {
    for (const found of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const file = `${folder}/${found.split(sep).join('/')}`
      if (/\.(tsx?|js|mjs)$/.test(file) && !/(node_modules|page\/dist)\//.test(file)) {
        files.set(file, readFileSync(join(root, file), 'utf8'))
      }
    }
  }
  const packages = new Map()
  for (const name of readdirSync(join(root, 'packages'))) {
    const { name: id, exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
    for (const [at, file] of Object.entries(typeof exports === 'string' ? { '.': exports } : (exports ?? {}))) {
      packages.set(posix.join(id, at), posix.join('packages', name, String(file)))
    }
  }
  const sentences = findUnused(files, packages)
  for (const message of sentences) console.log(message)
  process.exitCode = sentences.length === 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()

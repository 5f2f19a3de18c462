import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { EVERYTHING, isInstalled, kindThere, trim } from './installed.mjs'

const PLAYING = 0
const WITH_NODE = 1
const NODE = `node-${process.platform}-${process.arch}`

let root = ''

const at = (path: string): string => join(root, path)

function put(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text)
}

/** A lock with a library, a tool for developing and a Node. */
function lock(library: string): Record<string, object> {
  const packages = {
    '': { optionalDependencies: { [NODE]: '24.0.0' } },
    'node_modules/library': { version: library },
    'node_modules/tool': { version: '1.0.0', dev: true },
    [`node_modules/${NODE}`]: { version: '24.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
  }
  put('package-lock.json', JSON.stringify({ packages }))
  return packages
}

/** What npm leaves: node_modules again, with a note of what is in it. */
function install(packages: Record<string, object>, names: readonly string[]): void {
  rmSync(at('node_modules'), { recursive: true, force: true })
  const noted = Object.fromEntries(names.map((name) => [`node_modules/${name}`, packages[`node_modules/${name}`]]))
  put('node_modules/.package-lock.json', JSON.stringify({ packages: noted }))
}

const kinds = (): boolean[] => [PLAYING, WITH_NODE, EVERYTHING].map((kind) => isInstalled(root, kind))

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fray-installed-'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

test.each([
  [[], [false, false, false], 0],
  [['library'], [true, false, false], 0],
  [['library', NODE], [true, true, false], 1],
  [['library', NODE, 'tool'], [true, true, true], 2],
])('what is there, %j, is enough for some of what can be wanted', (names, enough, there) => {
  install(lock('1.0.0'), names)
  expect(kinds()).toEqual(enough)
  expect(kinds()).toEqual(enough)
  expect(kindThere(root)).toBe(there)
})

test('everything stays everything when it is asked for less, and when the lock changes', () => {
  install(lock('1.0.0'), ['library', NODE, 'tool'])
  expect(isInstalled(root, PLAYING)).toBe(true)
  expect(readFileSync(at('node_modules/.fray-stamp'), 'utf8')).toMatch(/^[\da-f]{64}\neverything$/)
  lock('2.0.0')
  expect(kinds()).toEqual([false, false, false])
  expect(kindThere(root)).toBe(EVERYTHING)
})

test('nobody develops with what was trimmed, whatever is added to it', () => {
  const packages = lock('1.0.0')
  install(packages, ['library', NODE])
  const files = ['library/a.js', 'library/a.js.map', 'library/a.d.ts', 'library/a.d.mts', 'library/include/a.js']
  for (const file of [...files, `${NODE}/bin/node`, `${NODE}/include/node.h`]) put(`node_modules/${file}`, '')
  trim(root, WITH_NODE)
  const left = [...files, `${NODE}/bin/node`, `${NODE}/include`].filter((file) =>
    existsSync(at(`node_modules/${file}`)),
  )
  expect(left).toEqual(['library/a.js', 'library/include/a.js', `${NODE}/bin/node`])
  expect(kinds()).toEqual([true, true, false])
  const all = Object.fromEntries(Object.entries(packages).filter(([path]) => path !== ''))
  put('node_modules/.package-lock.json', JSON.stringify({ packages: all }))
  expect(kinds()).toEqual([true, true, false])
  install(packages, ['library', NODE, 'tool'])
  expect(kinds()).toEqual([true, true, true])
})

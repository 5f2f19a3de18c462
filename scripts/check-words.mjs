// Refuses identifiers with words that docs/reference/glossary.md has a better one for. Prints each file with what would be right, and exits 1.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A word in an identifier, what to write instead, and where else the word means something of its own. */
const REFUSED = /** @type {[word: string, right: string, except?: RegExp][]} */ ([
  ['wishes', 'options'],
  ['deed', 'operation', /^packages\/(rulesets|lab|kit)\//],
  ['desk', 'view'],
  ['house', 'server', /^(packages\/((rulesets|kernel|lab|files|page|kit|cli)\/|server\/src\/store)|bench\/)/],
  ['keeper', 'admin, or what it writes', /^packages\/rulesets\//],
  ['wire', 'transport', /^(packages\/(live\/client|live\/host\/test|mcp\/test|server\/test)\/|bench\/)/],
  ['crew', 'worker pool'],
  ['books', 'ledger'],
  ['parcel', 'batch, or message'],
  ['mend', 'fix, repair, or heal', /^packages\/rulesets\//],
  ['creditor', 'credit listener'],
  ['heed', 'prompts, or ask about'],
  ['lens', 'viewer'],
  ['veil', 'hide', /^packages\/page\//],
  ['veiled', 'hidden'],
  ['anew', 'again, or redeclare', /journal\.(test\.)?ts$/],
  ['tape', 'recorded inputs', /journal\.(test\.)?ts$/],
  ['doing', 'action form, or operation', /^packages\/(rulesets|lab|kernel\/test|page\/src\/words|page\/src\/local)\//],
  ['commanders', 'who can act'],
  ['routine', 'automatic step'],
  ['candidates', 'suggestions, or choices'],
  ['telling', 'log'],
  ['sentence', 'message', /^(packages\/(lab|drawing|cli|rulesets|page)\/|scripts\/)/],
  ['mistakes', 'errors', /^packages\/(mcp|cli|page)\//],
])

/** What is wrong with the identifiers of a file, a line each. @param {string} file @param {string} text */
export function findWords(file, text) {
  // Without comments, and without what stands between quotes on one line.
  const lines = text.split('\n').filter((line) => !/^\s*(\*|\/[*/])/.test(line))
  const outside = (/** @type {string} */ line) => line.split(/['"`]/).filter((_, at) => at % 2 === 0)
  const code = lines.flatMap((line) => outside(line.split(' // ')[0] ?? '')).join('\n')
  return [...new Set(code.match(/[A-Za-z_$][\w$]*/g))].flatMap((name) => {
    const words = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)?.map((word) => word.toLowerCase()) ?? []
    return REFUSED.filter(([word, , except]) => words.includes(word) && !except?.test(file)).map(
      ([word, right]) => `${file}: "${name}" says ${word}; the word is ${right} (docs/reference/glossary.md)`,
    )
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = globSync('{bench,examples,packages,scripts}/**/*.{mjs,ts,tsx}', {
    cwd: root,
    exclude: (file) =>
      /(^|[\\/])(node_modules|dist[^\\/]*|build)$/.test(file) || /check-[a-z]+\.(mjs|test\.ts)$/.test(file),
  })
  const problems = files.flatMap((file) =>
    findWords(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')),
  )
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}

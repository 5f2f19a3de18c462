import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '..')
const parts = globSync('**/*.tsx', { cwd: SRC }).map((file) => join(SRC, file))
const styles = globSync('**/*.module.css', { cwd: SRC }).map((file) => join(SRC, file))

/** Classes that a stylesheet has rules for. */
const classesOf = (css: string): ReadonlySet<string> =>
  new Set(
    [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-zA-Z]\w*)(?=[\s,:.[{>)])/g)].map(([, one = '']) => one),
  )

/** Classes of a stylesheet that a part uses, under the name by which it imports it. */
function usedIn(part: string, style: string): readonly string[] {
  const text = readFileSync(part, 'utf8')
  const imports = [...text.matchAll(/import (\w+) from '([^']*\.module\.css)'/g)]
  const name = imports.find(([, , path = '']) => join(dirname(part), path) === style)?.[1]
  if (name === undefined) return []
  return [...text.matchAll(new RegExp(`\\b${name}\\.(?!module\\b)(\\w+)`, 'g'))].map(([, one = '']) => one)
}

test.for(styles)('every class that is used has a rule: %s', (style) => {
  const known = classesOf(readFileSync(style, 'utf8'))
  expect(parts.flatMap((part) => usedIn(part, style)).filter((one) => !known.has(one))).toEqual([])
})

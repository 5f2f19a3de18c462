import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { type Pattern, patternsOf, slowness } from './patterns.ts'

const root = join(import.meta.dirname, '..')

/** Patterns that are slow for long texts but never read one, and why. */
const SHORT_TEXTS: ReadonlyMap<string, string> = new Map([
  ['packages/kernel/src/limits.ts \\B(?=(?:\\d{3})+$)', 'reads a number that Fray has written, some 20 digits at most'],
  ['packages/lab/src/report/model/numbers.ts \\B(?=(\\d{3})+(?!\\d))', 'the same'],
  ['scripts/looks.ts ([^{}]+)\\{([^{}]*)\\}', "reads the page's own styles"],
  ['scripts/looks.ts --([\\w-]+):\\s*([^;]+);', 'the same'],
])

/** Everything that runs when people play or develop, but tests. */
const files = globSync(['packages/**/*.{ts,js}', 'scripts/*.{ts,mjs}'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules') || path.includes('/dist/'),
})
  .map((file) => file.split(sep).join('/'))
  .filter((file) => !/\.test\.ts$|\/test\//.test(file))
  .sort()

test('every pattern takes linear time, whatever text it is given', () => {
  const slow: string[] = []
  const listed: string[] = []
  let count = 0
  for (const file of files) {
    for (const pattern of patternsOf(readFileSync(join(root, file), 'utf8'))) {
      count += 1
      const why = slowness(pattern)
      if (why === null) continue
      const name = `${file} ${pattern.source}`
      if (SHORT_TEXTS.has(name)) listed.push(name)
      else slow.push(`${file}:${pattern.line} /${pattern.source}/: ${why}`)
    }
  }
  expect(slow).toEqual([])
  expect(listed, 'what is listed and no longer there should go from the list').toEqual([...SHORT_TEXTS.keys()])
  expect(count).toBeGreaterThan(200)
})

const only = (text: string): Pattern => patternsOf(text)[0] as Pattern

test.each([
  ['a run that is taken apart in many ways', String.raw`/^(\*+|\w+)+=/.test(text)`],
  ['two runs of the same beside each other', String.raw`/^\s*(\w*)\s*\s*=/.exec(text)`],
  ['a run before the end, looked for anywhere', String.raw`text.replace(/\s+$/, '')`],
  ['a pattern put together of texts', `const WORD = '[a-z]+'; new RegExp(\`^(\${WORD} ?)+$\`, 'i')`],
])('%s is seen to be slow', (_, text) => {
  expect(slowness(only(text))).toMatch(/^a run of/)
})

test('a pattern is found wherever it stands, with its flags and its line', () => {
  expect(patternsOf(`\nconst A: RegExp = /a/gi as RegExp\nf(RegExp(\`b\${x}\`))`)).toEqual([
    { source: 'a', flags: 'gi', line: 2 },
    { source: 'b(?:part)', flags: '', line: 3 },
  ])
})

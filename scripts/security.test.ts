import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

const page = textOf('docs/explanation/security.md')

/** The cells of the rows of the page's tables, without their heads. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (threat|promise) \|/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

const testsIn = (text: string): string[] => [...text.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, path = '']) => path)

describe('docs/explanation/security.md', () => {
  test.each(rows)('"%s" is held by a test', (...cells) => {
    expect(cells).toHaveLength(3)
    expect(testsIn(cells[2] as string)).not.toEqual([])
  })
})

describe('what others have written', () => {
  test.each(globSync('{,bench/marks/,scripts/api/typedoc/,scripts/site/}package-lock.json', { cwd: root }))(
    '%s has an exact version and a hash of every package',
    (path) => {
      const { packages } = JSON.parse(textOf(path)) as {
        packages: Record<string, { version?: string; integrity?: string; link?: boolean }>
      }
      const open = Object.entries(packages).filter(
        ([at, { version = '', integrity = '', link }]) =>
          /(^|\/)node_modules\//.test(at) && link !== true && !(/^\d/.test(version) && integrity.startsWith('sha512-')),
      )
      expect(open.map(([at]) => at)).toEqual([])
    },
  )

  test.each(['scripts/ensure.mjs', 'scripts/install-beside.ts', 'deploy/Dockerfile'])(
    '%s installs it without running any of it',
    (path) => {
      const installs = textOf(path).match(/('npm', \[|\[|RUN npm )'?ci\b[\s\S]{0,200}/g) ?? []
      expect(installs).not.toEqual([])
      expect(installs.filter((words) => !words.includes('--ignore-scripts'))).toEqual([])
    },
  )
})

test('the page makes no markup of texts', () => {
  const files = globSync('packages/{page,drawing}/src/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(100)
  const markup =
    /\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|\bnew Function\b|\beval\(/
  expect(files.filter((path) => markup.test(textOf(path)))).toEqual([])
})

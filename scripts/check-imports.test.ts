import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findCircles, findExampleProblems, findImports, findProblems, packageFolders } from './check-imports.mjs'
import { manifestOf } from './pack/packages.ts'

const repository = {
  exists: (file: string) => file.endsWith('.ts'),
  dependencies: (name: string) =>
    name === '' ? ['vitest'] : ['@fray/kernel', '@fray/rulesets', '@fray/files', ...(name === 'files' ? ['yaml'] : [])],
}

function problems(file: string, text: string): string {
  return findProblems(file, text, repository).join('\n')
}

test('a package names the packages that it imports among its dependencies', () => {
  const alone = { ...repository, dependencies: () => [] }
  expect(findProblems('lab/src/index.ts', "import { a } from '@fray/kernel'", alone)).toEqual([
    "lab/src/index.ts:1: imports '@fray/kernel', which is not among the dependencies in packages/lab/package.json",
  ])
  expect(findProblems('lab/src/a.test.ts', "import { a } from '@fray/kernel'", alone)).toEqual([])
})

test('each package stands after those that it needs', () => {
  const seen = new Set<string>()
  for (const folder of packageFolders) {
    const { name, dependencies = {} } = manifestOf(join(import.meta.dirname, '..'), folder)
    const needed = Object.keys(dependencies).filter((one) => one.startsWith('@fray/'))
    expect([name, needed.filter((one) => !seen.has(one))]).toEqual([name, []])
    seen.add(name)
  }
})

describe('the arrows cli -> files -> rulesets -> kernel', () => {
  test.each([
    ['rulesets/zones/index.ts', '@fray/kernel/rules'],
    ['rulesets/zones/test/a.test.ts', '@fray/kernel'],
    ['lab/src/index.ts', '@fray/kernel'],
    ['files/src/index.ts', '@fray/rulesets/zones'],
    ['cli/src/main.ts', '@fray/files'],
    ['live/client/src/a.ts', '@fray/live/protocol/plain'],
    ['live/host/src/a.ts', '@fray/live/client'],
    ['seat/play/src/a.ts', '@fray/seat'],
    ['seat/test/a.test.ts', '@fray/kit/contract'],
  ])('%s may import %s', (file, name) => {
    expect(problems(file, `import { a } from '${name}'`)).toBe('')
  })

  test.each([
    ['kernel/src/index.ts', '@fray/rulesets'],
    ['kernel/src/index.test.ts', '@fray/files'],
    ['rulesets/zones/index.ts', '@fray/files'],
    ['files/src/index.ts', '@fray/cli'],
    ['live/client/src/a.ts', '@fray/live/host'],
    ['live/protocol/src/a.test.ts', '@fray/live/client'],
    ['live/client/src/a.ts', '@fray/live'],
    ['seat/src/a.ts', '@fray/seat/play'],
    ['files/src/a.ts', '@fray/seat/play'],
    ['kit/own-rulesets/src/a.ts', '@fray/kit/contract'],
    ['kit/mutants/src/a.ts', '@fray/kernel'],
    ['server/src/a.ts', '@fray/kit/mutants'],
  ])('%s may not import %s', (file, name) => {
    expect(problems(file, `import type { A } from '${name}'`)).toContain('against the arrows')
  })

  test.each([
    ['rulesets/zones/index.ts', '@fray/kernel', '@fray/kernel/rules'],
    ['cli/src/main.ts', '@fray/kernel/rules', '@fray/kernel'],
    ['lab/src/index.ts', '@fray/kernel/src/scene.ts', '@fray/kernel'],
  ])('%s does not look at %s', (file, name, face) => {
    expect(problems(file, `import { a } from '${name}'`)).toContain(`looks at the kernel through '${face}'`)
  })

  test('a package is reached by its name, not by a path', () => {
    expect(problems('cli/src/main.ts', "import { a } from '../../files/src/index.ts'")).toContain(
      'import that by its name',
    )
    for (const target of ['../../client/src/index.ts', '../../host/src/index.ts'])
      expect(problems('live/protocol/src/a.ts', `import { a } from '${target}'`)).toContain('import that by its name')
    expect(problems('seat/play/src/a.ts', "import { a } from '../../src/index.ts'")).toContain(
      'import that by its name',
    )
  })
})

describe('rulesets', () => {
  test.each(['../shock/index.ts', '@fray/rulesets/shock', '../index.ts', '@fray/rulesets'])(
    'zones may not import %s',
    (name) => {
      expect(problems('rulesets/zones/flow.ts', `import { a } from '${name}'`)).toContain(
        'outside of the ruleset zones',
      )
    },
  )

  test('every ruleset may import what reads encounters, which knows no ruleset', () => {
    expect(problems('rulesets/zones/flow.ts', "import { a } from '../loading/seats.ts'")).toBe('')
    expect(problems('rulesets/loading/seats.ts', "import { a } from './names.ts'")).toBe('')
    expect(problems('rulesets/loading/seats.ts', "import { a } from '../zones/model.ts'")).toContain('knows none')
  })

  test("a ruleset's tests may import what all tests share, its rules may not", () => {
    expect(problems('rulesets/zones/test/a.test.ts', "import { a } from '../../test/a.ts'")).toBe('')
    expect(problems('rulesets/zones/flow.ts', "import { a } from '../test/a.ts'")).toContain('outside of the ruleset')
    expect(problems('rulesets/zones/test/a.test.ts', "import { a } from '../../test/brawl/a.ts'")).toContain('outside')
  })

  test('the package index and the tests of all rulesets may import every ruleset', () => {
    expect(problems('rulesets/index.ts', "export { a } from './zones/index.ts'")).toBe('')
    expect(problems('rulesets/test/all.test.ts', "import { a } from '../shock/index.ts'")).toBe('')
  })
})

describe('Node and other packages', () => {
  test('only tests of a portable package use Node', () => {
    expect(problems('kernel/src/a.ts', "import { readFileSync } from 'node:fs'")).toContain('must run without Node')
    expect(problems('kernel/src/a.ts', "import { readFileSync } from 'fs'")).toContain('must run without Node')
    expect(problems('kernel/src/a.test.ts', "import { readFileSync } from 'node:fs'")).toBe('')
    expect(problems('cli/src/a.ts', "import { readFileSync } from 'node:fs'")).toBe('')
    for (const folder of ['live/client', 'seat/play', 'kit/contract'])
      expect(problems(`${folder}/src/a.ts`, "import { a } from 'node:fs'"), folder).toContain('must run without Node')
    expect(problems('kit/mutants/src/a.ts', "import { a } from 'node:fs'")).toBe('')
  })

  test('a package declares what it imports', () => {
    expect(problems('files/src/a.ts', "import { parse } from 'yaml'")).toBe('')
    expect(problems('kernel/src/a.ts', "import { parse } from 'yaml'")).toContain('packages/kernel/package.json')
    expect(problems('kernel/src/a.ts', "import { test } from 'vitest'")).toContain('packages/kernel/package.json')
    expect(problems('kernel/src/a.test.ts', "import { test } from 'vitest'")).toBe('')
  })

  test('a folder with an entry point of its own names the libraries that it imports', () => {
    const withZod = { ...repository, dependencies: () => ['zod', 'oxc-parser'] }
    const imports = (file: string, name: string) => findProblems(file, `import { a } from '${name}'`, withZod).join('')
    expect(imports('live/protocol/src/a.ts', 'zod')).toBe('')
    expect(imports('live/client/src/a.ts', 'zod')).toContain('not among the libraries of live/client')
    expect(imports('kit/contract/src/a.ts', 'oxc-parser')).toContain('not among the libraries of kit/contract')
    expect(problems('live/protocol/src/a.ts', "import { a } from 'zod'")).toContain('packages/live/package.json')
  })

  test('a path names a file that exists', () => {
    expect(problems('kernel/src/a.ts', "import { b } from './b.js'")).toContain('which is no file')
  })
})

test('imports are found in every form, with their lines, and not in comments', () => {
  const text = [
    "import a from 'a'",
    'import {',
    '  b,',
    "} from 'b'",
    "import 'c'",
    "export * from 'd'",
    "const e = await import('e')",
    '/*',
    "import no from 'no'",
    ' */',
    "// import no from 'no'",
    " * import('no')",
  ].join('\n')
  expect(findImports(text).map(({ specifier, line }) => `${specifier}:${line}`)).toEqual([
    'a:1',
    'b:4',
    'c:5',
    'd:6',
    'e:7',
  ])
})

describe('circles', () => {
  const circles = (files: Readonly<Record<string, string>>) => findCircles(new Map(Object.entries(files))).join('\n')

  test('are found with every file on the way round, types too', () => {
    const files = {
      'kernel/src/scene.ts': "import { heard } from './view/heard.ts'",
      'kernel/src/view/heard.ts': "import { lensOf } from './viewer.ts'\nimport { a } from '../a.ts'",
      'kernel/src/view/viewer.ts': "import type { Scene } from '../scene.ts'",
      'kernel/src/a.ts': '',
    }
    expect(circles(files)).toContain(
      '(kernel/src/scene.ts -> kernel/src/view/heard.ts -> kernel/src/view/viewer.ts -> kernel/src/scene.ts)',
    )
    expect(circles({ ...files, 'kernel/src/view/viewer.ts': "import { b } from '../a.ts'" })).toBe('')
  })

  test("are found by way of the package's own name, and of one file", () => {
    expect(circles({ 'lab/src/index.ts': "export * from './a.ts'", 'lab/src/a.ts': "import '@fray/lab'" })).toContain(
      'lab/src/index.ts -> lab/src/a.ts -> lab/src/index.ts',
    )
    expect(circles({ 'lab/src/a.ts': "import type { A } from './a.ts'" })).toContain('lab/src/a.ts -> lab/src/a.ts')
  })
})

describe('a ruleset in examples', () => {
  const problems = (file: string, text: string) => findExampleProblems(file, text).join('\n')

  test('imports itself, the kernel for rulesets and what all rulesets share', () => {
    expect(problems('examples/one/index.ts', "import { a } from './rules/a.ts'")).toBe('')
    expect(problems('examples/one/rules/a.ts', "import { a } from '@fray/kernel/rules'")).toBe('')
    expect(problems('examples/one/a.ts', "import { a } from '@fray/rulesets/kinds/fields'")).toBe('')
  })

  test('knows no other ruleset, no host and nothing outside', () => {
    for (const one of ['../two/a.ts', '@fray/kernel', '@fray/rulesets', '@fray/rulesets/zones', '@fray/lab', 'zod'])
      expect(problems('examples/one/a.ts', `import { a } from '${one}'`), one).toContain('a ruleset imports itself')
    expect(problems('examples/one/one.test.ts', "import { a } from '@fray/lab'")).toBe('')
  })
})

import { expect, it } from 'vitest'
import { findUnused } from './check-unused.mjs'

const packages = new Map([['@fray/kernel', 'packages/kernel/src/index.ts']])
const unused = (files: Record<string, string>) => findUnused(new Map(Object.entries(files)), packages)

it('names files that nothing imports, and exports that nothing uses', () => {
  expect(
    unused({
      'packages/cli/src/main.ts': "import { used } from './part.ts'\nused()",
      'packages/cli/src/part.ts': 'export const used = () => {}\nexport function idle() {}',
      'packages/cli/src/lost.ts': 'export const lost = 1',
    }),
  ).toEqual([
    'packages/cli/src/part.ts: nothing outside uses idle: do not export it, or delete it.',
    'packages/cli/src/lost.ts: nothing imports this file: delete it, or import it where it is needed.',
  ])
})

it('counts what is imported lazily, through a package, by a test, and types that an export shows', () => {
  expect(
    unused({
      'packages/kernel/src/index.ts': "export * from './dice.ts'",
      'packages/kernel/src/dice.ts': 'export const roll = 1',
      'packages/cli/src/main.ts': "const late = await import('./late.ts')",
      'packages/cli/src/late.ts': 'export const late = 1',
      'packages/cli/src/part.ts': 'export interface Shown {}\nexport const part = (): Shown => ({})',
      'packages/cli/src/part.test.ts': "import { part } from './part.ts'",
    }),
  ).toEqual([])
})

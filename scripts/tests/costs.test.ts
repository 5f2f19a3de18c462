import { expect, test } from 'vitest'
import { beyondShare, writtenCosts } from './costs.ts'

const TABLE = `| suite | what | quick | all |
|---|---|--:|--:|
| \`packages/kernel\` | state | 60 | 60 |
| \`packages/cli\` | the command | 40 | 300 |
`

test('the table says what each suite costs in each part', () => {
  expect(writtenCosts(TABLE, false)).toEqual(
    new Map([
      ['packages/kernel', 60],
      ['packages/cli', 40],
    ]),
  )
  expect(writtenCosts(TABLE, true).get('packages/cli')).toBe(300)
})

test('a suite and a file that have grown beyond their share are named, however busy the machine is', () => {
  const files = (of: string, n: number, seconds: number) =>
    Array.from({ length: n }, (_, i) => ({ file: `${of}/test/${i}.test.ts`, seconds }))
  const written = writtenCosts(TABLE, false)
  const even = [...files('packages/kernel', 60, 2), ...files('packages/cli', 40, 2)]
  expect(beyondShare(even, written, 0.05)).toEqual([])
  const grown = [...even, ...files('packages/lab', 2, 1), { file: 'packages/cli/test/slow.test.ts', seconds: 90 }]
  expect(beyondShare(grown, written, 0.05)).toEqual([
    'packages/cli/test/slow.test.ts has 30.8% of the cost; a file may have 5.0%.',
  ])
  expect(beyondShare([...even, ...files('packages/lab', 4, 5)], written, 0.05)).toEqual([
    'packages/lab has 9.1% of the cost; by the table in docs/explanation/testing.md it has 0.0%.',
  ])
})

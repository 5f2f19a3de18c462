import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimsOf, docExamples, examplesIn, isAsClaimed } from './examples.ts'

const root = join(import.meta.dirname, '../..')
const examples = docExamples(root).map((one, at) => ({ ...one, file: `example-${at + 1}.ts` }))
const folder = mkdtempSync(join(tmpdir(), 'fray-examples-'))

function run(cwd: string, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  return { said: stdout + stderr, status }
}

let outcomes: Record<string, { printed: string[]; error: string | null }> = {}

beforeAll(() => {
  // The packages are found through a link, so that they are the files of the repository.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  for (const { file, program } of examples) writeFileSync(join(folder, file), `${program}\n`)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  const compilerOptions = { types: ['node'], noUnusedLocals: true }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, include: ['*.ts'] }),
  )
  const { said, status } = run(root, join(root, 'scripts/api/run-examples.ts'), folder)
  if (status !== 0) throw new Error(said)
  outcomes = JSON.parse(readFileSync(join(folder, 'outcomes.json'), 'utf8'))
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the examples of doc comments', () => {
  it('compile', () => {
    const { said } = run(folder, join(root, 'node_modules/typescript/bin/tsc'), '--pretty', 'false')
    const named = said.replace(/^example-(\d+)\.ts/gm, (_, at) => examples[Number(at) - 1]?.where ?? '')
    expect(named).toBe('')
  }, 300_000)

  it.each(examples)('$where prints what it says', ({ file, program }) => {
    const { printed, error } = outcomes[file] ?? { printed: [], error: 'It was not run.' }
    const claimed = claimsOf(program)
    expect({ claims: claimed.length > 0, error }).toEqual({ claims: true, error: null })
    if (!isAsClaimed(printed, claimed)) expect(printed).toEqual(claimed)
  })
})

describe('how examples are read', () => {
  const comment = ['/**', ' * Adds.', ' * @example', ' * ```ts', ' * console.log(1 + 1) // 2', ' * ```', ' */'].join(
    '\n',
  )

  it('by their line, and what they claim', () => {
    expect(examplesIn(comment)).toEqual([{ line: 3, program: 'console.log(1 + 1) // 2' }])
    expect(claimsOf('// first\nconsole.log(a) // 1\n// 2\nf()\n// other\nconsole.log(\n  b,\n)\n// 3')).toEqual([
      '1',
      '2',
      '3',
    ])
  })

  it('so that they can fail', () => {
    expect(isAsClaimed(['2'], ['2'])).toBe(true)
    expect(isAsClaimed(['2'], ['3'])).toBe(false)
    expect(isAsClaimed(['2', '3'], ['2'])).toBe(false)
    expect(isAsClaimed(['2'], ['2', '3'])).toBe(false)
    expect(isAsClaimed(['2', '3', '4'], ['2', '...', '4'])).toBe(true)
    expect(isAsClaimed(['2', '3', '4'], ['...', '3'])).toBe(false)
    expect(() => examplesIn(comment.replace(' * ```ts\n', ''))).toThrow('line 3: an @example is a ```ts block.')
  })
})

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCaseFile } from '@fray/files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stageConformance } from './conformance.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'fray-conformance-'))
const data = join(folder, 'data')
/** Cases that the runner passes: it goes up with what zones.py follows, never down. */
const PASSED = 92
const json = (file: string) => JSON.parse(readFileSync(join(data, file), 'utf8'))

const python = ['python3', 'python'].find(
  (one) => spawnSync(one, ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0,
)

beforeAll(() => stageConformance(root, data), 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the cases as plain data', () => {
  it('name every file, with an encounter for every case', () => {
    const { rulesets } = json('index.json')
    expect(Object.keys(rulesets).sort()).toEqual(['escalation', 'free-hits', 'shock', 'weapon-speed', 'zones'])
    for (const [ruleset, { files, cases }] of Object.entries<{ files: string[]; cases: number }>(rulesets)) {
      const ids = files.flatMap((file) => json(`cases/${ruleset}/${file}`).cases.map(({ id }: { id: string }) => id))
      const encounters = files.flatMap((file) => Object.keys(json(`encounters/${ruleset}/${file}`).encounters))
      expect([ids.length, encounters]).toEqual([cases, ids])
    }
  })

  // These name encounter files, which the package does not bring.
  it.each(['zones/names', 'escalation/day'])('pass in Fray without its encounter files: %s', async (name) => {
    const text = readFileSync(join(data, `cases/${name}.json`), 'utf8')
    const { results, problems } = await runCaseFile(text, name)
    expect(problems).toEqual([])
    expect(results.filter(({ passed }) => !passed)).toEqual([])
    expect(results).not.toEqual([])
  })
})

/** Runs the Python program in its own copy, in which a text may be another; what it prints and how it ends. */
function run(was = '', is = '') {
  const copy = mkdtempSync(join(folder, 'python-'))
  for (const file of ['run.py', 'zones.py']) cpSync(join(root, 'examples/conformance-python', file), join(copy, file))
  const rules = readFileSync(join(copy, 'zones.py'), 'utf8')
  expect(rules).toContain(was)
  writeFileSync(join(copy, 'zones.py'), rules.replace(was, is))
  const { stdout, status } = spawnSync(python ?? '', [join(copy, 'run.py'), data], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONUTF8: '1' },
  })
  const [, passed, failed, left] = /^(\d+) passed, (\d+) failed, (\d+) left alone/m.exec(stdout) ?? []
  return { stdout, status, passed: Number(passed), failed: Number(failed), left: Number(left) }
}

describe.skipIf(python === undefined)('the runner in Python (needs Python 3.9 or newer)', () => {
  it('passes what it runs and counts what it leaves alone', () => {
    const { stdout, status, passed, failed, left } = run()
    expect(stdout).not.toContain('FAILED')
    expect({ status, passed, failed }).toEqual({ status: 0, passed: PASSED, failed: 0 })
    expect(passed + left).toBe(json('index.json').rulesets.zones.cases)
  })

  it.each([
    ['a total equal to the DR misses', 'total >= dr', 'total > dr'],
    ['two dice keep the first', 'max(first, second) if good', 'first if good'],
    ['a 20 doubles nothing', '(2 if twice_dice else 1)', '1'],
    ['armor counts always', 'if self.armor_counts:', 'if True:'],
    ['hit points go below 0', 'max(0, target.hp - max(0, amount))', 'target.hp - max(0, amount)'],
  ])('fails with a mistake: %s', (_, was, is) => {
    const { status, failed } = run(was, is)
    expect(status).toBe(1)
    expect(failed).toBeGreaterThan(0)
  })
})

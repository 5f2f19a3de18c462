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

/** What the index says of a ruleset. */
interface Listed {
  readonly files: readonly string[]
  readonly cases: number
  readonly levels: Readonly<Record<string, number>>
}

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
    for (const [ruleset, { files, cases, levels }] of Object.entries<Listed>(rulesets)) {
      const ids = files.flatMap((file) => json(`cases/${ruleset}/${file}`).cases.map(({ id }: { id: string }) => id))
      const encounters = files.flatMap((file) => Object.keys(json(`encounters/${ruleset}/${file}`).encounters))
      expect([ids.length, encounters]).toEqual([cases, ids])
      const found: Record<string, string> = json(`levels/${ruleset}.json`).levels
      expect(Object.keys(found)).toEqual(ids)
      for (const [level, count] of Object.entries(levels))
        expect(Object.values(found).filter((one) => one === level)).toHaveLength(count)
      expect(Object.keys(levels)).toEqual(['core', 'magic', 'referee'])
    }
  })

  it('have a level: what a program must know to play them', () => {
    expect(json('levels/zones.json').levels).toMatchObject({
      'warrior-longsword-exactly-12': 'core',
      'spell-nobody-tests': 'magic',
      'healing-of-nothing': 'referee',
    })
  })

  it('come with tables of the commands: who gives them, and their parameters in order', () => {
    const { commands } = json('commands/zones.json')
    const named = (id: string) => commands.find((one: { id: string }) => one.id === id)
    expect(named('give')).toMatchObject({
      by: 'combatant',
      rule: 'trade-items',
      parameters: [
        { name: 'item', kind: 'thing' },
        { name: 'target', kind: 'combatant' },
        { name: 'to', kind: 'word', optional: true, words: ['hand', 'body'] },
        { name: 'for', kind: 'thing', optional: true },
      ],
    })
    expect(named('morale')).toMatchObject({ by: 'referee', parameters: [{}, { name: 'dr', min: 1, max: 60 }] })
    for (const ruleset of Object.keys(json('index.json').rulesets)) {
      const page = readFileSync(join(data, `rulesets/${ruleset}.md`), 'utf8')
      for (const { id } of json(`commands/${ruleset}.json`).commands) expect.soft(page).toContain(`\`${id}\``)
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

/** Runs the Python program in its own copy, in which a text of one of its files may be another; what it prints and how it ends. */
function run(file = 'run.py', was = '', is = '') {
  const copy = mkdtempSync(join(folder, 'python-'))
  cpSync(join(root, 'examples/conformance-python'), copy, { recursive: true })
  const text = readFileSync(join(copy, file), 'utf8')
  expect(text).toContain(was)
  writeFileSync(join(copy, file), text.replace(was, is))
  const { stdout, status } = spawnSync(python ?? '', [join(copy, 'run.py'), data], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONUTF8: '1', PYTHONDONTWRITEBYTECODE: '1' },
  })
  const [, passed, failed] = /^(\d+) passed, (\d+) failed/m.exec(stdout) ?? []
  return { stdout, status, passed: Number(passed), failed: Number(failed) }
}

describe.skipIf(python === undefined)('the program in Python (needs Python 3.9 or newer)', () => {
  it('plays every case of zones', () => {
    const { cases, levels } = json('index.json').rulesets.zones
    const { stdout, status, passed, failed } = run()
    expect(stdout).not.toContain('FAILED')
    expect({ status, passed, failed }).toEqual({ status: 0, passed: cases, failed: 0 })
    for (const [level, count] of Object.entries(levels))
      expect(stdout).toContain(`${count} of ${count} of level ${level}`)
  })

  it.each([
    ['a total equal to the DR misses', 'tests', 'face + score >= dr', 'face + score > dr'],
    ['two dice keep the first', 'tests', 'max(face, second) if up', 'face if up'],
    ['a 20 doubles nothing', 'attacks', '(2 if twice_dice else 1)', '1'],
    ['armor counts always', 'harm', 'if fight.options.get("armor-points") == "reduce-damage":', 'if True:'],
    ['hit points go below 0', 'harm', 'max(0, who.hp - amount)', 'who.hp - amount'],
    ['an effect lasts a Turn longer', 'harm', 'new=fight.turn is who', 'new=True'],
    ['one who lies there covers a retreat', 'movement', 'any(one.status == FIGHTING for', 'any(one.status for'],
    ['a spell strikes friends', 'spells', 'spell.spares != "allies" or', 'True or'],
    ['a 3 is no longer wary', 'morale', '(3, "wary")', '(2, "wary")'],
    ['enemies keep the order of the last Round', 'turns', 'key=fight.people.index', 'key=fight.order.index'],
    ['a refused command leaves its traces', '../run', 'self.fight = whole', 'pass'],
  ])('fails with a mistake: %s', (_, file, was, is) => {
    const { status, failed } = run(`zones/${file}.py`, was, is)
    expect(status).toBe(1)
    expect(failed).toBeGreaterThan(0)
  })
})

import { LIMITS } from '@fray/kernel'
import { describe, expect, it } from 'vitest'
import { runCaseFile } from './case-file.ts'
import { readEncounterText } from './encounter.ts'
import { formatProblem } from './yaml.ts'

async function problemsOf(text: string): Promise<string[]> {
  const reading = await readEncounterText(text, 'x')
  return 'problems' in reading ? reading.problems.map(formatProblem) : []
}

const range = (n: number, line: (i: number) => string): string => Array.from({ length: n }, (_, i) => line(i)).join('')
const roster = (lines: string): string => `ruleset: zones\ncombatants:\n${lines}`
const GOB = 'kind: creature, level: 1, skill: 1, hp: 3'
const WALLS = 'combatants: { A: { kind: pc, hp: 3 }, B: { kind: npc, hp: 3 } }\n'
const RANGE = 'whole numbers go from -1,000,000 to 1,000,000.'

/** Inputs that are far too large, and the message for each. */
const TOO_LARGE: [string, string, string][] = [
  ['a count', roster(`  - { name: G, ${GOB}, count: 1000000000 }\n`), `: 1000000000 is out of range: ${RANGE}`],
  [
    'counts together',
    roster(range(6, (i) => `  - { name: G${i}, ${GOB}, count: 200 }\n`)),
    'x:2:1: 1,200 would fight here, and 1,000 is the most.',
  ],
  ['a list', roster(range(5000, () => '  - {}\n')), 'x:2:1: There are 5,000 entries here, and 2,000 is the most.'],
  [
    'a map',
    roster(range(1001, (i) => `  G${i}: { ${GOB} }\n`)),
    'x:2:1: 1,001 would fight here, and 1,000 is the most.',
  ],
  [
    'a fight of a day',
    `ruleset: escalation\nfights:\n  - combatants:\n${range(1001, (i) => `      - { name: G${i} }\n`)}`,
    'x:3:5: 1,001 would fight here, and 1,000 is the most.',
  ],
  [
    'areas in one list',
    `ruleset: shock\nbattlefield:\n  size: [100, 100]\n  difficult:\n${range(5000, () => "    - '0,0..99,99'\n")}${WALLS}`,
    'x:4:3: There are 5,000 entries here, and 2,000 is the most.',
  ],
  [
    'areas of several lists',
    `ruleset: free-hits\nbattlefield:\n  size: [100, 100]\n${['difficult', 'impassable']
      .map((key) => `  ${key}:\n${range(1500, () => "    - '0,0..99,99'\n")}`)
      .join('')}${WALLS}`,
    'A map has at most 2,000 areas in all.',
  ],
  [
    'a chain of from',
    `ruleset: zones\ncontent:\n  combatants:\n${range(1000, (i) => `    c${i}: { from: c${i + 1} }\n`)}    c1000: { ${GOB} }\ncombatants: { A: { from: c0 } }\n`,
    'What this is made from is made from something else more than 20 times over.',
  ],
  ['the file', '#'.repeat(LIMITS.text + 1), 'x:1:1: This file has 500,001 characters, and 500,000 is the most'],
  ['lists in lists', '['.repeat(100_000), 'x:1:500: Maps and lists lie deeper than 50 within each other here.'],
  ['lists in lists by lines', '- '.repeat(100_000), 'x:1:999: Maps and lists lie deeper than 50'],
  ['maps in maps', range(400, (i) => `${' '.repeat(i)}a:\n`), 'x:51:51: Maps and lists lie deeper than 50'],
  [
    'what aliases stand for',
    'a: &a [x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c]\n',
    'Aliases (*name) of this file stand for more than 200 things',
  ],
  [
    'the number of aliases',
    `${range(9000, (i) => `k${i}: &a${i} 1\n`)}${range(9000, (i) => `l${i}: *a${i}\n`)}`,
    'x:9201:7: Aliases (*name) of this file stand for more than 200 things',
  ],
  ['a text', `ruleset: zones\nabout: ${'x'.repeat(30_000)}\n`, 'This text is longer than 20,000 characters.'],
  ['a name', roster(`  ${'x'.repeat(200)}: { ${GOB} }\n`), 'is too long a name: 100 letters are the most.'],
]

describe('what is too large', () => {
  it.each(TOO_LARGE)('%s is told in a sentence, before it is worked on', async (_, text, message) => {
    const said = await problemsOf(text)
    expect(said.some((line) => line.includes(message))).toBe(true)
    expect(said.length).toBeLessThan(25)
  })
})

describe('numbers', () => {
  const people: Record<string, (hp: string) => string> = {
    zones: (hp) => `  A: { kind: creature, level: 1, skill: 1, hp: ${hp} }\n`,
    shock: (hp) => `  A: { kind: npc, hp: ${hp} }\n`,
    escalation: (hp) => `  A: { kind: npc, hp: ${hp} }\n`,
    'free-hits': (hp) => `  A: { kind: npc, hp: ${hp} }\n`,
    'weapon-speed': (hp) => `  A: { kind: npc, stress: ${hp}, capacity: ${hp} }\n`,
  }
  it.each(Object.keys(people))('of %s have a range, so that none is taken for another', async (ruleset) => {
    for (const hp of ['4294967301', '4294967301/4294967301', '-4294967291', '1e30', '.inf', '1/99999999999999999999']) {
      const said = await problemsOf(`ruleset: ${ruleset}\ncombatants:\n${people[ruleset]?.(hp)}`)
      expect([hp, said.join('\n')]).toEqual([hp, expect.stringContaining(`is out of range: ${RANGE}`)])
    }
  })

  it('that are none are told in words', async () => {
    const said = await problemsOf(roster('  A: { kind: creature, level: .nan, skill: 1, hp: 1 }\n'))
    expect(said.join('\n')).toContain('"level" should be a whole number, not no number.')
  })
})

describe('names', () => {
  const two = (a: string, b: string) =>
    problemsOf(roster(`  ${JSON.stringify(a)}: { ${GOB} }\n  ${JSON.stringify(b)}: { ${GOB} }\n`))
  it.each([
    ['\u200b\u3164', 'A name of which nothing can be seen names nobody'],
    ['\u2800', 'A name of which nothing can be seen names nobody'],
    ['A\nB', 'This text runs over several lines: write it on one.'],
    ['A\tB', 'U+0009'],
    ['A\u001b[8mB', 'U+001B'],
    ['A\u202eB', 'U+202E'],
    ['A\u200fB', 'U+200F'],
  ])('%j is none', async (name, message) => {
    expect((await two(name, 'Gob')).join('\n')).toContain(message)
  })

  it('are the same in the two forms of Unicode', async () => {
    expect((await two('Zo\u00eb', 'Zoe\u0308')).join('\n')).toContain('each needs a name of its own')
    expect((await two('Zoë', 'Zoe')).join('\n')).not.toContain('each needs a name')
  })
})

describe('many problems', () => {
  it('of one kind are told five times, and then counted', async () => {
    const said = await problemsOf(roster(range(900, (i) => `  G${i}: { ${GOB}, foo${i}: 3 }\n`)))
    const alike = said.filter((line) => line.includes('There is no field "foo'))
    expect(alike).toHaveLength(5)
    expect(alike[4]).toMatch(/There are 895 others like this\.$/)
  })

  it('of one line stay on it', async () => {
    expect((await problemsOf('ruleset: "zo\\nnes"\n')).join('')).not.toContain('\n')
  })
})

describe('what is made from itself', () => {
  it('is told as that, not as missing', async () => {
    const said = await problemsOf(
      'ruleset: zones\ncontent:\n  combatants:\n    c1: { from: c2 }\n    c2: { from: c1 }\ncombatants: { A: { from: c1 } }\n',
    )
    expect(said.join('\n')).toContain('"c1" is made from itself, by way of this "from".')
    expect(said.join('\n')).not.toContain('There is no combatant')
  })
})

describe('a case with nothing behind its fields', () => {
  const head =
    'ruleset: zones\ncast:\n  A: { kind: creature, level: 1, skill: 1, hp: 3 }\ncases:\n  - id: a\n    rules: [default-dr]\n'
  it.each([
    'steps:',
    'steps: []',
    'steps: [null]',
    'steps:\n      - { do: A attack B, expect: }',
    'steps:\n      - { do: A attack B, dice: , answers: , rolls: , log: , refused: , asked: , notAsked: }',
    'steps:\n      - do:',
    'dice:\n    answers:\n    invalid:\n    title:',
  ])('%j does not crash', async (rest) => {
    const { results, problems } = await runCaseFile(
      `${head}    given: { surprised: nobody, battlefield: A-B, combatants: { A: A, B: A }, now: { turn: A } }\n    ${rest}\n`,
      'x',
    )
    expect(results.length + problems.length).toBeGreaterThan(0)
  })

  it.each(['given:', 'rules:', 'id:', 'id: b\n  -'])('%j does not either', async (rest) => {
    const { results, problems } = await runCaseFile(`${head}    ${rest}\n`, 'x')
    expect(results.length + problems.length).toBeGreaterThan(0)
  })
})

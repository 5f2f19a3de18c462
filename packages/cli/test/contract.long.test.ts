import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from '../src/io/home.ts'
import { missingPackage } from '../src/io/missing-package.ts'
import { Place } from './fray.ts'

vi.setConfig({ testTimeout: 180_000 })
const place = new Place()
afterAll(() => place.remove())
const inside = new Place(join(place.folder, 'my-game'))
beforeAll(async () => {
  await place.frayAlone(['new', 'ruleset', 'my-game'])
})

/** Runs the contract with the ruleset's code changed, and puts the code back. */
async function withFault(file: string, from: string, to: string, args: readonly string[]) {
  const path = join(inside.folder, file)
  const before = readFileSync(path, 'utf8')
  expect(before.split(from)).toHaveLength(2)
  writeFileSync(path, before.replace(from, to))
  try {
    return {
      ...(await inside.frayAlone(['contract', 'my-game', ...args])),
      again: async (name: string) => inside.frayAlone(['contract', 'my-game', '--replay', name]),
    }
  } finally {
    writeFileSync(path, before)
  }
}

/** Faults that are planted into the ruleset, the check that finds each, and what it says. */
const FAULTS: readonly {
  readonly what: string
  readonly file: string
  readonly from: string
  readonly to: string
  readonly check: string
  readonly says: RegExp
}[] = [
  {
    what: 'a command that may be done to whom nobody is offered',
    file: 'actions.ts',
    from: '=> notAnEnemy(scene, actor, target)',
    to: '=> (target === actor ? notAnEnemy(scene, actor, target) : null)',
    check: 'unlisted',
    says: /"action":"strike".* is not listed, and is accepted: who may be named is not among the suggestions\./,
  },
  {
    what: 'a turn that is given to nobody',
    file: 'actions.ts',
    from: 'catalogue.ruleTitles, done })',
    to: 'catalogue.ruleTitles, done: (scene) => scene.set(tables.columns.fight.turn, 0, -1, "turns") })',
    check: 'stuck',
    says: /Nobody may command, and the fight is not over: it is stuck\./,
  },
  {
    what: 'a rule that is in no catalogue',
    file: 'actions.ts',
    from: "cite('natural-20')",
    to: "cite('natural-twenty' as never)",
    check: 'cited',
    says: /The rule "natural-twenty" is cited, and there is none of that id in the catalogue\./,
  },
  {
    what: 'a number out of its range',
    file: 'actions.ts',
    from: "scene.set(C.covered, actor, 1, 'cover')",
    to: "scene.set(C.covered, actor, 2, 'cover')",
    check: 'plays',
    says: /combatant\.covered takes a whole number from 0 to 1, not 2\./,
  },
  {
    what: 'something that is kept outside the scene',
    file: 'actions.ts',
    from: 'export const acts =',
    to: 'const strikes = new WeakMap<object, number>()\nexport const acts =',
    check: 'saved',
    says: /comes to something else in a fight that was restored: something is kept outside the scene\./,
  },
  {
    what: 'dice that are looked up where odds have none',
    file: 'actions.ts',
    from: '    const hits = face === 20 ||',
    to: '    const hits = Number(scene.faces[0]) > 3 || face === 20 ||',
    check: 'odds',
    says: /"action":"strike".* came (to what the exact chances do not know|\d+ times of 200 to what has the chance)/,
  },
  {
    what: 'a defense that stands on a card for everybody',
    file: 'index.ts',
    from: '  ready: arms,\n',
    to: '  ready: arms,\n  card: (scene, row) => ({ about: String(scene.now.combatant.guard[row]) }),\n',
    check: 'secrets',
    says: /gives a secret away/,
  },
  {
    what: 'a sentence with a hole',
    file: 'events.ts',
    from: "'{who} covers up.')",
    to: "'{who} covers up with {what}.', { slots: (e) => ({ what: { said: String((e as { what?: string }).what) } }) })",
    check: 'told',
    says: /covers up with undefined\./,
  },
  {
    what: 'a policy that commands what is refused',
    file: 'index.ts',
    from: 'target: fight.weakest(scene, actor)',
    to: 'target: actor',
    check: 'computer',
    says: /The policy "aggressive" commands .*, which is refused: Only an enemy who can fight is attacked\./,
  },
  {
    what: 'an option that the ruleset does not have',
    file: 'index.ts',
    from: '  catalogue,\n',
    to: '  catalogue: { ...catalogue, options: [] },\n',
    check: 'declares',
    says: /The catalogue leaves "natural-20" to the table, and there is no option for it\./,
  },
]

/** What a strike does besides where something is kept outside the scene. */
const KEPT = [
  "    tally.add(skill[actor], 'strike', 'Skill')",
  "    tally.add(skill[actor], 'strike', 'Skill')\n    strikes.set(scene, (strikes.get(scene) ?? 0) + 1)\n    if ((strikes.get(scene) ?? 0) > 1) tally.add(9, 'strike', 'warm')",
] as const

describe('fray contract', () => {
  it('finds nothing in what fray new ruleset lays out', async () => {
    const { code, out, err } = await inside.frayAlone(['contract', 'my-game', '--fights', '20'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('my-game: 20 fights, 10 made up and 10 of its encounters;')
    expect(out).toMatch(/^Everything holds\.$/m)
    expect(out).not.toMatch(/^- /m)
    expect(out).not.toContain('Rules that spoke')
  })

  it.each(FAULTS)('finds $what', async ({ file, from, to, check, says }) => {
    const path = join(inside.folder, 'actions.ts')
    const whole = readFileSync(path, 'utf8')
    if (check === 'saved') writeFileSync(path, whole.replace(...KEPT))
    try {
      const found = await withFault(file, from, to, ['--fights', '30', '--check', check])
      expect(found.code).toBe(1)
      const told = found.out.replace(/\s+/g, ' ')
      expect(told).toContain(`FAILED ${check}`)
      expect(told).toMatch(says)
      if (check === 'declares') return
      const [, commands, people, name = ''] = /(\d+) commands? of (\d+) combatants: (\S+)/.exec(found.out) ?? []
      expect([Number(commands) <= 3, Number(people) <= 3]).toEqual([true, true])
      expect(found.out).toContain(` contract my-game --replay ${name}`)
      expect(parse(inside.read(name)).says).toMatch(says)
      // Fixed, it holds, in the very fight in which it did not.
      writeFileSync(path, whole)
      const fixed = await found.again(name)
      expect(fixed.out).toContain('it holds now')
      expect(fixed.code).toBe(0)
    } finally {
      writeFileSync(path, whole)
    }
  })

  it('plays a failure again while it is there', async () => {
    const { file, from, to } = FAULTS[3] as (typeof FAULTS)[number]
    const path = join(inside.folder, file)
    const whole = readFileSync(path, 'utf8')
    writeFileSync(path, whole.replace(from, to))
    await inside.frayAlone(['contract', 'my-game', '--check', 'plays', '--output', 'failures'])
    const again = await inside.frayAlone(['contract', 'my-game', '--replay', 'failures/contract-my-game-plays.yaml'])
    writeFileSync(path, whole)
    expect(again.code).toBe(1)
    expect(again.out).toContain('"action":"cover"')
    expect(again.out).toContain('FAILED plays: combatant.covered takes a whole number from 0 to 1, not 2.')
    const wrong = await inside.frayAlone(['contract', 'my-game', '--replay', 'package.json'])
    expect([wrong.code, wrong.err]).toEqual([
      2,
      expect.stringContaining('package.json: this is not a failure of a contract.'),
    ])
  })

  it('says which package is missing, and whose', async () => {
    const path = join(inside.folder, 'index.ts')
    const whole = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      `${whole}\ngame.rules.ruleTexts = async () => (await import(['no-such', 'package'].join('-'))).all\n`,
    )
    const { code, out, err } = await inside.frayAlone(['rules', 'my-game'])
    expect([code, out, err]).toEqual([
      2,
      '',
      'The package "no-such-package" is not installed, and index.ts imports it: run "npm install" where that file belongs.\n',
    ])
    const contract = await inside.frayAlone(['contract', 'my-game', '--check', 'declares'])
    writeFileSync(path, whole)
    expect([contract.code, contract.err]).toEqual([1, ''])
    expect(contract.out.replace(/\s+/g, ' ')).toContain('FAILED declares')
    expect(contract.out.replace(/\s+/g, ' ')).toContain("Cannot find package 'no-such-package' imported from")
    const ours = Object.assign(new Error(`Cannot find package 'diff' imported from ${join(ROOT, 'packages/x.ts')}`), {
      code: 'ERR_MODULE_NOT_FOUND',
    })
    expect(missingPackage(ours)).toBe(
      `The package "diff", which Fray needs here, is not installed: run "npm install" in ${ROOT}.`,
    )
    expect(missingPackage(new Error("Cannot find package 'diff'"))).toBe(null)
  })

  it('tells the same fights, and shows where they go otherwise', async () => {
    const first = await inside.frayAlone(['contract', 'my-game', '--golden', 'golden.txt'])
    expect([first.code, first.out]).toEqual([0, expect.stringContaining('golden.txt is new, with 2 fights.')])
    expect(inside.read('golden.txt')).toMatch(/^ {2}> Nan: Strike Ida\n {4}Nan strikes at Ida: /m)
    expect((await inside.frayAlone(['contract', 'my-game', '--golden', 'golden.txt'])).code).toBe(0)
    const { out, code } = await withFault('content.ts', "hatchet: '1d8'", "hatchet: '1d10'", ['--golden', 'golden.txt'])
    expect(code).toBe(1)
    expect(out).toMatch(/^-.*loses \d+ Life\.$/m)
    expect(out).toMatch(/^\+.*loses \d+ Life\.$/m)
    expect(out.replace(/\s+/g, ' ')).toContain('fights differ from golden.txt.')
  })

  it('says what is wrong with what it was told', async () => {
    const wrong = [
      [['contract', 'mygame'], 'There is no ruleset "mygame". Did you mean "my-game"?'],
      [
        ['contract', 'my-game', '--check', 'magic'],
        '--check magic: there is no such check. Available: declares, reads, plays,',
      ],
      [['contract', 'my-game', '--fights', 'many'], '--fights many: give a whole number, 1 or more.'],
    ] as const
    for (const [args, why] of wrong) {
      const { code, err } = await inside.frayAlone(args)
      expect([code, err]).toEqual([2, expect.stringContaining(why)])
    }
  })
})

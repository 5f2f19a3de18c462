import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkCommand, perform, possibleCommands, Runner, runFight, writeCommand } from '@fray/kernel'
import type { Command, Policy } from '@fray/kernel/rules'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { escalation } from '../index.ts'
import type { EscalationScene } from '../scene.ts'
import { C, KEPT } from '../tables.ts'

interface Given extends Command {
  readonly [param: string]: unknown
}

const rules = escalation.rules

const people = {
  Ann: { kind: 'pc', level: 1, volition: 3, hp: 18, stances: ['melee d6', 'ranged d4 far'] },
  Orc: { level: 1, attackBonus: 4, hp: 16, attacks: ['axe melee vs ac 1d6'] },
}

function open(more: object, cast: object = people): EscalationScene {
  const { setup, problems } = escalation.readEncounter({ ruleset: 'escalation', ...more, combatants: cast })
  if (setup === null) throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
  return rules.open(setup) as unknown as EscalationScene
}

type Any = Policy<never, never>

const policy = (id: string): Any => rules.policies.get(id) as Any

function play(scene: EscalationScene, seed: string, id = 'aggressive') {
  const policies = scene.setup.seats.map(() => policy(id))
  return runFight(rules, scene as never, { policies, seed, limit: 30_000 })
}

describe('the aggressive policy', () => {
  test('walks up to those who are far, and changes to the stance that it needs', () => {
    const far = { positions: ['Ann Orc far'] }
    expect(play(open(far), 'far').over).toBe(true)
    const bow = { ...people, Ann: { ...people.Ann, stances: ['ranged d4 nearby', 'melee d6'] } }
    expect(play(open(far, bow), 'a bow').over).toBe(true)
  })

  test('goes on while it is Stunned, Hampered, Grabbed or Shaken', () => {
    for (const condition of ['stunned', 'hampered', 'shaken', 'helpless', 'confused', 'stuck']) {
      const scene = open(
        { positions: ['Ann Orc close'] },
        { ...people, Ann: { ...people.Ann, conditions: [condition] } },
      )
      expect(play(scene, condition).over, condition).toBe(true)
    }
  })
})

const aggressive = policy('aggressive') as unknown as Policy<EscalationScene, Given>

/** What the policy has the first combatant do next, `many` commands of it, each in words. */
function next(scene: EscalationScene, many = 1, actor = 0): string[] {
  const said: string[] = []
  for (let i = 0; i < many; i++) {
    const command = aggressive.command(scene, actor, undefined as never)
    expect(checkCommand(rules, scene as never, command)).toBeNull()
    const { actor: _, action, ...rest } = writeCommand(rules, scene as never, command) as Record<string, unknown>
    said.push([action, ...Object.values(rest)].join(' '))
    if (command.action === 'end') return said
    perform(rules, scene as never, command)
  }
  return said
}

describe('what the aggressive policy makes use of', () => {
  const orc = people.Orc
  const bow = { ...people.Ann, stances: ['ranged d4 far'] }
  const sword = { ...people.Ann, stances: ['melee d6'] }
  const now = { round: 2, band: 'medium', actor: 'Ann' }
  const close = { now, positions: ['Ann Orc close'] }

  test('a shooter gets clear of those who would strike at it', () => {
    const scene = open(close, { Ann: bow, Orc: orc })
    expect(next(scene)).toEqual(['disengage Orc'])
    const slips = open(close, { Ann: { ...bow, abilities: ['slip'] }, Orc: orc })
    expect(next(slips, 2)).toEqual(['use Slip off', 'basic-ranged Orc'])
  })

  test('it goes on from a Disengage, and stands back once it has shot', () => {
    const scene = open({ now }, { Ann: bow, Orc: orc })
    expect(next(scene, 3)).toEqual(['basic-ranged Orc', 'move Orc', 'end'])
    expect(scene.now.pair.distance[0]).toBe(2)
    const freed = open({ now }, { Ann: bow, Orc: orc })
    freed.set(C.moveSpent, 0, KEPT, 'disengage-success-move')
    expect(next(freed, 2)).toEqual(['move Orc', 'basic-ranged Orc'])
    expect(freed.now.pair.distance[0]).toBe(2)
  })

  test('whoever is Staggered rallies, away from its enemies if it can', () => {
    const hurt = open(close, { Ann: { ...sword, hp: '6/18' }, Orc: orc })
    expect(next(hurt)).toEqual(['disengage Orc'])
    expect(next(open({ now }, { Ann: { ...sword, hp: '6/18' }, Orc: orc }))[0]).toMatch(/^rally/)
  })

  test('a Coup de Grace on the Helpless', () => {
    const scene = open(close, { Ann: sword, Orc: { ...orc, conditions: [{ condition: 'helpless', save: 11 }] } })
    expect(next(scene)).toEqual(['coup-de-grace Orc'])
  })

  test("lets those come who are far and fight at arm's length, but not archers or those who rush", () => {
    const far = { now: { round: 1, band: 'fast' }, positions: ['Ann Orc far'] }
    const quick = { ...sword, band: 'fast' }
    expect(next(open(far, { Ann: quick, Orc: orc }))).toEqual(['delay slow'])
    expect(next(open(far, { Ann: { ...quick, abilities: ['rush-in'] }, Orc: orc }))[0]).toBe('begin')
    expect(next(open(far, { Ann: quick, Orc: { ...orc, attacks: ['bow ranged vs ac 1d6 far'] } }))[0]).toBe('begin')
  })

  test('readies a blow for whoever comes when it reaches nobody', () => {
    const far = { now, positions: ['Ann Orc far'] }
    expect(next(open(far, { Ann: sword, Orc: orc }), 2)).toEqual([
      'move Orc',
      'ready standard basic-melee Orc attacks Orc',
    ])
    const archer = { ...orc, attacks: ['bow ranged vs ac 1d6 far'] }
    expect(next(open(far, { Ann: sword, Orc: archer }), 2)).toEqual(['move Orc', 'move Orc'])
  })

  test('flees when one is left against far too many, and agrees to it then', () => {
    const foes = { Orc: { ...orc, hp: 60 }, Troll: { ...orc, hp: 60 } }
    const dying = { ...people.Ann, hp: '0/18' }
    const beaten = open({ now }, { Ann: { ...sword, hp: '2/18' }, Bo: dying, ...foes })
    expect(next(beaten)).toEqual(['flee'])
    const asked = { rule: 'flee', options: [], preset: 0, to: 1 }
    expect(aggressive.answer(beaten, asked as never, undefined as never)).toBe(1)
    const hoping = open({ now }, { Ann: { ...sword, hp: '2/18' }, Bo: sword, ...foes })
    expect(next(hoping)[0]).not.toBe('flee')
    expect(aggressive.answer(hoping, asked as never, undefined as never)).toBe(0)
  })

  test('blesses a friend in the thick of it, and heals itself as well as others', () => {
    const priest = { ...bow, abilities: ['bless', 'mend'] }
    const all = { Ann: priest, Bo: sword, Orc: orc }
    const scene = open({ now, positions: ['Bo Orc close'] }, all)
    expect(next(scene, 3)).toContain('use Bless Bo')
    const hurt = open({ now }, { ...all, Ann: { ...priest, hp: '9/18', recoveries: '0/8' } })
    expect(next(hurt, 3)).toContain('use Mend Ann')
  })

  test('stabilizes a friend whose life is in danger, and helps one in a Last Gasp', () => {
    const down = { ...people.Ann, hp: '0/18' }
    const near = { now, positions: ['Ann Bo close'] }
    const danger = { Ann: sword, Bo: { ...down, deathSavesFailed: 2 }, Orc: orc }
    expect(next(open(near, danger))).toEqual(['stabilize Bo'])
    expect(next(open(near, { ...danger, Bo: down }))[0]).not.toMatch(/^stabilize/)
    expect(next(open(near, { ...danger, Bo: { ...sword, lastGasp: { outcome: 'turned to stone' } } }))).toEqual([
      'grant-save Bo',
    ])
  })
})

describe('every policy', () => {
  const ids = [...rules.policies.keys()]
  test('there are three', () => expect(ids).toEqual(['aggressive', 'first-legal', 'random']))

  for (const id of ids) {
    test(`${id}: only legal commands, and fights end`, () => {
      const scene = open({})
      const checkpoint = scene.save()
      const policies = scene.setup.seats.map(() => policy(id))
      const runner = new Runner(rules, scene as never, { policies, limit: 3000 })
      let over = 0
      for (let i = 0; i < 10; i++) {
        scene.load(checkpoint)
        if (runner.run(`${id} ${i}`).over) over++
      }
      expect(over).toBe(10)
    })
  }
})

describe('every policy in every encounter', () => {
  const root = join(import.meta.dirname, '../../../../encounters/escalation')
  for (const file of readdirSync(root).filter((one) => one.endsWith('.yaml'))) {
    for (const id of rules.policies.keys()) {
      test(`${file}, ${id}: legal at each step, and the day ends`, () => {
        const { setup } = escalation.readEncounter(parse(readFileSync(join(root, file), 'utf8')))
        if (setup === null) throw new Error(file)
        const scene = rules.open(setup) as unknown as EscalationScene
        expect(play(scene, `${file} ${id}`, id).over).toBe(true)
      })
    }
  }
})

test('what is listed as legal is legal, and what is refused names a rule of the catalogue', () => {
  const scene = open({ now: { round: 2, band: 'medium' } })
  for (let row = -1; row < scene.combatants; row++) {
    const { legal, refused } = possibleCommands(rules, scene as never, row)
    for (const command of legal) expect(checkCommand(rules, scene as never, command)).toBeNull()
    for (const { refusal } of refused) expect(rules.ruleTitles).toHaveProperty(refusal.rule)
  }
})

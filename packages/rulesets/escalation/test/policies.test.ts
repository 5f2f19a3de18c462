import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkCommand, type Policy, possibleCommands, Runner, runFight } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { escalation } from '../index.ts'
import type { EscalationScene } from '../scene.ts'

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

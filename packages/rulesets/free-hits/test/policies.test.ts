import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkCommand, type Policy, possibleCommands, Runner, runFight } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { freeHits } from '../index.ts'
import type { FreeHitsScene } from '../scene.ts'

const rules = freeHits.rules

const people = {
  Ann: { pc: true, hp: 18, accuracy: 2, agility: 1, strength: 1, weapons: ['blade melee 1d6'] },
  Orc: { hp: 16, accuracy: 1, agility: 1, weapons: ['axe melee 1d6'] },
}

const walledIn = `
  .........
  .#####...
  .#...###.
  .#.A..#B.
  .#...###.
  .#####...
  .........
`
const legend = { A: { combatant: 'Ann' }, B: { combatant: 'Orc' } }

function open(more: Readonly<Record<string, unknown>>, cast: object = people) {
  const raw = { ruleset: 'free-hits', battlefield: '20x10', ...more, combatants: cast }
  const { setup, problems } = freeHits.readEncounter(raw)
  if (setup === null) throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
  return rules.open(setup) as unknown as FreeHitsScene
}

type Any = Policy<never, never>

const policy = (id: string): Any => rules.policies.get(id) as Any

function play(scene: FreeHitsScene, seed: string, id = 'aggressive') {
  const policies = scene.setup.seats.map(() => policy(id))
  return runFight(rules, scene as never, { policies, seed, limit: 3000 })
}

describe('the aggressive policy', () => {
  test('leaves a field on which nobody gets at anybody', () => {
    const gap = walledIn.replace('#B.', '.B.')
    expect(play(open({ battlefield: { text: gap, legend } }), 'a gap').over).toBe(true)
  })

  test('leaves it to the referee where there is no way at all', () => {
    const scene = open({ battlefield: { text: walledIn.replace('#B.', '#B#'), legend, exits: 'none' } })
    expect(play(scene, 'no way').over).toBe(false)
  })

  test('stands up, draws, and takes up what lies at its feet', () => {
    const scene = open(
      { now: { round: 1, actor: 'Ann' }, battlefield: '6x6' },
      {
        Ann: { ...people.Ann, prone: true, weapons: ['blade melee 1d6 ground'], at: '1,1' },
        Orc: { ...people.Orc, weapons: ['axe melee 1d6 sheathed'], at: '2,1' },
      },
    )
    expect(play(scene, 'armed').over).toBe(true)
    expect(scene.now.fight.round[0]).toBeLessThan(40)
  })

  test('does not wait for ever for one that nobody detects', () => {
    const scene = open({ battlefield: '6x6' }, { ...people, Orc: { ...people.Orc, undetectedBy: 'all' } })
    expect(play(scene, 'unseen').over).toBe(true)
  })
})

describe('every policy', () => {
  const ids = [...rules.policies.keys()]
  test('there are three', () => expect(ids).toEqual(['aggressive', 'first-legal', 'random']))

  for (const id of ids) {
    test(`${id}: only legal commands, and most fights end`, () => {
      const scene = open({ battlefield: '10x6' })
      const checkpoint = scene.save()
      const runner = new Runner(rules, scene as never, {
        policies: scene.setup.seats.map(() => policy(id)),
        limit: 3000,
      })
      let over = 0
      for (let i = 0; i < 10; i++) {
        scene.load(checkpoint)
        if (runner.run(`${id} ${i}`).over) over++
      }
      expect(over).toBeGreaterThan(8)
    })
  }
})

describe('every policy in every encounter', () => {
  const root = join(import.meta.dirname, '../../../../encounters/free-hits')
  for (const file of readdirSync(root).filter((one) => one.endsWith('.yaml'))) {
    for (const id of rules.policies.keys()) {
      test(`${file}, ${id}: legal at each step, and it ends`, () => {
        const { setup } = freeHits.readEncounter(parse(readFileSync(join(root, file), 'utf8')))
        if (setup === null) throw new Error(file)
        const scene = rules.open(setup) as unknown as FreeHitsScene
        expect(play(scene, `${file} ${id}`, id).over).toBe(true)
      })
    }
  }
})

test('what is listed as legal is legal, and what is refused names a rule of the catalogue', () => {
  const scene = open({ now: { round: 2, actor: 'Ann' } })
  for (let row = -1; row < scene.combatants; row++) {
    const { legal, refused } = possibleCommands(rules, scene as never, row)
    for (const command of legal) expect(checkCommand(rules, scene as never, command)).toBeNull()
    for (const { refusal } of refused) expect(rules.ruleTitles).toHaveProperty(refusal.rule)
  }
})

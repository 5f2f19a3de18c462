import { checkCommand, type Policy, possibleCommands, Runner, runFight } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { weaponSpeed } from '../index.ts'
import { FLED, SURRENDERED } from '../model.ts'
import type { WeaponSpeedScene } from '../scene.ts'

const { rules } = weaponSpeed

const people = {
  Ana: {
    kind: 'character',
    attributes: { strength: 14 },
    hitDice: '2d8',
    items: ['sword +5 1d8+2 slashing x2 speed 4'],
  },
  Bo: {
    kind: 'character',
    attributes: { strength: 10 },
    hitDice: '2d8',
    mana: 8,
    items: ['staff +2 1d6 blunt speed 3'],
    spells: [
      { name: 'bolt', tn: 12, casting: 3, mana: 2, range: 12, attack: { bonus: 4, damage: '2d6', types: 'fire' } },
    ],
  },
  Gob: { kind: 'monster', attributes: { strength: 12 }, hitDice: '2d8', items: ['club +4 1d6+1 blunt x2 speed 3'] },
  Hob: {
    kind: 'monster',
    attributes: { strength: 12 },
    hitDice: '2d8',
    items: ['bow +4 1d6 piercing x2 speed 5 ranged 20'],
  },
}

function open(more: Readonly<Record<string, unknown>> = {}, cast: object = people): WeaponSpeedScene {
  const { setup, problems } = weaponSpeed.readEncounter({
    ruleset: 'weapon-speed',
    battlefield: '16x10',
    ...more,
    combatants: cast,
  })
  if (setup === null) throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
  return rules.open(setup) as unknown as WeaponSpeedScene
}

type Any = Policy<never, never>
const policy = (id: string): Any => rules.policies.get(id) as Any

const play = (scene: WeaponSpeedScene, seed: string, id = 'aggressive') =>
  runFight(rules, scene as never, { policies: scene.setup.seats.map(() => policy(id)), seed, limit: 4000 })

describe('the aggressive policy', () => {
  test('brings every fight to its end', () => {
    for (let i = 0; i < 40; i++) {
      const scene = open()
      expect(play(scene, `fight ${i}`).over).toBe(true)
      expect(scene.now.fight.round[0]).toBeLessThan(40)
    }
  })

  test('casts, shoots and strikes', () => {
    const scene = open()
    const used = new Set<string>()
    for (let i = 0; i < 10; i++) {
      const fresh = open()
      fresh.record(true)
      play(fresh, `used ${i}`)
      for (const event of fresh.recorder?.take() ?? []) used.add(event.type)
    }
    for (const type of ['casts', 'moves', 'damage', 'count']) expect(used, type).toContain(type)
    expect(scene.combatants).toBe(4)
  })

  test('gives up at last where nobody gets at anybody', () => {
    const scene = open(
      { battlefield: { text: '#####\n#A#B#\n#####' } },
      { A: { ...people.Ana, kind: 'character' }, B: people.Gob },
    )
    expect(play(scene, 'walled in').over).toBe(true)
    const { state } = scene.now.combatant
    expect([state[0], state[1]]).toContain(SURRENDERED)
  })

  test('runs for the edge when it has had enough, and is gone', () => {
    const scene = open({ now: { round: 2 } }, { ...people, Gob: { ...people.Gob, state: 'fleeing', at: '9,5' } })
    play(scene, 'runs')
    expect(scene.now.combatant.state[2]).toBe(FLED)
  })

  test('finds its way round a wall', () => {
    const text = '........\n.A.#.B..\n...#....\n...#....\n........'
    const scene = open({ battlefield: { text } }, { A: { ...people.Ana }, B: { ...people.Gob } })
    expect(play(scene, 'round the wall').over).toBe(true)
    expect(scene.now.fight.round[0]).toBeLessThan(40)
  })
})

describe('every policy', () => {
  for (const id of rules.policies.keys()) {
    test(`${id}: only legal commands, and fights end`, () => {
      const scene = open({ battlefield: '10x6' })
      const checkpoint = scene.save()
      const policies = scene.setup.seats.map(() => policy(id))
      const runner = new Runner(rules, scene as never, { policies, limit: 4000 })
      let over = 0
      for (let i = 0; i < 10; i++) {
        scene.load(checkpoint)
        if (runner.run(`${id} ${i}`).over) over++
      }
      // first-legal declares what is asked first, moving only, and so never strikes.
      expect(over).toBeGreaterThan(id === 'first-legal' ? -1 : 8)
    })
  }
})

test('what is listed as legal is legal, and what is refused names a rule of the catalogue', () => {
  const turns = { Ana: 'sword', Bo: 'cast bolt', Gob: 'club', Hob: 'full-defense' }
  for (const turn of Object.keys(turns)) {
    const scene = open({ now: { round: 2, turn, turns: { [turn]: turns[turn as keyof typeof turns] } } })
    for (let row = -1; row < scene.combatants; row++) {
      const { legal, refused } = possibleCommands(rules, scene as never, row)
      for (const command of legal) expect(checkCommand(rules, scene as never, command)).toBeNull()
      for (const { refusal } of refused) expect(rules.ruleTitles).toHaveProperty(refusal.rule)
    }
  }
})

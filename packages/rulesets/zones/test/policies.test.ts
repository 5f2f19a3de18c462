import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkCommand, perform, Runner, writeCommand } from '@fray/kernel'
import type { Command, Policy } from '@fray/kernel/rules'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { zones } from '../index.ts'
import type { ZonesScene } from '../scene.ts'

const rules = zones.rules
const aggressive = rules.policies.get('aggressive') as unknown as Policy<ZonesScene, Command>

const fighter = { kind: 'character', level: 1, str: 2, dex: 1, hp: 12, items: ['sword melee 1d8'] }
const archer = { kind: 'creature', side: 'characters', level: 1, skill: 1, hp: 8, attacks: ['bow ranged 1d6 far-away'] }
const brute = { kind: 'creature', level: 1, skill: 1, hp: 9, attacks: ['club melee 1d6'] }
const stuck = [{ kind: 'stuck', attribute: 'str' }]

function open(combatants: object, more: object = {}): ZonesScene {
  const { setup, problems } = zones.readEncounter({ ruleset: 'zones', surprised: 'nobody', combatants, ...more })
  if (setup === null) throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
  return rules.open(setup) as unknown as ZonesScene
}

/** What the policy has the first combatant do in its Turn, until it ends: each a command in words. */
function turn(combatants: object, more: object = {}): string[] {
  const scene = open(combatants, { battlefield: 'A-B-C', now: { turn: Object.keys(combatants)[0] }, ...more })
  const said: string[] = []
  for (let i = 0; i < 10; i++) {
    const command = aggressive.command(scene, 0, undefined as never)
    expect(checkCommand(rules, scene as never, command)).toBeNull()
    const { actor: _, action, ...rest } = writeCommand(rules, scene as never, command) as Record<string, unknown>
    said.push([action, ...Object.values(rest)].join(' '))
    if (command.action === 'end' || command.action === 'leave') return said
    perform(rules, scene as never, command)
  }
  return said
}

describe('the aggressive policy', () => {
  test('struggles free when it would flee and is held', () => {
    const held = [{ kind: 'stuck', attribute: 'str', needsAction: true }]
    const two = { Gob: { ...brute, zone: 'B', status: 'fleeing', hindrances: held }, Ada: { ...fighter, zone: 'B' } }
    expect(turn(two)[0]).toBe('struggle stuck')
  })

  test('flees past nobody where another way is as short', () => {
    const battlefield = {
      A: { adjacent: ['B', 'C'] },
      B: { adjacent: ['D'] },
      C: { adjacent: ['D'] },
      D: { exit: ['enemies'] },
    }
    const two = { Gob: { ...brute, zone: 'A', status: 'fleeing' }, Ada: { ...fighter, zone: 'B' } }
    expect(turn(two, { battlefield })[0]).toBe('move C')
  })

  test('a fight with those who spin webs and those who flee from them ends', () => {
    const spinner = { kind: 'character', level: 1, str: -3, dex: 0, int: 3, hp: 8, spells: ['web'], zone: 'B' }
    const meek = { ...brute, skill: -3, hp: 40 }
    const two = { Mag: spinner, Gob: { ...meek, zone: 'B' }, Hob: { ...meek, zone: 'C' } }
    for (let seed = 0; seed < 20; seed++) {
      const scene = open(two, { battlefield: 'A-B-C', house: { morale: 'first-and-half' } })
      scene.undoable = false
      const runner = new Runner(rules, scene as never, { policies: scene.setup.seats.map(() => aggressive) as never })
      expect(runner.run(seed).over).toBe(true)
    }
  })

  test('pushes somebody into a hazard that does more than a blow', () => {
    const pit = { A: { adjacent: ['B'] }, B: { hazard: { attribute: 'con', dr: 18, damage: '4d6', when: 'on-enter' } } }
    const two = { Ada: { ...fighter, zone: 'A' }, Gob: { ...brute, zone: 'A', hp: 30 } }
    expect(turn(two, { battlefield: pit })[0]).toBe('push Gob B')
    expect(turn(two)[0]).toMatch(/^attack Gob/)
  })

  test('pushes one who is Stuck away from everybody whom it could strike', () => {
    const two = {
      Ada: { ...fighter, items: ['knife melee 1d4'], zone: 'A' },
      Gob: { ...brute, zone: 'A', hindrances: stuck },
    }
    const strong = { ...two.Gob, hp: 40, attacks: ['club melee 4d6'] }
    expect(turn({ ...two, Gob: strong })[0]).toBe('push Gob B')
  })

  test('holds somebody where a hazard harms that one alone', () => {
    const bog = { A: { hazard: { attribute: 'con', dr: 18, damage: '3d6', immune: ['Ada'], when: 'turn-start' } } }
    const two = { Ada: { ...fighter, zone: 'A' }, Gob: { ...brute, zone: 'A', hp: 30 } }
    expect(turn(two, { battlefield: bog })[0]).toBe('grapple Gob')
  })

  test('with bare hands holds whom it cannot hurt while its friends can', () => {
    const bare = { ...fighter, items: [], zone: 'A' }
    const all = { Ada: bare, Arno: { ...archer, zone: 'C' }, Gob: { ...brute, zone: 'A' } }
    expect(turn(all)[0]).toBe('grapple Gob')
  })

  test('leaves when its side has nothing left to fight with', () => {
    const bare = { ...fighter, items: [], zone: 'A' }
    expect(turn({ Ada: bare, Gob: { ...brute, zone: 'C' } })).toEqual(['leave move'])
    expect(turn({ Ada: bare, Gob: { ...brute, zone: 'A' } })).toEqual(['disengage', 'leave move'])
  })

  test('a shooter steps out from behind a friend, shoots, and steps back after shooting', () => {
    const covered = { Arno: { ...archer, zone: 'A' }, Ada: { ...fighter, zone: 'A' }, Gob: { ...brute, zone: 'A' } }
    expect(turn(covered)).toEqual(['move B', 'attack Gob bow', 'end'])
    const alone = { Arno: { ...archer, zone: 'B' }, Gob: { ...brute, zone: 'C' } }
    expect(turn(alone)).toEqual(['attack Gob bow', 'move A', 'end'])
  })

  test('a hurt shooter Disengages from those who cannot follow, and stays otherwise', () => {
    const two = { Arno: { ...archer, hp: '3/8', zone: 'A' }, Gob: { ...brute, zone: 'A', hindrances: stuck } }
    expect(turn(two)).toEqual(['disengage', 'move B', 'end'])
    expect(turn({ ...two, Gob: { ...brute, zone: 'A' } })[0]).toBe('attack Gob bow')
  })

  test('changes weapons for the distance, and goes in where it does more there', () => {
    const both = { ...fighter, dex: 3, items: ['sword melee 1d4', 'bow ranged 1d8 2-hand far-away on body'], zone: 'A' }
    expect(turn({ Ada: both, Gob: { ...brute, zone: 'B' } }).slice(0, 3)).toEqual([
      'stow sword',
      'draw bow',
      'attack Gob bow',
    ])
    const sword = { ...fighter, items: ['sword melee 1d8', 'stone ranged 1d4 nearby on body'], zone: 'A' }
    expect(turn({ Ada: sword, Gob: { ...brute, zone: 'B' } })).toEqual(['move B', 'attack Gob sword', 'end'])
  })

  test('gets a weapon out of its backpack when there is no other', () => {
    const worn = { ...fighter, items: ['sword melee 1d8 usages 1/1', 'axe melee 1d6 in backpack'], zone: 'A' }
    expect(turn({ Ada: worn, Gob: { ...brute, zone: 'A' } })[0]).toBe('retrieve axe')
  })

  test('hands a spare weapon to a friend who has none', () => {
    const rich = { ...fighter, items: ['sword melee 1d8', 'axe melee 1d4 on body'], zone: 'A' }
    const all = {
      Ada: { ...rich, hindrances: stuck },
      Bo: { ...fighter, items: [], zone: 'A' },
      Gob: { ...brute, zone: 'C' },
    }
    expect(turn(all)[0]).toMatch(/^give axe Bo/)
  })

  test('names as many as a spell takes, and spares its friends', () => {
    const song = { name: 'Song', range: 'nearby', targets: 3, healing: '1d4' }
    const fire = { name: 'Fire', range: 'nearby', targets: 'zone', test: { by: 'nobody' }, damage: '2d6' }
    const priest = { ...fighter, items: [], spells: [song], zone: 'A' }
    const hurt = { ...fighter, hp: '2/12', zone: 'A' }
    expect(turn({ Pia: priest, Ada: hurt, Bo: hurt, Gob: { ...brute, zone: 'C' } })[0]).toBe('cast Song Ada,Bo')
    const mage = { ...fighter, spells: [fire], zone: 'A' }
    const crowd = { Mia: mage, Gob: { ...brute, zone: 'B' }, Hob: { ...brute, zone: 'B' } }
    expect(turn(crowd)[0]).toBe('cast Fire B')
    const mixed = turn({ ...crowd, Ada: { ...fighter, zone: 'B' }, Bo: { ...fighter, zone: 'B' } })
    expect(mixed.some((one) => one.startsWith('cast'))).toBe(false)
  })

  test('goes by the harmless way of two', () => {
    const ways = {
      A: { adjacent: ['B', 'C'] },
      B: { adjacent: ['D'], hazard: { attribute: 'con', dr: 12, damage: '1d6', when: 'on-enter' } },
      C: { adjacent: ['D'] },
      D: {},
    }
    expect(turn({ Ada: { ...fighter, zone: 'A' }, Gob: { ...brute, zone: 'D' } }, { battlefield: ways })[0]).toBe(
      'move C',
    )
  })
})

describe('every policy in every encounter', () => {
  const root = join(import.meta.dirname, '../../../../encounters/zones')
  for (const file of readdirSync(root).filter((one) => one.endsWith('.yaml'))) {
    for (const id of ['aggressive', 'first-legal']) {
      test(`${file}, ${id}: legal at each step, the same again, and it ends`, () => {
        const { setup } = zones.readEncounter(parse(readFileSync(join(root, file), 'utf8')))
        if (setup === null) throw new Error(file)
        const policy = rules.policies.get(id) as unknown as Policy<ZonesScene, Command>
        const played = () => {
          const scene = rules.open(setup) as unknown as ZonesScene
          const told: string[] = []
          const watched = {
            ...policy,
            command(fight: ZonesScene, actor: number, random: never) {
              const command = policy.command(fight, actor, random)
              expect(checkCommand(rules, fight as never, command), JSON.stringify(command)).toBeNull()
              told.push(JSON.stringify(writeCommand(rules, fight as never, command)))
              return command
            },
          }
          const policies = setup.seats.map(() => watched)
          const { over } = new Runner(rules, scene as never, { policies: policies as never, limit: 5000 }).run(file)
          return { over, told }
        }
        const first = played()
        expect(first.over).toBe(true)
        expect(played()).toEqual(first)
      })
    }
  }
})

describe("the computer's referee", () => {
  const meek = { ...brute, zone: 'C', hp: 6 }
  const many = { Ada: { ...fighter, hp: 60, zone: 'A' }, One: meek, Two: meek, Three: meek, Four: meek }

  /** How often each stage of a fight has a call for Morale: enemies lost at each call, over some fights. */
  function calls(morale: string): number[] {
    const found: number[] = []
    for (let seed = 0; seed < 20; seed++) {
      const scene = open(many, { battlefield: 'A-B-C', house: { morale } })
      const onCommand = ({ action }: { readonly action: string }) => {
        if (action === 'morale') found.push(scene.now.fight.shaken[0] as number)
      }
      const policies = scene.setup.seats.map(() => aggressive)
      new Runner(rules, scene as never, { policies, onCommand } as never).run(seed)
    }
    return found
  }

  test('calls for Morale when half of the enemies are lost, with the first as well, or never', () => {
    const half = calls('half')
    expect(half.length).toBeGreaterThan(5)
    expect(half.every((stage) => stage === 2)).toBe(true)
    expect(half.length).toBeLessThanOrEqual(20)
    const both = calls('first-and-half')
    expect(both.filter((stage) => stage === 1).length).toBeGreaterThan(5)
    expect(calls('never')).toEqual([])
  })
})

import {
  type AnyRuleset,
  type Command,
  type PlainCommand,
  possibleCommands,
  randomFrom,
  readCommand,
  writeCommand,
} from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { someOf } from '../../../scripts/tests/effort.ts'
import { greedyPolicy, loadGame, policyNamed } from '../src/index.ts'

// Nobody's computer heals one who lacks nothing: the rule of thumb never thinks of it, and those who try things out are told that
// it gains nothing. The hurt are healed.

const FOE = { sides: { party: { party: true }, foes: {} } }

interface Healing {
  /** The encounter, its healer first and the friend second; the friend has so many of its hit points. */
  readonly encounter: (hp: number) => object
  readonly healthy: number
  readonly hurt: number
  /** What heals the friend. */
  readonly heals: Readonly<Record<string, unknown>>
}

const GAMES: Readonly<Record<string, Healing>> = {
  zones: {
    encounter: (hp) => ({
      combatants: {
        Mag: {
          kind: 'character',
          level: 1,
          str: 0,
          dex: 0,
          hp: 9,
          spells: [{ name: 'Mend', range: 'nearby', healing: '1d6+2' }],
        },
        Ada: {
          kind: 'character',
          level: 1,
          str: 0,
          dex: 0,
          hp: `${hp}/20`,
          zone: 'characters-start',
          items: ['sword melee 1d6'],
        },
        Gob: { kind: 'creature', level: 1, skill: 1, hp: 20, zone: 'enemies-start', attacks: ['axe melee 1d8'] },
      },
      now: { turn: 'Mag' },
    }),
    healthy: 20,
    hurt: 2,
    heals: { action: 'cast', spell: 'Mend', targets: ['Ada'] },
  },
  'free-hits': {
    encounter: (hp) => ({
      ...FOE,
      combatants: {
        Mag: {
          side: 'party',
          hp: 9,
          mp: 6,
          at: '0,0',
          spells: [
            {
              name: 'Mend',
              cast: ['attack'],
              mp: 2,
              range: 9,
              target: 'ally',
              effects: [{ effect: 'heal', amount: '1d6+2' }],
            },
          ],
        },
        Ada: { side: 'party', hp: `${hp}/20`, at: '1,0', weapons: ['sword'] },
        Gob: { side: 'foes', hp: 20, at: '9,0', weapons: ['sword'] },
      },
      now: { round: 1, actor: 'Mag' },
    }),
    healthy: 20,
    hurt: 2,
    heals: { action: 'cast', spell: 'Mend', target: 'Ada' },
  },
  shock: {
    encounter: (hp) => ({
      ...FOE,
      combatants: {
        Mag: {
          kind: 'pc',
          side: 'party',
          hp: 9,
          at: '0,0',
          spells: [
            { name: 'Mend', cost: 'main', range: 30, target: 'ally', effects: [{ effect: 'heal', amount: '1d6+2' }] },
          ],
        },
        Ada: { kind: 'pc', side: 'party', hp: `${hp}/20`, at: '1,0' },
        Gob: { kind: 'npc', side: 'foes', hp: 20, at: '9,0' },
      },
      now: { round: 2, side: 'party', order: ['party', 'foes'] },
    }),
    healthy: 20,
    hurt: 2,
    heals: { action: 'cast', power: 'Mend', target: 'Ada' },
  },
  'weapon-speed': {
    encounter: (hp) => ({
      ...FOE,
      combatants: {
        Mag: {
          side: 'party',
          attributes: { strength: 14 },
          stressMax: 10,
          at: '0,0',
          items: [
            { name: 'Draught', consumable: { effects: [{ effect: 'restore', pool: 'wound-points', amount: 6 }] } },
          ],
        },
        Ada: { side: 'party', attributes: { strength: 14 }, stressMax: 10, wp: hp, at: '1,0' },
        Gob: { side: 'foes', attributes: { strength: 14 }, stressMax: 10, at: '9,0' },
      },
      now: { round: 2, turn: 'Mag', turns: { Mag: 'consume Draught' } },
    }),
    healthy: 14,
    hurt: 2,
    heals: { action: 'consume', target: 'Ada' },
  },
  escalation: {
    encounter: (hp) => ({
      combatants: {
        Mag: {
          kind: 'pc',
          level: 1,
          hp: 18,
          stances: ['melee d6'],
          abilities: [
            {
              name: 'Mend',
              frequency: 'at-will',
              action: 'standard',
              target: { who: 'ally', range: 'nearby' },
              effects: [{ heal: '1d8+4' }],
            },
          ],
        },
        Ada: { kind: 'pc', level: 1, hp: `${hp}/18`, stances: ['melee d6'] },
        Gob: { hp: 16, attacks: ['axe melee vs ac 1d6'] },
      },
      now: { round: 1, band: 'medium', actor: 'Mag' },
    }),
    healthy: 18,
    hurt: 3,
    heals: { action: 'use', ability: 'Mend', targets: ['Ada'] },
  },
}

/** The fight with the friend at so many hit points, and the command that heals it. */
async function fightWith(id: string, hp: number) {
  const game = await loadGame(id)
  if (typeof game === 'string') throw new Error(game)
  const { encounter, heals } = GAMES[id] as Healing
  const { setup, problems } = game.readEncounter({ ruleset: id, ...encounter(hp) })
  if (setup === null) throw new Error(problems.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  const rules = game.rules as AnyRuleset
  const scene = rules.open(setup)
  const command = readCommand(rules, scene, { actor: 'Mag', ...heals } as PlainCommand) as Command
  if (!('action' in command)) throw new Error(JSON.stringify(command))
  return { rules, scene, command }
}

describe.each(someOf(Object.entries(GAMES), 2))('%s', (id, { healthy, hurt }) => {
  test('to heal the healthy gains nothing, to heal the hurt does', async () => {
    const well = await fightWith(id, healthy)
    expect(policyNamed(well.rules, 'aggressive').pointless?.(well.scene, well.command)).toBe(true)
    const ill = await fightWith(id, hurt)
    expect(policyNamed(ill.rules, 'aggressive').pointless?.(ill.scene, ill.command)).not.toBe(true)
  })

  test.each(['aggressive', 'greedy'])('%s heals nobody who lacks nothing', async (name) => {
    const { rules, scene, command } = await fightWith(id, healthy)
    const base = policyNamed(rules, 'aggressive')
    const policy = name === 'greedy' ? greedyPolicy(rules, base, 2) : base
    for (let seed = 0; seed < 5; seed++) {
      const given = policy.command(scene, command.actor, randomFrom(`healthy ${seed}`))
      expect(writeCommand(rules, scene, given)).not.toEqual(writeCommand(rules, scene, command))
    }
    expect(possibleCommands(rules, scene, command.actor).legal.length).toBeGreaterThan(1)
  })
})

test('free-hits: nobody who tries things out buys spaces without going anywhere', async () => {
  const { rules, scene, command } = await fightWith('free-hits', 20)
  const buys = readCommand(rules, scene, { actor: 'Mag', action: 'buy-spaces', pay: 'move' }) as Command
  const base = policyNamed(rules, 'aggressive')
  expect(base.pointless?.(scene, buys)).toBe(true)
  for (let seed = 0; seed < 5; seed++) {
    expect(greedyPolicy(rules, base, 2).command(scene, command.actor, randomFrom(`spaces ${seed}`)).action).not.toBe(
      'buy-spaces',
    )
  }
})

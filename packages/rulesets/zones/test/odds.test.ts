import { eachOutcome } from '@fray/kernel'
import type { Command, Question } from '@fray/kernel/rules'
import { describe, expect, test } from 'vitest'
import { agreesWithSeededPlay, commandOf } from '../../test/exact-odds.ts'
import { zones } from '../index.ts'
import type { ZonesScene } from '../scene.ts'

const party = {
  Ada: {
    kind: 'character',
    level: 2,
    str: 2,
    dex: 1,
    con: 1,
    hp: 10,
    zone: 'B',
    items: ['longsword melee 1d8+1', 'dagger melee 1d4'],
  },
  Rue: { kind: 'character', level: 1, str: 0, dex: 3, hp: 7, zone: 'A', items: ['bow ranged 2-hand 1d6'] },
  Mag: {
    kind: 'character',
    level: 2,
    str: 0,
    dex: 0,
    int: 3,
    hp: 6,
    zone: 'A',
    spells: [
      {
        name: 'Hold',
        range: 'far-away',
        targets: 2,
        test: { by: 'target', attribute: 'wis' },
        hindrance: { kind: 'stuck', attribute: 'str' },
        damage: '1d4',
      },
    ],
  },
  Gob: { kind: 'creature', level: 1, skill: 1, hp: 9, zone: 'B', attacks: ['knife melee 1d4'] },
  Arc: {
    kind: 'creature',
    level: 1,
    skill: 2,
    hp: 5,
    zone: 'B',
    attacks: [{ name: 'twin blades', kind: 'melee', damage: '1d6', second: '1d4+1' }],
  },
}

function open(turn: string): ZonesScene {
  const { setup, problems } = zones.readEncounter({
    ruleset: 'zones',
    battlefield: 'A-B-C',
    surprised: 'nobody',
    combatants: party,
    now: { round: 2, turn },
  })
  if (setup === null) throw new Error(problems.map((p) => p.message).join('\n'))
  return zones.rules.open(setup)
}

const row = (scene: ZonesScene, name: string) => scene.sheets.findIndex((s) => (s as { name: string }).name === name)

/** What a command leaves behind, as one word: everybody's hit points, Zones and hindrances. */
function result(scene: ZonesScene): string {
  const { hp, zone, hindrance } = scene.now.combatant
  const words: string[] = []
  for (let i = 0; i < scene.combatants; i++) {
    words.push(`${hp[i]}${zone[i]}${[0, 1, 2, 3].filter((k) => hindrance[i * 4 + k] !== 0).join('')}`)
  }
  return words.join(' ')
}

const policy = (question: Question) => question.preset

const commands: readonly (readonly [string, string, (scene: ZonesScene) => Partial<Command> & object])[] = [
  ['a blow', 'Ada', (s) => ({ action: 'attack', target: row(s, 'Gob'), weapon: 0 })],
  ['a blow with two weapons', 'Ada', (s) => ({ action: 'attack', target: row(s, 'Gob'), weapon: 0, second: 1 })],
  ['a shot', 'Rue', (s) => ({ action: 'attack', target: row(s, 'Arc'), weapon: 2 })],
  ['a creature with two sets of dice', 'Arc', (s) => ({ action: 'attack', target: row(s, 'Ada'), weapon: 1 << 20 })],
  ['walking away from two enemies', 'Ada', () => ({ action: 'move', zone: 2 })],
  ['a spell on two', 'Mag', (s) => ({ action: 'cast', spell: 0, targets: [row(s, 'Gob'), row(s, 'Arc')] })],
  ['a push', 'Ada', (s) => ({ action: 'push', target: row(s, 'Gob'), zone: 2 })],
]

describe('exact odds agree with seeded play', () => {
  for (const [what, actor, command] of commands) {
    test(what, () => {
      const scene = open(actor)
      const given = commandOf(zones.rules, row(scene, actor), command(scene))
      agreesWithSeededPlay(zones.rules, scene as never, given, {
        answer: policy,
        result: () => result(scene),
        seed: what,
      })
    })
  }
})

test('a longsword against a goblin: by hand arithmetic', () => {
  const scene = open('Ada')
  const given = { ...zones.rules.blank(0, 'attack'), target: row(scene, 'Gob'), weapon: 0 } as never
  let hit = 0
  let down = 0
  eachOutcome(zones.rules, scene, given, policy, (leaf) => {
    const left = scene.now.combatant.hp[row(scene, 'Gob')]
    if (left < 9) hit += leaf.probability
    if (left === 0) down += leaf.probability
  })
  // d20 + 2 against 12: 10 to 20 hit, 11 of 20. Down from 9 by 1d8 + 1 on a plain hit: an 8, 1 in 8; on a natural 20
  // the die is doubled, then + 1: 2 x 4 + 1 = 9 and more: 4 to 8, 5 in 8.
  expect(hit).toBeCloseTo(11 / 20, 12)
  expect(down).toBeCloseTo((10 / 20) * (1 / 8) + (1 / 20) * (5 / 8), 12)
})

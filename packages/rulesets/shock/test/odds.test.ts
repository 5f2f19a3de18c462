import { type Command, type Question, squareAt } from '@fray/kernel/rules'
import { describe, expect, test } from 'vitest'
import { agreesWithSeededPlay, commandOf, oddsOf } from '../../test/exact-odds.ts'
import { shock } from '../index.ts'
import { acOf } from '../rules/modifiers.ts'
import type { ShockScene } from '../scene.ts'

const blade = 'blade melee stab str d6 shock 2/15'

const combatants = {
  Ann: {
    kind: 'pc',
    hp: 10,
    ac: 12,
    attackBonus: 2,
    mods: { str: 1 },
    skills: { stab: 1, brawl: 1 },
    weapons: [blade],
  },
  Bea: { kind: 'pc', hp: 10, ac: 12, attackBonus: 1, skills: { stab: 0 }, weapons: [blade], at: '0,2' },
  Cid: { kind: 'pc', hp: 10, ac: 12, skills: { stab: 0 }, weapons: [blade], at: '2,2' },
  Pia: {
    kind: 'pc',
    hp: 8,
    ac: 12,
    attackBonus: 1,
    mods: { dex: 2, int: 1 },
    skills: { shoot: 1, heal: 1 },
    weapons: ['bow ranged shoot dex d6 range 100/200 two-handed'],
    items: [{ name: 'kit', hands: 0, kit: true, carried: 'readied' }],
    at: '-6,0',
  },
  Dan: { kind: 'pc', hp: 0, hpMax: 9, state: 'mortally-injured', fell: 1, at: '-7,0' },
  Kit: {
    kind: 'pc',
    hp: 8,
    skills: { shoot: 2 },
    mods: { dex: 1 },
    weapons: [{ name: 'dart', kind: 'ranged', attributes: ['dex'], skill: 'shoot', damage: 'd4', range: '20/60' }],
    aiming: { at: 'Duke', weapon: 'dart', rounds: 6 },
    at: '-2,8',
  },
  Low: { kind: 'npc', hp: 9, ac: 13, attackBonus: 3, weapons: [blade], at: '1,1' },
  High: { kind: 'npc', hp: 9, ac: 16, attackBonus: 1, weapons: [blade], at: '1,0' },
  Shield: { kind: 'npc', hp: 9, ac: 13, attackBonus: 1, weapons: [blade], shield: true, at: '1,-1' },
  Ward: { kind: 'npc', hp: 9, ac: 11, at: '0,-1' },
  Guard: { kind: 'npc', hp: 9, ac: 14, skillBonus: 1, screening: 'Ward', at: '-1,-1' },
  Wall: { kind: 'npc', hp: 5, ac: 12, at: '-6,4' },
  Duke: { kind: 'npc', hp: 9, named: true, physicalSave: 13, unsuspecting: true, at: '2,8' },
  Boss: { kind: 'npc', hp: 12, ac: 15, at: '1,3', attackBonus: 0 },
}

function open(side: 'party' | 'foes', more: Readonly<Record<string, object>> = {}): ShockScene {
  const cast = Object.fromEntries(
    Object.entries(combatants).map(([name, one]) => [name, { prompts: 'nothing', at: '0,0', ...one, ...more[name] }]),
  )
  for (const one of Object.values(cast) as Record<string, unknown>[]) {
    if (one.hpMax !== undefined) one.hp = `${one.hp}/${one.hpMax}`
    delete one.hpMax
  }
  const { setup, problems } = shock.readEncounter({
    ruleset: 'shock',
    options: { 'morale-judgment': 'fight-on' },
    surprised: 'nobody',
    battlefield: {
      size: [24, 24],
      origin: [-12, -12],
      walls: [{ from: [-8, 3], to: [-4, 3], kind: 'low-wall' }],
    },
    combatants: cast,
    now: { round: 2, side },
  })
  if (setup === null) throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
  return shock.rules.open(setup) as unknown as ShockScene
}

const row = (scene: ShockScene, name: string) => scene.sheets.findIndex((s) => (s as { name: string }).name === name)
const at = (scene: ShockScene, x: number, y: number) => squareAt(scene.setup.grid, x, y)

/** What a command leaves behind, as one word: everybody's hit points, state, square and bonds. */
function result(scene: ShockScene): string {
  const { hp, state, square, prone, grappling, totalDefense, shieldUsed } = scene.now.combatant
  const words: string[] = []
  for (let i = 0; i < scene.combatants; i++) {
    words.push(`${hp[i]}/${state[i]}/${square[i]}/${prone[i]}${totalDefense[i]}${shieldUsed[i]}/${grappling[i]}`)
  }
  return words.join(' ')
}

/** Everybody takes the preset; who is hit takes Total Defense where that turns the hit. */
const answers = (scene: ShockScene) => (question: Question) => {
  const blow = scene.pending
  if (question.rule !== 'decision-windows' || blow === null || blow.target !== question.to || !blow.hit) {
    return question.preset
  }
  const option = question.options.findIndex(({ value, refusal }) => value === 'total-defense' && refusal === undefined)
  return option >= 0 && blow.total < acOf(scene, question.to) + 2 ? option : question.preset
}

type Given = readonly [
  what: string,
  side: 'party' | 'foes',
  actor: string,
  command: (scene: ShockScene) => Partial<Command> & object,
  more?: Readonly<Record<string, object>>,
]

const commands: readonly Given[] = [
  ['a blow whose miss shocks', 'party', 'Ann', (s) => ({ action: 'attack', target: row(s, 'Low') })],
  ['a blow at an AC above the Shock', 'party', 'Ann', (s) => ({ action: 'attack', target: row(s, 'High') })],
  ['a blow at a shield', 'party', 'Ann', (s) => ({ action: 'attack', target: row(s, 'Shield') })],
  ['a shot over a low wall', 'party', 'Pia', (s) => ({ action: 'shoot', target: row(s, 'Wall') })],
  [
    'a blow against one who takes Total Defense',
    'foes',
    'Low',
    (s) => ({ action: 'attack', target: row(s, 'Ann') }),
    { Ann: { prompts: 'rolls' } },
  ],
  ['a blow at a ward who is screened', 'party', 'Ann', (s) => ({ action: 'attack', target: row(s, 'Ward') })],
  ['a shove', 'party', 'Ann', (s) => ({ action: 'shove', target: row(s, 'Low') })],
  ['a grapple', 'party', 'Ann', (s) => ({ action: 'grapple', target: row(s, 'Low') })],
  [
    'the blow of a swarm',
    'party',
    'Bea',
    () => ({ action: 'strike' }),
    { Bea: { swarm: 'Boss' }, Cid: { swarm: 'Boss' } },
  ],
  ['an execution', 'party', 'Kit', (s) => ({ action: 'execute', target: row(s, 'Duke') })],
  ['first aid', 'party', 'Pia', (s) => ({ action: 'first-aid', target: row(s, 'Dan') })],
  [
    'a run out of reach of two',
    'party',
    'Cid',
    (s) => ({ action: 'run', to: at(s, 6, 2) }),
    { Boss: { weapons: [blade] } },
  ],
]

describe('exact odds agree with seeded play', () => {
  for (const [what, side, actor, command, more] of commands) {
    test(what, () => {
      const scene = open(side, more)
      const policy = answers(scene)
      const given = commandOf(shock.rules, row(scene, actor), command(scene))
      agreesWithSeededPlay(shock.rules, scene as never, given, {
        answer: policy,
        result: () => result(scene),
        seed: what,
      })
    })
  }
})

/** How likely each number is that is read from what a command leaves behind. */
const odds = (scene: ShockScene, actor: string, said: object, read: () => number) =>
  oddsOf(shock.rules, scene as never, commandOf(shock.rules, row(scene, actor), said), answers(scene), read)

describe('by hand arithmetic', () => {
  test('a blade at AC 13, which a miss shocks', () => {
    const scene = open('party')
    const target = row(scene, 'Low')
    const left = odds(scene, 'Ann', { action: 'attack', target }, () => scene.now.combatant.hp[target])
    // d20 + 2 (attack bonus) + 1 (STR) + 1 (Stab) against 13: 9 to 20 hit, 12 of 20. A miss does 2 + 1 (STR) = 3 Shock.
    // A hit does 1d6 + 1, never less than those 3: 3 with a 1 or a 2, then 4, 5, 6 and 7.
    expect([...left.keys()].sort()).toEqual([2, 3, 4, 5, 6])
    expect(left.get(6)).toBeCloseTo(8 / 20 + (12 / 20) * (2 / 6), 12)
    for (const hp of [5, 4, 3, 2]) expect(left.get(hp)).toBeCloseTo((12 / 20) * (1 / 6), 12)
  })

  test('a shield stops the first Shock, an AC above the threshold each', () => {
    for (const [name, hits] of [
      ['Shield', 12],
      ['High', 9],
    ] as const) {
      const scene = open('party')
      const target = row(scene, name)
      const left = odds(scene, 'Ann', { action: 'attack', target }, () => scene.now.combatant.hp[target])
      // Above the threshold and behind a shield a hit keeps what it rolls: 1d6 + 1 is 2 to 7, each face as likely.
      expect(left.get(9), name).toBeCloseTo((20 - hits) / 20, 12)
      for (let hp = 2; hp <= 7; hp++) expect(left.get(hp), name).toBeCloseTo((hits / 20) * (1 / 6), 12)
    }
  })

  test('Total Defense turns the two lowest hits, and then nothing shocks', () => {
    const scene = open('foes', { Ann: { prompts: 'rolls' } })
    const ann = row(scene, 'Ann')
    const { hp, totalDefense } = scene.now.combatant
    const found = odds(scene, 'Low', { action: 'attack', target: ann }, () => hp[ann] * 2 + totalDefense[ann])
    // d20 + 3 against 12: 9 to 20 hit. With 9 and 10 the total is 12 or 13, below 14: Total Defense, no damage at all.
    // 1 to 8 miss and shock for 2; 11 to 20 hit for 1d6, at least 2.
    expect(found.get(10 * 2 + 1)).toBeCloseTo(2 / 20, 12)
    expect(found.get(8 * 2)).toBeCloseTo(8 / 20 + (10 / 20) * (2 / 6), 12)
    for (let damage = 3; damage <= 6; damage++)
      expect(found.get((10 - damage) * 2)).toBeCloseTo((10 / 20) * (1 / 6), 12)
  })

  test('first aid a round after the fall', () => {
    const scene = open('party')
    const dan = row(scene, 'Dan')
    const found = odds(scene, 'Pia', { action: 'first-aid', target: dan }, () => scene.now.combatant.state[dan])
    // 2d6 + 2 (DEX) + 1 (Heal) - 1 (a round late) against 10: an 8 or more on two dice, 15 of 36. State 2 is stable.
    expect(found.get(2)).toBeCloseTo(15 / 36, 12)
    expect(found.get(1)).toBeCloseTo(21 / 36, 12)
  })

  test('a shot over a low wall', () => {
    const scene = open('party')
    const wall = row(scene, 'Wall')
    const left = odds(scene, 'Pia', { action: 'shoot', target: wall }, () => scene.now.combatant.hp[wall])
    // d20 + 1 + 2 (DEX) + 1 (Shoot) - 2 (half cover) against 12: 10 to 20, 11 of 20. 1d6 + 2 against 5 hit points: all
    // of them with 3 to 6.
    expect(left.get(5)).toBeCloseTo(9 / 20, 12)
    expect(left.get(0)).toBeCloseTo((11 / 20) * (4 / 6), 12)
  })
})

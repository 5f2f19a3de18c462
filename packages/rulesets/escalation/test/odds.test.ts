import type { Command, Question } from '@fray/kernel/rules'
import { describe, expect, test } from 'vitest'
import { agreesWithSeededPlay, commandOf, oddsOf } from '../../test/exact-odds.ts'
import { escalation } from '../index.ts'
import { keptSlot } from '../rules/slots.ts'
import type { EscalationScene } from '../scene.ts'

const rules = escalation.rules

const at = { frequency: 'at-will', action: 'standard' }
const engaged = { range: 'engaged', who: 'enemy', count: 1 }
const abilities = {
  cleave: { ...at, type: ['melee'], target: { ...engaged, count: 'all' }, attack: { vs: 'ac' }, hit: [{ damage: 4 }] },
  sweep: {
    ...at,
    type: ['melee'],
    target: { ...engaged, count: 'all' },
    attack: { vs: 'ac' },
    hit: [{ damage: '1d4' }],
    allRollsFirst: true,
  },
  feint: {
    ...at,
    type: ['melee'],
    target: engaged,
    attack: { vs: 'ac' },
    hit: [{ damage: '1d4' }],
    miss: [{ damage: 1 }],
    natural: [
      { on: 'even', of: 'hit', effects: [{ condition: 'dazed', save: 11 }] },
      { on: 'odd', of: 'miss', effects: [{ damage: 2, on: 'user' }] },
      { on: 16, of: 'any', effects: [{ damage: 1, types: ['fire'] }] },
    ],
  },
  duck: {
    frequency: 'at-will',
    action: 'interrupt',
    trigger: { when: 'attacked', by: 'melee', who: 'self' },
    target: { range: 'self', who: 'self', count: 1 },
    effects: [{ advantage: -1, to: 'attack', lasts: 'this-roll', on: 'triggerer' }],
  },
  parry: {
    frequency: 'at-will',
    action: 'interrupt',
    trigger: { when: 'hit', by: 'melee', who: 'self' },
    target: { range: 'self', who: 'self', count: 1 },
    effects: [{ defense: 2, lasts: 'this-roll' }],
  },
}

const combatants = {
  Ann: {
    kind: 'pc',
    level: 1,
    volition: 4,
    ac: 15,
    hp: 30,
    stances: ['melee d6', 'ranged d4 far'],
    missDamage: { melee: 'level', ranged: 'none' },
    recovery: '1d8+1',
    abilities: ['cleave', 'sweep', 'feint'],
  },
  Bea: { kind: 'pc', level: 1, volition: 2, hp: 20 },
  Orc: { level: 1, attackBonus: 3, ac: 15, hp: 20, attacks: ['axe melee vs ac 4'] },
  Hag: { level: 1, attackBonus: 3, ac: 13, hp: 12, attacks: ['claw melee vs ac 1d4'] },
}

function open(more: Readonly<Record<string, object>> = {}, rest: object = {}): EscalationScene {
  const cast = Object.fromEntries(
    Object.entries(combatants).map(([name, one]) => [name, { ...one, ...more[name] }] as const),
  )
  const { setup, problems } = escalation.readEncounter({
    ruleset: 'escalation',
    content: {
      abilities: Object.fromEntries(Object.entries(abilities).map(([id, one]) => [id, { name: id, ...one }])),
    },
    positions: ['Ann Orc close', 'Ann Hag close'],
    combatants: cast,
    now: { round: 2, band: 'medium', actor: 'Ann' },
    ...rest,
  })
  if (setup === null) throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
  return rules.open(setup) as unknown as EscalationScene
}

const row = (scene: EscalationScene, name: string) => scene.sheets.findIndex((_, i) => scene.name(i) === name)

/** What a command leaves behind, as one word: hit points, states, marks, who is close to whom, how many conditions. */
function result(scene: EscalationScene): string {
  const { hp, out, deathSavesFailed, moveSpent, interruptUsed, recoveries } = scene.now.combatant
  const words: string[] = []
  for (let i = 0; i < scene.combatants; i++)
    words.push(`${hp[i]}/${out[i]}/${deathSavesFailed[i]}${moveSpent[i]}${interruptUsed[i]}/${recoveries[i]}`)
  const pairs = Array.from(scene.now.pair.distance).slice(0, 6).join('')
  return `${words.join(' ')} ${pairs} ${scene.rows(scene.tables.index.condition as number)}`
}

/** Everybody strikes and answers whenever it may; a Recovery is rolled. */
const answer = (question: Question) => question.preset

type Given = readonly [
  what: string,
  command: (scene: EscalationScene) => Partial<Command> & object,
  more?: Readonly<Record<string, object>>,
  rest?: object,
]

const strike = (s: EscalationScene) => ({ action: 'basic-melee', target: row(s, 'Orc') })
const use =
  (ability: number, ...names: string[]) =>
  (s: EscalationScene) => ({
    action: 'use',
    ability,
    targets: names.map((name) => row(s, name)),
  })

const commands: readonly Given[] = [
  ['a basic attack', strike],
  ['a basic attack with 2 Advantage', strike, { Ann: { advantage: [{ to: 'attack', amount: 2, from: 'a banner' }] } }],
  ['a basic attack with 2 Disadvantage', strike, { Ann: { conditions: ['weakened', 'dazed'] } }],
  [
    'a Crit range widened by both, against Resistance to another type',
    strike,
    { Orc: { conditions: ['vulnerable'], weak: ['weapon'], resist: { fire: 15 } } },
  ],
  ['several targets, one after the other', use(0, 'Hag', 'Orc')],
  ['several targets, all rolls first', use(1, 'Hag', 'Orc')],
  ['an attack with an Interrupt that answers it before the roll', strike, { Orc: { abilities: ['duck'] } }],
  ['an attack with an Interrupt that answers the hit', strike, { Orc: { abilities: ['parry'] } }],
  ['a step that provokes two opportunity attacks', (s) => ({ action: 'move', away: [row(s, 'Orc'), row(s, 'Hag')] })],
  [
    'a Death Save after a hard fall',
    () => ({ action: 'end' }),
    { Ann: { hp: '-16/30', hardFall: true } },
    { now: { round: 2, band: 'medium' } },
  ],
  ['a check to disengage from two', (s) => ({ action: 'disengage', from: [row(s, 'Orc'), row(s, 'Hag')] })],
  ['an ability with natural triggers', use(2, 'Orc')],
  ['a Confused attacker', use(2, 'Orc'), { Ann: { conditions: ['confused'] } }],
  ['an attack on one whom nobody sees', strike, { Orc: { conditions: ['invisible'] } }],
]

describe('exact odds agree with seeded play', () => {
  for (const [what, command, more, rest] of commands) {
    test(what, () => {
      const scene = open(more, rest)
      const given = commandOf(rules, row(scene, 'Ann'), command(scene))
      agreesWithSeededPlay(rules, scene as never, given, { answer, result: () => result(scene), seed: what })
    })
  }
})

/** How likely each number is that is read from what a command of Ann's leaves behind. */
const odds = (scene: EscalationScene, said: object, read: () => number) =>
  oddsOf(rules, scene as never, commandOf(rules, row(scene, 'Ann'), said), answer, read)

describe('by hand arithmetic', () => {
  test('a basic attack that hits on 9', () => {
    const scene = open()
    const orc = row(scene, 'Orc')
    const { hp } = scene.now.combatant
    const found = odds(scene, strike(scene), () => hp[orc])
    // Level 1, Volition 4 and an escalation die of 1 make 6: a Natural of 9 reaches AC 15. Of the 216 ways of 3d6, 1 is a 3,
    // 55 are 4 to 8 (3 + 6 + 10 + 15 + 21), 156 are 9 to 16 and 4 are 17 or 18. A 3 does nothing, a miss costs the Level.
    expect(found.get(20)).toBeCloseTo(1 / 216, 12)
    expect(found.get(19)).toBeCloseTo(55 / 216, 12)
    // 1d6 + 4 is 5 to 10; a Crit doubles it to 10, 12 and so on, so 10 points come about in two ways.
    expect(found.get(15)).toBeCloseTo(156 / 216 / 6, 12)
    expect(found.get(10)).toBeCloseTo(156 / 216 / 6 + 4 / 216 / 6, 12)
    expect(found.get(0)).toBeCloseTo(4 / 216 / 6, 12)
  })

  test('two enemies at once are one harder to leave', () => {
    const scene = open()
    const ann = row(scene, 'Ann')
    const from = [row(scene, 'Orc'), row(scene, 'Hag')]
    const found = odds(scene, { action: 'disengage', from }, () => (keptSlot(scene, ann) >= 0 ? 1 : 0))
    // 12 or more on 3d6: 25 + 21 + 15 + 10 + 6 + 3 + 1 = 81 of 216.
    expect(found.get(1)).toBeCloseTo(81 / 216, 12)
  })

  test('the lowest three of four dice', () => {
    const scene = open({ Ann: { conditions: ['dazed'] }, Orc: { ac: 22 } })
    const orc = row(scene, 'Orc')
    const { hp } = scene.now.combatant
    const found = odds(scene, strike(scene), () => hp[orc])
    // A Natural 16 would reach 22. The lowest three of four d6 make 18 in 1 way of 1296 (6666); 17 in 4 (6665); 16 in 10:
    // the lowest three are 6 6 4 (4 ways: 4666) or 6 5 5 (6 ways: 5566). A 3 needs three ones: 21 ways.
    const miss = 1296 - 21 - 15
    expect(found.get(20)).toBeCloseTo(21 / 1296, 12)
    expect(found.get(19)).toBeCloseTo(miss / 1296, 12)
    expect(found.get(15)).toBeCloseTo(10 / 1296 / 6, 12)
  })
})

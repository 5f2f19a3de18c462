import { eachOutcome, perform, Table } from '@fray/kernel'
import { type Command, type Question, squareAt } from '@fray/kernel/rules'
import { describe, expect, test } from 'vitest'
import { agreesWithSeededPlay, commandOf, oddsOf } from '../../test/exact-odds.ts'
import { weaponSpeed } from '../index.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { HELD_TABLE, INJURY_TABLE } from '../tables.ts'

const { rules } = weaponSpeed
const sword = 'sword +4 1d6+1 slashing x2 speed 4'
const bolt = {
  name: 'bolt',
  tn: 12,
  mana: 1,
  casting: 2,
  range: 20,
  attack: { bonus: 3, damage: '1d4', types: 'cold' },
  effects: [{ effect: 'attribute-damage', attributes: ['agility'], amount: '1d2' }],
}
const TABLE = {
  die: 2,
  rows: {
    1: { name: 'Gash', side: true, limb: 'no-hold' },
    2: { name: 'Cut', damage: '1d2', attributes: ['strength'] },
  },
}

const people: Readonly<Record<string, object>> = {
  Ana: {
    kind: 'character',
    attributes: { strength: 14 },
    stress: '5/10',
    items: [sword],
    mana: 3,
    spells: [bolt],
    at: '1,1',
  },
  Bo: {
    kind: 'character',
    attributes: { strength: 14 },
    wp: -2,
    stressMax: 6,
    skills: { heal: 3 },
    wounds: [4],
    at: '0,1',
  },
  Gob: {
    kind: 'monster',
    attributes: { strength: 12 },
    stress: '3/8',
    armor: 1,
    items: ['club +3 1d4+1 blunt x3 speed 3'],
    at: '2,1',
  },
  Hob: {
    kind: 'monster',
    attributes: { strength: 12 },
    stressMax: 8,
    items: ['pike +2 1d4 piercing speed 6 reach 2'],
    at: '6,1',
  },
  Orc: {
    kind: 'monster',
    attributes: { strength: 12 },
    stressMax: 5,
    fullDefense: true,
    items: ['axe +2 1d4 chopping speed 5'],
    at: '1,2',
  },
}

function open(turns: Readonly<Record<string, string>>, first: string): WeaponSpeedScene {
  const { setup, problems } = weaponSpeed.readEncounter({
    ruleset: 'weapon-speed',
    battlefield: '12x8',
    house: { 'keep-rounds': 'yes' },
    content: { injuries: { slashing: TABLE } },
    combatants: people,
    now: {
      turn: first,
      turns: Object.fromEntries(Object.entries(turns).map(([name, declared]) => [name, { declared, initiative: 9 }])),
    },
  })
  if (setup === null) throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
  return rules.open(setup) as unknown as WeaponSpeedScene
}

const row = (scene: WeaponSpeedScene, name: string) =>
  scene.sheets.findIndex((s) => (s as { name: string }).name === name)

/** What a command leaves behind, as one word. */
function result(scene: WeaponSpeedScene): string {
  const { stress, wp, state, stabilized, scores, square, limbs } = scene.now.combatant
  const words: string[] = []
  for (let i = 0; i < scene.combatants; i++) {
    const own = `${stress[i]}/${wp[i]}/${state[i]}${stabilized[i]}/${scores[i * 6]},${scores[i * 6 + 1]}`
    words.push(`${own}/${square[i]}/${limbs[i * 2]}${limbs[i * 2 + 1]}`)
  }
  const { target, what, amount } = scene.now.held
  for (let i = 0; i < scene.rows(HELD_TABLE); i++) words.push(`held ${what[i]} ${amount[i]} for ${target[i]}`)
  return `${words.join(' ')} ${scene.rows(INJURY_TABLE)} ${scene.now.fight.round[0]}`
}

/** Ripostes are always made; everything else takes its preset. */
const answer = (question: Question) => (question.reaction === true ? question.options.length - 1 : question.preset)

type Given = readonly [
  what: string,
  turns: Readonly<Record<string, string>>,
  actor: string,
  command: (scene: WeaponSpeedScene) => Partial<Command> & object,
]

const commands: readonly Given[] = [
  ['an attack that may be critical', { Ana: 'sword' }, 'Ana', (s) => ({ action: 'attack', target: row(s, 'Gob') })],
  [
    'an attack on Full-Defense, which ripostes',
    { Ana: 'sword' },
    'Ana',
    (s) => ({ action: 'attack', target: row(s, 'Orc') }),
  ],
  ['a spell that rolls to hit', { Ana: 'cast bolt' }, 'Ana', (s) => ({ action: 'cast', target: row(s, 'Hob') })],
  ['a Heal check on oneself', { Bo: 'heal' }, 'Bo', (s) => ({ action: 'heal', target: row(s, 'Bo') })],
  [
    'a move into a threat range',
    { Ana: 'move' },
    'Ana',
    (s) => ({ action: 'move', to: squareAt(s.setup.plane, 4, 0) }),
  ],
]

describe('exact odds agree with seeded play', () => {
  for (const [what, turns, actor, command] of commands) {
    test(what, () => {
      const scene = open(turns, actor)
      agree(scene, commandOf(rules, row(scene, actor), command(scene)), what)
    })
  }

  test('a turn of a tie, whose results are held', () => {
    const scene = open({ Ana: 'sword', Gob: 'club' }, 'Ana')
    const blow = (actor: string, target: string) => ({
      ...rules.blank(row(scene, actor), 'attack'),
      target: row(scene, target),
    })
    scene.table = Table.quick('tie')
    perform(rules, scene as never, blow('Ana', 'Gob') as never)
    perform(rules, scene as never, rules.blank(row(scene, 'Ana'), 'end') as never)
    scene.settle()
    agree(scene, blow('Gob', 'Ana') as never, 'tie')
  })

  test('the end of a round: bleeding and morale', () => {
    const scene = open({ Ana: 'sword' }, 'Ana')
    perform(rules, scene as never, rules.blank(row(scene, 'Ana'), 'end') as never)
    scene.settle()
    for (const monster of ['Gob', 'Hob', 'Orc']) {
      const path = `${monster}.intimidated`
      perform(rules, scene as never, { ...rules.blank(-1, 'override'), path, to: 13 } as never)
    }
    scene.settle()
    agree(scene, rules.blank(-1, 'end-round') as never, 'round')
  })
})

const agree = (scene: WeaponSpeedScene, given: Command, seed: string): void =>
  agreesWithSeededPlay(rules, scene as never, given, { answer, result: () => result(scene), seed })

/** How likely each number is that is read from what a command leaves behind. */
const odds = (scene: WeaponSpeedScene, actor: string, said: object, read: () => number) =>
  oddsOf(rules, scene as never, commandOf(rules, row(scene, actor), said), answer, read)

describe('by hand arithmetic', () => {
  test('a sword at Defense 10 and Armor 1', () => {
    const scene = open({ Ana: 'sword' }, 'Ana')
    const gob = row(scene, 'Gob')
    const { stress, wp } = scene.now.combatant
    const left = odds(scene, 'Ana', { action: 'attack', target: gob }, () => stress[gob] * 100 + wp[gob])
    // d20 + 4 against 10: 6 to 19 hit plainly, 14 of 20; 1d6 + 1 - 1 is 1 to 6, against 3 Stress and 12 Wound Points.
    expect(left.get(300 + 12)).toBeCloseTo(5 / 20, 12)
    expect(left.get(200 + 12)).toBeCloseTo((14 / 20) * (1 / 6), 12)
    expect(left.get(12)).toBeCloseTo((14 / 20) * (1 / 6), 12)
    expect(left.get(9)).toBeCloseTo((14 / 20) * (1 / 6), 12)
    // A natural 20: twice 1d6 + 1, less 1: 3, 5, 7, 9, 11 or 13, all of it Wound Points, injuries and all.
    expect(left.get(300 + 9)).toBeGreaterThan((1 / 20) * (1 / 6) * 0.9)
  })

  test('morale against 13', () => {
    const scene = open({ Ana: 'sword' }, 'Ana')
    perform(rules, scene as never, rules.blank(row(scene, 'Ana'), 'end') as never)
    perform(rules, scene as never, { ...rules.blank(-1, 'override'), path: 'Hob.intimidated', to: 13 } as never)
    const { state } = scene.now.combatant
    const hob = row(scene, 'Hob')
    const found = oddsOf(rules, scene as never, commandOf(rules, -1, { action: 'end-round' }), answer, () => state[hob])
    // 3d6 + 0 (Insight) + 1 (Hit Dice) + 2 allies: 10 or more on the dice, 135 of 216.
    expect(found.get(0)).toBeCloseTo(135 / 216, 12)
    expect(found.get(1)).toBeCloseTo(81 / 216, 12)
  })
})

test('who goes down, and who is hurt for good, is as likely in a tie as apart from it', () => {
  const chances = (turns: Readonly<Record<string, string>>) => {
    const scene = open(turns, 'Ana')
    const [ana, gob] = [row(scene, 'Ana'), row(scene, 'Gob')]
    const command = { ...rules.blank(ana, 'attack'), target: gob }
    let down = 0
    let hurt = 0
    eachOutcome(rules, scene as never, command, answer, ({ probability }) => {
      if (!rules.isStanding(scene, gob)) down += probability
      if ((rules.injuries?.(scene, gob) ?? 0) > 0) hurt += probability
    })
    expect(rules.isStanding(scene, gob)).toBe(true)
    return [down, hurt]
  }
  const apart = chances({ Ana: 'sword' })
  expect(apart.every((chance) => chance > 0)).toBe(true)
  const tied = chances({ Ana: 'sword', Hob: 'pike' })
  tied.forEach((chance, i) => {
    expect(chance).toBeCloseTo(apart[i], 12)
  })
})

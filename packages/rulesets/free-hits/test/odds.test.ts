import { type Command, type Question, squareAt } from '@fray/kernel/rules'
import { describe, expect, test } from 'vitest'
import { agreesWithSeededPlay, commandOf, oddsOf } from '../../test/exact-odds.ts'
import { freeHits } from '../index.ts'
import type { FreeHitsScene } from '../scene.ts'
import { CENTER_MASS, DEAD, DEFEATED, FATAL, IN, SLOWING } from '../words.ts'

const rules = freeHits.rules

const sword = 'sword melee 1d8'
const spells = {
  bolt: {
    cast: ['attack'],
    range: 8,
    target: 'one',
    attack: true,
    damage: '1d6',
    type: 'fire',
    improvements: { hot: { price: 1, damage: '1d4' } },
  },
  burst: { cast: ['attack'], range: 8, target: 'area', radius: 1, damage: '1d6', type: 'fire' },
}
const feats = {
  twice: { effects: [{ feat: 'free-attack', when: 'after-hit', once: 'turn' }] },
  stroke: { effects: [{ feat: 'free-attack', when: 'own-turn' }] },
  skin: { effects: [{ feat: 'reduce', amount: '1d4', against: ['any'] }] },
}
const combatants = {
  Ann: {
    pc: true,
    hp: 20,
    accuracy: 2,
    agility: 1,
    strength: 1,
    weapons: [sword],
    spells: ['bolt', 'burst'],
    at: '0,0',
    facing: 'n',
  },
  Bea: { pc: true, hp: 12, at: '3,3', facing: 'n' },
  Orc: { hp: 30, accuracy: 1, agility: 1, weapons: ['club melee 1d6'], at: '0,1', facing: 's' },
  Hag: { hp: 9, agility: 0, weapons: ['claws natural 1d4'], feats: ['skin'], at: '3,4', facing: 's' },
}

function open(more: Readonly<Record<string, object>> = {}): FreeHitsScene {
  const cast = Object.fromEntries(
    Object.entries(combatants).map(([name, one]) => [name, { ...one, ...more[name] }] as const),
  )
  const { setup, problems } = freeHits.readEncounter({
    ruleset: 'free-hits',
    content: { spells: named(spells), feats: named(feats) },
    battlefield: { size: [20, 20], origin: [-10, -10] },
    combatants: cast,
    now: { round: 2, actor: 'Ann' },
  })
  if (setup === null) throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
  return rules.open(setup) as unknown as FreeHitsScene
}

const named = (entries: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(entries).map(([id, one]) => [id, { name: id, ...one }]))

const row = (scene: FreeHitsScene, name: string) => scene.sheets.findIndex((_, at) => scene.name(at) === name)
const at = (scene: FreeHitsScene, x: number, y: number) => squareAt(scene.setup.grid, x, y)

/** What a command leaves behind, as one word: everybody's hit points, state, square, slots and wounds. */
function result(scene: FreeHitsScene): string {
  const { hp, status, square, slotsUsed, wounds, agilityNow, prone } = scene.now.combatant
  const words: string[] = []
  for (let i = 0; i < scene.combatants; i++) {
    words.push(`${hp[i]}/${status[i]}/${square[i]}/${slotsUsed[i]}${wounds[i]}${prone[i]}/${agilityNow[i]}`)
  }
  return words.join(' ')
}

/** Everybody takes every free hit, unaimed; nothing else is asked but by presets. */
const answer = (question: Question) => question.preset

type Given = readonly [
  what: string,
  command: (scene: FreeHitsScene) => Partial<Command> & object,
  more?: Readonly<Record<string, object>>,
]

const commands: readonly Given[] = [
  ['an attack', (s) => ({ action: 'attack', target: row(s, 'Orc') })],
  [
    'an attack from behind at center mass',
    (s) => ({ action: 'attack', target: row(s, 'Orc'), aim: CENTER_MASS }),
    { Orc: { facing: 'n' } },
  ],
  [
    'an attack that ladders lead to a decisive victory or a fatal blow',
    (s) => ({ action: 'attack', target: row(s, 'Orc') }),
    { Ann: { weapons: ['straw melee 1 no-strength'] }, Orc: { weapons: ['reed melee 1 no-strength'] } },
  ],
  [
    'an attack at the throat',
    (s) => ({ action: 'attack', target: row(s, 'Orc'), aim: FATAL }),
    { Ann: { strength: 2 } },
  ],
  ['a step out of a zone, with free hits against free hits', (s) => ({ action: 'move', to: at(s, 0, -1) })],
  [
    'a walk past two, one of them with a longer reach',
    (s) => ({ action: 'move', to: at(s, 0, -2), by: [at(s, 1, -1), at(s, 0, -2)] }),
    { Hag: { at: '2,0', feats: ['reach', 'skin'] } },
  ],
  ['an improved spell', (s) => ({ action: 'cast', spell: 0, target: row(s, 'Hag'), improve: [0] })],
  ['a spell on a place, friends there or not', (s) => ({ action: 'cast', spell: 1, at: at(s, 3, 3) })],
  [
    'an attack from the dark, with the feat for it',
    (s) => ({ action: 'attack', target: row(s, 'Orc'), aim: SLOWING }),
    { Ann: { feats: ['sneak-attack'], undetectedBy: 'all' } },
  ],
  [
    'an attack, and the one that a feat gives after it',
    (s) => ({ action: 'attack', target: row(s, 'Orc') }),
    { Ann: { feats: ['twice'], weapons: ['stick melee 1d3'], slots: 1 }, Orc: { slots: 0 } },
  ],
  [
    "a feat's attack on the own turn",
    (s) => ({ action: 'feat-attack', feat: 0, target: row(s, 'Orc') }),
    { Ann: { feats: ['stroke'] } },
  ],
  [
    'the extra attack',
    (s) => ({ action: 'extra-attack', target: row(s, 'Orc') }),
    { Ann: { feats: ['sneak-attack'], undetectedBy: 'all' } },
  ],
]

describe('exact odds agree with seeded play', () => {
  for (const [what, command, more] of commands) {
    test(what, () => {
      const scene = open(more)
      const given = commandOf(rules, row(scene, 'Ann'), command(scene))
      agreesWithSeededPlay(rules, scene as never, given, { answer, result: () => result(scene), seed: what })
    })
  }
})

/** How likely each number is that is read from what a command of Ann's leaves behind. */
const odds = (scene: FreeHitsScene, said: object, read: () => number) =>
  oddsOf(rules, scene as never, commandOf(rules, row(scene, 'Ann'), said), answer, read)

describe('by hand arithmetic', () => {
  // Weapons of a single point, so that nobody falls but by the top of a ladder: 20 and 1 points of the two are too many.
  const straws = { Ann: { weapons: ['straw melee 1 no-strength'] }, Orc: { weapons: ['reed melee 1 no-strength'] } }

  test('a decisive victory: a 20, a 4 on the d4, a 6 on the d6', () => {
    const scene = open(straws)
    const orc = row(scene, 'Orc')
    const { status } = scene.now.combatant
    const found = odds(scene, { action: 'attack', target: orc }, () => status[orc])
    // 1/20 x 1/4 x 1/6 = 1/480 for Ann's own attack. A mere 1 (1/20 x 3/4 = 3/80) gives the Orc a free hit, and a mere 1 of
    // the Orc's gives Ann one, which wins by 1/480 again. Agility 1 gives each of them 2 slots: Ann strikes three times at
    // most, after none, two or four mere ones. A tragedy's free critical hit has no d20 and ends the stack.
    const one = 3 / 80
    expect(found.get(DEFEATED)).toBeCloseTo((1 / 480) * (1 + one ** 2 + one ** 4), 12)
  })

  test('a fatal blow: a 1, a 4 on the d4, a 6 on the d6', () => {
    const scene = open(straws)
    const ann = row(scene, 'Ann')
    const orc = row(scene, 'Orc')
    const { status } = scene.now.combatant
    const found = odds(scene, { action: 'attack', target: orc }, () => status[ann])
    // The same 1/480 for the 1 of Ann's own attack, and after each two mere ones for the 1 of her free hits. Dead, not
    // merely defeated: that she is only by a decisive free hit of the Orc's, after an odd number of mere ones, 1 or 3.
    const one = 3 / 80
    expect(found.get(DEAD)).toBeCloseTo((1 / 480) * (1 + one ** 2 + one ** 4), 12)
    expect(found.get(DEFEATED)).toBeCloseTo((1 / 480) * (one + one ** 3), 12)
  })

  test('by the one attack alone, where nobody can answer it', () => {
    const scene = open({ ...straws, Ann: { weapons: ['dart ranged 1 range 10'], at: '0,-3' } })
    const orc = row(scene, 'Orc')
    const { status } = scene.now.combatant
    const found = odds(scene, { action: 'attack', target: orc }, () => status[orc])
    // 1/20 x 1/4 x 1/6 = 1/480, and nothing as well: from afar no 1 gives a free hit.
    expect(found.get(DEFEATED)).toBeCloseTo(1 / 480, 12)
    expect(found.get(IN)).toBeCloseTo(479 / 480, 12)
  })

  test('slots used up, so that a 1 kills and nothing else follows', () => {
    const scene = open({ Ann: { ...straws.Ann, slots: 0 }, Orc: { ...straws.Orc, slots: 0 } })
    const ann = row(scene, 'Ann')
    const { status } = scene.now.combatant
    const found = odds(scene, { action: 'attack', target: row(scene, 'Orc') }, () => status[ann])
    // 1/20 x 1/4 x 1/6 = 1/480. A tragedy (1/20 x 1/4 x 5/6) costs a point or two of Ann's 20 by a free critical hit.
    expect(found.get(DEAD)).toBeCloseTo(1 / 480, 12)
    expect(found.get(DEFEATED)).toBeUndefined()
  })

  test('a sword at the throat', () => {
    const scene = open({ Orc: { slots: 0 }, Ann: { slots: 0 } })
    const orc = row(scene, 'Orc')
    const found = odds(scene, { action: 'attack', target: orc, aim: FATAL }, () => scene.now.combatant.hp[orc])
    // d20 + 2 against 11: 9 to 19 hit plainly, 11 of 20; 1d8 + 1 is 2 to 9, a wound from 6 on, that is with 5 to 8 on the
    // die. One wound in four takes 16 more: 30 - 6 - 16 = 8, and 30 - 9 - 16 = 5.
    expect(found.get(28)).toBeCloseTo((11 / 20) * (1 / 8), 12)
    // 6 points: a plain hit that wounds, not fatal; or a critical hit (a 20, no 4 on the d4: 3/80) doubling 3, which is
    // a wound as well.
    expect(found.get(24)).toBeCloseTo(((11 / 20) * (1 / 8) + (3 / 80) * (1 / 8)) * (3 / 4), 12)
    // 9 + 16 = 25 by a plain hit alone: what is doubled is even, and 16 more stay even.
    expect(found.get(5)).toBeCloseTo((11 / 20) * (1 / 8) * (1 / 4), 12)
  })
})

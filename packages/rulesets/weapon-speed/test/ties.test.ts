import {
  type Answerer,
  type Command,
  canonical,
  eachOutcome,
  execute,
  fingerprint,
  formatLine,
  parseJournal,
  plain,
  Session,
  Table,
  verifyJournal,
  viewAll,
  writeCommand,
} from '@fray/kernel'
import type { Question } from '@fray/kernel/rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acts, orders } from '../actions/all.ts'
import { weaponSpeed } from '../index.ts'
import { kindNow } from '../rules/acting.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { LATE, WOUND_TABLE } from '../tables.ts'
import { ATTACK, CAST, CONSUME, DEFENSIVE, FULL_DEFENSE, HEAL_CHECK, INTIMIDATE } from '../words.ts'

// What is compared here is a tie in which nobody strikes at somebody's walking in: ripostes and movement are not held
// (`tie-held-results`), so one who is struck down on the way, or has gone out of reach, is so for those who come after.

const ITEMS = [
  'sword +4 1d8+2 slashing x2 speed 4',
  'maul +6 2d6+3 blunt x3 speed 8 two-handed crit 12+',
  'claws +3 1d4 slashing x4 natural strikes 3 crit 15+',
  'burning-club +3 1d6 blunt/fire x2 crit 10+',
  'needle +3 1d3 piercing x2',
]
/** No table, no multiplication worth following to its end: for exact odds. */
const NEEDLE = 4
const POTION = { name: 'potion', consumable: { effects: [{ effect: 'restore', pool: 'wound-points', amount: '1d6' }] } }
const TABLE = {
  die: 3,
  rows: {
    1: { name: 'Gash', damage: '1d4', attributes: ['strength'] },
    2: { name: 'Cut', side: true, limb: 'no-hold' },
    3: { name: 'Broken', gives: { halfSpeed: true, defense: -2, oneActionInTwo: true } },
  },
}

const bolt = {
  name: 'bolt',
  tn: 8,
  casting: 4,
  mana: 2,
  range: 20,
  aim: 'enemy',
  attack: { bonus: 5, damage: '1d8', types: 'cold', crit: 'x2' },
  effects: [
    { effect: 'condition', condition: 'chilled', rounds: 2 },
    { effect: 'attribute-damage', attributes: ['agility'], amount: '1d2' },
    { effect: 'push', yards: 2 },
  ],
}
const ABILITIES = [
  { name: 'breath', action: 'free', effects: [{ effect: 'restore', pool: 'mana', amount: 2 }] },
  {
    name: 'shout',
    action: 'free',
    stress: 1,
    aim: 'anyone',
    range: 9,
    effects: [{ effect: 'restore', pool: 'stress', amount: '1d4' }],
  },
]

// biome-ignore lint/suspicious/noExplicitAny: the test plays one ruleset only.
type AnySession = Session<any, any>

/** Everybody stands so close together that all can reach all, wherever they step. */
const fighter = fc.record({
  monster: fc.boolean(),
  strength: fc.integer({ min: 6, max: 16 }),
  stress: fc.integer({ min: 0, max: 8 }),
  wp: fc.integer({ min: -8, max: 16 }),
  armor: fc.integer({ min: 0, max: 3 }),
  mana: fc.integer({ min: 0, max: 3 }),
  stabilized: fc.boolean(),
  wounds: fc.constantFrom([], [], [3], ['1 strain']),
  rib: fc.boolean(),
  item: fc.nat(ITEMS.length - 1),
  declares: fc.constantFrom(
    'attack',
    'attack',
    'attack',
    'defensive',
    'cast bolt',
    'consume potion',
    'heal',
    'intimidate',
    'full-defense',
  ),
  /** Made up at the same number, before the own turn. */
  late: fc.constantFrom(null, null, null, 'attack', 'heal'),
  free: fc.constantFrom(null, null, 'breath', 'shout'),
  target: fc.nat(20),
})
type Fighter = typeof fighter extends fc.Arbitrary<infer T> ? T : never

/** What holds for a whole tie: whether people step aside before they act, each to a square where nobody else comes. */
interface Ground {
  readonly steps: boolean
  readonly dice: 'd20' | '3d6'
}

const CLOSE = ['1,1', '2,1', '1,2', '2,2', '3,1', '3,2', '1,3']
const APART = ['1,1', '3,1', '5,1', '1,3', '3,3', '5,3', '1,5']
const NAMES = CLOSE.map((_, i) => `F${i}`)

function declaredAs({ item }: Fighter, what: string): string {
  const weapon = ITEMS[item].split(' ')[0]
  return what === 'attack' || what === 'defensive' ? `${what} ${weapon}` : what
}

function open(all: readonly Fighter[], { steps, dice }: Ground): WeaponSpeedScene {
  const { setup, problems } = weaponSpeed.readEncounter({
    ruleset: 'weapon-speed',
    battlefield: '12x12',
    options: { 'check-dice': dice },
    house: { 'keep-rounds': 'yes' },
    content: { injuries: { slashing: TABLE, fire: TABLE, cold: TABLE, blunt: TABLE } },
    combatants: Object.fromEntries(
      all.map(({ monster, strength, stress, wp, armor, mana, stabilized, wounds, rib, item, declares }, i) => {
        const [name, ...rest] = ITEMS[item].split(' ')
        return [
          NAMES[i],
          {
            kind: monster ? 'monster' : 'character',
            side: i % 2 === 0 ? 'party' : 'foes',
            attributes: { strength },
            stress: `${stress}/8`,
            wp: Math.max(1 - strength, Math.min(wp, strength)),
            armor,
            mana: `${mana}/4`,
            stabilized: stabilized && wp <= 0,
            skills: { heal: 5 },
            items: [[name, ...rest, 'reach 6'].join(' '), POTION],
            spells: [bolt],
            abilities: ABILITIES,
            wounds,
            injuries: rib ? [{ name: 'Rib', gives: { oneActionInTwo: true } }] : [],
            at: (steps ? APART : CLOSE)[i],
            fullDefense: declares === 'full-defense',
          },
        ]
      }),
    ),
    now: {
      count: 3,
      turns: Object.fromEntries(
        all.map((one, i) => [NAMES[i], { declared: declaredAs(one, one.declares), initiative: 9 }]),
      ),
      late: Object.fromEntries(
        all.flatMap((one, i) =>
          one.late === null ? [] : [[NAMES[i], { declared: declaredAs(one, one.late), initiative: 9 }]],
        ),
      ),
    },
  })
  if (setup === null) throw new Error(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
  return weaponSpeed.rules.open(setup) as unknown as WeaponSpeedScene
}

/** What a combatant does on its turn, no matter who has acted before. What is not possible is left out. */
function actsOf(scene: WeaponSpeedScene, row: number, { target: wanted, free }: Fighter, steps: boolean) {
  const others = Array.from({ length: scene.combatants }, (_, i) => i).filter((i) => i !== row)
  const foes = others.filter((i) => i % 2 !== row % 2)
  const foe = foes[wanted % foes.length]
  const given: Command[] = []
  const isFirst = scene.now.fight.cell[0] === LATE || scene.now.combatant.turnAt[row * 3 + LATE] !== 9
  if (steps && isFirst) given.push(acts.move.make(row, { to: scene.now.combatant.square[row] + 1 }))
  if (free === 'breath') given.push(acts.activate.make(row, { ability: 0 }))
  if (free === 'shout') given.push(acts.activate.make(row, { ability: 1, target: foe }))
  switch (kindNow(scene, row)) {
    case ATTACK:
    case DEFENSIVE:
      given.push(acts.attack.make(row, { target: foe }))
      break
    case CAST:
      given.push(acts.cast.make(row, { target: foe }))
      break
    case CONSUME:
      given.push(acts.consume.make(row, { target: row }))
      break
    case HEAL_CHECK:
      // The one who steps aside comes nearer to some and further from others.
      given.push(acts.heal.make(row, { target: steps ? row : wanted % scene.combatants }))
      break
    case INTIMIDATE:
      given.push(acts.intimidate.make(row, { target: foe }))
      break
    case FULL_DEFENSE:
      given.push(acts.fullDefense.make(row))
      break
  }
  given.push(acts.end.make(row))
  return given
}

const go = (scene: WeaponSpeedScene, command: Command) => execute(weaponSpeed.rules, scene, command as never).status

/** Resolves the count in the order given; each combatant has dice of its own. Returns all that is left, wounds by combatant. */
function resolve(all: readonly Fighter[], ground: Ground, order: readonly number[], seed: number): string {
  const scene = open(all, ground)
  scene.tieOrder = order
  scene.table = Table.quick(seed)
  go(scene, orders.count.make(-1))
  for (let guard = 0; scene.now.fight.open[0] === 1; guard++) {
    if (guard > 30) throw new Error('The count does not come to its end.')
    const row = scene.now.fight.turn[0]
    scene.table = Table.quick(seed * 100 + row * 2 + scene.now.fight.cell[0])
    for (const act of actsOf(scene, row, all[row], ground.steps)) go(scene, act)
  }
  const { combatant, item, condition, injury } = plain(scene)
  // Wounds of strain are marked at once and the others when the count is over, each combatant's own in one order.
  const wounds = all.map((_, row) => woundsOf(scene, row))
  return canonical({ combatant, item, condition, injury, wounds, view: viewAll(weaponSpeed.rules, scene as never) })
}

function woundsOf(scene: WeaponSpeedScene, row: number): string {
  const { of, amount, marks } = scene.now.wound
  const found: string[] = []
  for (let i = 0; i < scene.rows(WOUND_TABLE); i++) if (of[i] === row) found.push(`${amount[i]}/${marks[i]}`)
  return found.join(' ')
}

/** All orders of so many; of more than four a few. */
function ordersOf(count: number, some: readonly (readonly number[])[]): readonly (readonly number[])[] {
  if (count > 4) return some
  const all = (left: readonly number[]): number[][] =>
    left.length === 0 ? [[]] : left.flatMap((one) => all(left.filter((x) => x !== one)).map((rest) => [one, ...rest]))
  return all(Array.from({ length: count }, (_, i) => i))
}

const ground = fc.record({ steps: fc.boolean(), dice: fc.constantFrom<'d20' | '3d6'>('d20', 'd20', '3d6') })
const cases = fc.array(fighter, { minLength: 2, maxLength: 7 }).chain((all) =>
  fc.record({
    all: fc.constant(all),
    ground,
    some: fc.array(
      fc.shuffledSubarray(
        all.map((_, i) => i),
        { minLength: all.length },
      ),
      { minLength: 4, maxLength: 4 },
    ),
    seed: fc.nat(1_000_000),
  }),
)

/** Everybody who is asked does what its question has as its preset; nobody ripostes. */
const presets: Answerer = (question) => question.preset

/** How likely each end of the count is, when everybody is worked through in that order. */
function odds(all: readonly Fighter[], order: readonly number[]): Map<string, number> {
  const scene = open(all, { steps: false, dice: 'd20' })
  scene.tieOrder = order
  go(scene, orders.count.make(-1))
  let now = new Map([[fingerprint(scene), { fight: scene.save(), chance: 1 }]])
  const ends = new Map<string, number>()
  while (now.size > 0) {
    const next: typeof now = new Map()
    for (const { fight, chance } of now.values()) {
      scene.load(fight)
      const row = scene.now.fight.turn[0]
      const given = actsOf(scene, row, all[row], false)
      const acted = scene.now.combatant.standardUsed[row] === 1
      const command = (acted ? given.at(-1) : given.find((act) => isLegal(scene, act))) as Command
      eachOutcome(weaponSpeed.rules, scene as never, command as never, presets, ({ probability }) => {
        weaponSpeed.rules.settleFight(scene)
        const p = chance * probability
        if (scene.now.fight.open[0] === 0) {
          const { stress, wp, state, scores } = scene.now.combatant
          const key = all
            .map((_, i) => `${stress[i]} ${wp[i]} ${state[i]} ${scores[i * 6]} ${woundsOf(scene, i)}`)
            .join(' | ')
          ends.set(key, (ends.get(key) ?? 0) + p)
          return
        }
        const hash = fingerprint(scene)
        const known = next.get(hash)
        next.set(hash, { fight: known?.fight ?? scene.save(), chance: (known?.chance ?? 0) + p })
      })
    }
    now = next
  }
  return ends
}

const isLegal = (scene: WeaponSpeedScene, command: Command): boolean =>
  weaponSpeed.rules.actions.get(command.action)?.check(scene, command) === null

/** A seeded fight through the tie, as a host plays it. */
function playThrough(all: readonly Fighter[], g: Ground, seed: string): { session: AnySession; lines: string[] } {
  const { setup } = open(all, g)
  const lines: string[] = []
  const session: AnySession = new Session(weaponSpeed.rules, setup, {
    seed,
    policies: setup.seats.map(
      () => ({ id: 'presets', title: '', command: () => null, answer: (_: unknown, q: Question) => q.preset }) as never,
    ),
    onLine: (line) => lines.push(formatLine(line)),
  })
  session.submit('referee', { actor: 'referee', action: 'count' })
  for (let guard = 0; session.scene.now.fight.open[0] === 1; guard++) {
    if (guard > 30) throw new Error('The count does not come to its end.')
    const row = session.scene.now.fight.turn[0]
    for (const act of actsOf(session.scene as never, row, all[row], g.steps)) {
      session.submit('referee', writeCommand(weaponSpeed.rules, session.scene as never, act as never))
    }
  }
  return { session, lines }
}

describe('combatants on the same number', () => {
  test('leave the same fight, in whatever order they are worked through', () => {
    fc.assert(
      fc.property(cases, ({ all, ground: g, some, seed }) => {
        const roster = all.map((_, i) => i)
        const expected = resolve(all, g, roster, seed)
        for (const order of ordersOf(all.length, some)) expect(resolve(all, g, order, seed)).toBe(expected)
      }),
      { numRuns: Number(process.env.FRAY_TIES ?? 50) },
    )
  })

  test('have the same exact odds, in whatever order they are worked through', () => {
    const simple = fc.record({
      one: fighter,
      declares: fc.constantFrom('attack', 'attack', 'attack', 'consume potion', 'heal', 'full-defense'),
    })
    const few = fc.array(
      simple.map(({ one, declares }) => ({ ...one, declares, item: NEEDLE, late: null, free: null, rib: false })),
      { minLength: 2, maxLength: 3 },
    )
    fc.assert(
      fc.property(few, (all) => {
        const [roster, ...others] = ordersOf(all.length, [])
        const expected = odds(all, roster as readonly number[])
        expect([...expected.values()].reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9)
        for (const order of others) {
          const other = odds(all, order)
          expect([...other.keys()].sort()).toEqual([...expected.keys()].sort())
          for (const [key, p] of expected) expect(other.get(key), key).toBeCloseTo(p, 9)
        }
      }),
      { numRuns: Number(process.env.FRAY_TIES ?? 3) },
    )
  })

  test('play again from a seed and from a journal, and from any point within the tie', () => {
    fc.assert(
      fc.property(cases, ({ all, ground: g, seed }) => {
        const { session, lines } = playThrough(all, g, `tie ${seed}`)
        const again = playThrough(all, g, `tie ${seed}`)
        expect(again.lines).toEqual(lines)
        const journal = parseJournal(`${lines.join('\n')}\n`)
        expect(verifyJournal(weaponSpeed.rules, session.setup, journal).difference).toBeNull()
        const end = session.ply
        const left = fingerprint(session.scene)
        for (let to = end - 1; to > 0; to -= 2) {
          session.undo(to)
          session.redo(end)
          expect(fingerprint(session.scene)).toBe(left)
        }
      }),
      { numRuns: Number(process.env.FRAY_TIES ?? 12) },
    )
  })
})

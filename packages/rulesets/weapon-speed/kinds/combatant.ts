import { asText, NO_SQUARE, squareAt, squareName, type Words } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import type { Given, ValueOf } from '../../kinds/field.ts'
import { described, whole } from '../../loading/declare.ts'
import { hint } from '../../loading/problems.ts'
import { listOf } from '../../loading/reader.ts'
import { HIDDEN, LOOK, madeFromSchema, ranged } from '../../loading/schema.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import { weaponSpeedContent } from '../content/content.ts'
import { ATTRIBUTES, DEAD, FLED, IN, NOT_INTIMIDATED, SKILLS, STATES, STRENGTH, WOUND_MARKS } from '../words.ts'
import { bonus } from './data-fields.ts'
import type { Sides } from './fields.ts'
import { choice, custom, flag, kind, list, maybe, number, numbers, points, text, word } from './fields.ts'
import { item, settleItems } from './gear.ts'
import { oldCondition } from './named-conditions.ts'
import { oldInjury } from './old-injuries.ts'
import { type Ability, abilities, spells } from './powers.ts'

/** Hit Dice of one size. */
export interface HitDice {
  readonly count: number
  readonly sides: number
}

/** Hit Dice in their order. The Strength modifier is no part of them. */
const hitDice = custom<readonly HitDice[]>('Hit Dice in their order, as in 2d8 or [2d8, 3d10].', {
  rule: 'stress-max',
  schema: described(
    z.union([z.string(), z.array(z.string()).check(z.minLength(1))], 'should be Hit Dice, as in 2d8 or [2d8, 3d10]'),
    { examples: ['2d8', ['2d8', '3d10']] },
  ),
  read(r, raw, path) {
    const texts = raw === undefined ? ['1d8'] : typeof raw === 'string' ? raw.split('+') : listOf(raw).map(asText)
    return texts.flatMap((said): HitDice[] => {
      const found = /^\s*(\d{0,3})d(\d{1,3})\s*$/i.exec(said)
      const count = Number(found?.[1] || 1)
      const sides = Number(found?.[2] ?? 0)
      if (found !== null && count > 0 && sides > 0) return [{ count, sides }]
      const right = 'write them as in 2d8, or several kinds as [2d8, 3d10]'
      r.problems.add(path, `"${said}" is no Hit Dice: ${right}.`, 'stress-max')
      return []
    })
  },
  write: (all) => all.map(({ count, sides }) => `${count}d${sides}`),
})

const BOTH = /^(\d+)\/(\d+)$/

/** Current Stress; null where it has all of it. */
const stress = custom<number | null>('Stress now, or current/most; all of it by default.', {
  rule: 'stress-max',
  schema: z.union(
    [whole(0, 9999), z.string().check(z.regex(BOTH, 'should be a number, or current/most as in 4/9'))],
    'should be a number or current/most',
  ),
  read: (_r, raw) =>
    typeof raw === 'string' ? Number(BOTH.exec(raw)?.[1] ?? 0) : typeof raw === 'number' ? raw : null,
  write: (value) => value ?? undefined,
})

/** A wound from before: `8`, `8 slashing`, `12 blunt fire`. */
interface MarkedWound {
  readonly amount: number
  /** Bits by position in WOUND_MARKS; 0 for none. */
  readonly marks: number
}

const wound = custom<MarkedWound | null>('A wound, as in 8 slashing.', {
  schema: z.union([ranged(1, 9999), z.string()], 'should be a wound, as in 8 slashing'),
  read(r, raw, path) {
    const [amount = '', ...words] = asText(raw)
      .trim()
      .split(/[\s/]+/)
    const known = words.every((one) => (WOUND_MARKS as readonly string[]).includes(one))
    if (known && /^0*[1-9]\d{0,3}$/.test(amount)) {
      const marks = WOUND_MARKS.reduce((bits, mark, i) => (words.includes(mark) ? bits | (1 << i) : bits), 0)
      return { amount: Number(amount), marks }
    }
    const right = 'write its amount and types, as in 8 slashing'
    r.problems.add(path, `"${asText(raw)}" is no wound: ${right}.`, 'wound-mark')
    return null
  },
  write(one) {
    const { amount, marks } = one as MarkedWound
    return [amount, ...WOUND_MARKS.filter((_, i) => ((marks >>> i) & 1) === 1)].join(' ')
  },
})

/** Its side's position, -1 where it names none. */
const side = custom<number>('The id of its side.', {
  schema: z.string(),
  read(r, raw, path) {
    if (raw === undefined) return r.side
    const ids = r.sides.list.map(({ id }) => id)
    const at = ids.indexOf(asText(raw))
    if (r.side >= 0) return r.side
    if (at < 0) r.problems.add(path, `There is no side "${asText(raw)}".${hint(asText(raw), ids)}`, 'sides-and-kinds')
    return at
  },
  write: () => undefined,
})

/** The square that it names; NO_SQUARE where it names none, or none that is on the map. */
const square = custom<number>('Its square.', {
  key: 'at',
  rule: 'battlefield-yards',
  schema: z.string().check(z.regex(/^\s*-?\d{1,5}\s*,\s*-?\d{1,5}\s*$/, 'should be a square, as in 3,4')),
  read(r, raw, path) {
    const { plane, sound } = r.field
    const found = /^\s*(-?\d{1,5})\s*,\s*(-?\d{1,5})\s*$/.exec(typeof raw === 'string' ? raw : '')
    if (found === null || !sound) return NO_SQUARE
    const at = squareAt(plane, Number(found[1]), Number(found[2]))
    if (at === NO_SQUARE) {
      const range = `from ${squareName(plane, 0)} to ${squareName(plane, plane.blocked.length - 1)}`
      r.problems.add(path, `It stands off the map, whose squares go ${range}.`, 'battlefield-yards')
    }
    return at
  },
  write: () => undefined,
})

const hidden = { shown: false } as const

export const combatantFields = {
  name: text('What people call it.'),
  about: text<Words>('A line for the people at the table.'),
  hidden: flag(HIDDEN),
  madeFrom: text('The content id that it was made from.', { schema: madeFromSchema }),
  look: text(LOOK),
  kind: choice(['character', 'monster'], 'A character or a monster (NPCs too); by side by default.', {
    rule: 'sides-and-kinds',
  }),
  side,
  scores: numbers(ATTRIBUTES, 'The current scores, damage taken off.', {
    key: 'attributes',
    min: 0,
    max: 60,
    default: 10,
    each: (attribute) => `The current score of ${attribute}`,
    column: { min: 0, visibility: 'seat', ...hidden },
  }),
  damaged: numbers(ATTRIBUTES, 'How much of the scores is damage.', {
    min: 0,
    max: 60,
    default: 0,
    each: (attribute) => `Damage to ${attribute}`,
    column: { min: 0, visibility: 'seat', ...hidden },
  }),
  hitDice,
  stressMax: maybe(number('The most Stress; from the Hit Dice by default.', { min: 0, max: 9999, rule: 'stress-max' })),
  stress,
  woundPoints: maybe(
    number('Wound Points now; all of them by default.', { key: 'wp', min: -99, max: 999, rule: 'wound-points-max' }),
  ),
  wpModifiers: bonus('What traits add to the most Wound Points.', { rule: 'wound-points-max' }),
  mana: points('Mana, or current/most.', {
    default: 0,
    column: { min: 0, visibility: 'seat' },
    mostColumn: { min: 0, visibility: 'seat', ...hidden },
  }),
  casting: bonus('The casting bonus of spells that give none.'),
  defenseBonus: bonus('Defense bonus besides items and abilities.', { key: 'defense', rule: 'defense-score' }),
  armor: bonus('Armor besides items and abilities.', { rule: 'armor-score' }),
  speed: number('Yards in a round.', { min: 0, max: 200, default: 6 }),
  initiativeModifier: bonus('Added to the initiative roll.', { rule: 'base-initiative' }),
  skills: numbers(SKILLS, 'Totals of skills.', {
    min: -99,
    max: 99,
    default: 0,
    each: (skill) => `The total of ${skill}`,
    column: hidden,
  }),
  items: list(item, 'What it has.'),
  spells,
  abilities,
  tags: list(text('A word.'), 'Words for the referee.'),
  square,
  wounds: list(wound, 'Wounds from before.'),
  injuries: list(oldInjury, 'Injuries from before.'),
  conditions: list(oldCondition, 'Conditions from before.'),
  baseInitiative: maybe(number('Of a fight under way: its Base Initiative.', { min: -99, max: 99 })),
  surprised: flag('It is surprised this round.', { column: {} }),
  stabilized: flag('It is down and Stabilized.', { column: {} }),
  prone: flag('They lie on the ground.', { column: {} }),
  state: word(STATES, 'What has become of it; dead if its Wound Points say so.', { default: IN, column: hidden }),
  fullDefense: flag('Its Full-Defense is in force.', { column: { label: 'Full-Defense' } }),
  reactionUsed: flag('It has used its Reaction this round.', { column: {} }),
  moved: number('Yards moved this round.', { min: 0, max: 999, default: 0, column: {} }),
  actions: number('Actions taken this round.', { min: 0, max: 9, default: 0, column: {} }),
  actedBefore: number('Actions taken in the round before.', { min: 0, max: 9, default: 0, column: hidden }),
  bigHit: number('Wound Points lost in the biggest single hit of this round.', {
    min: 0,
    max: 999,
    default: 0,
  }),
  intimidated: number('The best Intimidation against it this round.', {
    min: -99,
    max: 99,
    default: NOT_INTIMIDATED,
    words: { nobody: NOT_INTIMIDATED },
    column: { min: NOT_INTIMIDATED, init: NOT_INTIMIDATED, ...hidden },
  }),
}

type GivenFields = Given<keyof typeof combatantFields, WeaponSpeedRule>

/** Anybody who fights. `name` is given from outside: the key of a map, or the name in a list. */
export const combatant = kind('combatant', 'Anybody who fights.', {
  content: { kind: 'combatants', built: weaponSpeedContent.combatants },
  fields: combatantFields,
  check({ name }, { raw, lost, wrong }) {
    if (!lost && raw.hitDice === undefined && raw.stressMax === undefined && !BOTH.test(asText(raw.stress))) {
      wrong(null, `${name} needs "hitDice", as in 2d8, or a "stressMax".`, 'stress-max')
    }
  },
  complete({ casting, ...value }, given, r) {
    const { name, woundPoints: wp, scores } = value
    const most = BOTH.exec(asText(given.raw.stress))?.[2]
    const monster = isMonster(value, r.sides)
    const own = value.side >= 0 ? value.side : usualSide(r.sides, monster)
    const isDead = wp !== null && wp <= -scores[STRENGTH]
    const settled = {
      ...value,
      kind: monster ? ('monster' as const) : ('character' as const),
      monster,
      madeFrom: value.madeFrom || given.from,
      side: own,
      seat: r.seatOf(name, own),
      stressMax: most === undefined ? value.stressMax : Number(most),
      items: settleItems(r, value.items, given.at('items'), name, value.injuries),
      spells: value.spells.map((one) => ({ ...one, castingBonus: one.castingBonus ?? casting })),
      state: isDead ? DEAD : value.state,
    }
    if (isDead && given.raw.state !== undefined && value.state !== DEAD) {
      const why = `With ${wp} Wound Points and a Strength of ${scores[STRENGTH]}`
      given.wrong('state', `${why} ${name} is dead: leave "state" out, or raise "wp".`, 'death')
    }
    if (!given.lost) checkNumbers(settled, given)
    return settled
  },
  without: () => ['casting'],
})

/** A combatant as it enters the fight; what never changes of it stays its sheet. */
export interface Entrant extends ValueOf<typeof combatant> {}

/** Whether it is a monster: as it says, else as its side is. */
const isMonster = (
  { kind, side }: { readonly kind: 'character' | 'monster' | null; readonly side: number },
  sides: Sides,
): boolean => (kind === null ? side >= 0 && side !== Math.max(0, sides.party) : kind === 'monster')

/** The side of characters who name none: the Party, or the first; and of monsters: the first that is not that one. */
function usualSide({ list, party }: Sides, monster: boolean): number {
  const own = Math.max(0, party)
  if (!monster) return own
  return own === 0 ? Math.min(1, list.length - 1) : 0
}

/** Notes numbers of a stat block that cannot be true together. */
function checkNumbers(
  { name, scores, woundPoints: wp, wpModifiers, abilities, mana, stress, stressMax, state, stabilized, ...e }: Entrant,
  { raw, wrong }: GivenFields,
): void {
  const left = 'the first number is what is left'
  if (BOTH.test(asText(raw.stress)) && typeof raw.stressMax === 'number' && raw.stressMax !== stressMax) {
    const said = `${name} has ${stressMax} Stress at most by "stress" and ${raw.stressMax} by "stressMax"`
    wrong('stressMax', `${said}: leave one of them out.`, 'stress-max')
  }
  if (stressMax !== null && stress !== null && stress > stressMax) {
    wrong('stress', `${name} has ${stress} Stress of ${stressMax}: ${left}.`, 'stress-max')
  }
  const strength = scores[STRENGTH]
  const most = Math.max(0, strength + wpModifiers + sumOf(abilities, 'woundPoints'))
  if (wp !== null && wp > most) {
    const why = `${strength} of Strength and ${most - strength} besides`
    wrong('woundPoints', `${name} cannot have ${wp} Wound Points: ${most} are the most (${why}).`, 'wound-points-max')
  }
  if (mana.now > mana.most) wrong('mana', `${name} has ${mana.now} Mana of ${mana.most}: ${left}.`, 'stress-for-mana')
  if (stabilized && (wp === null || wp > 0)) {
    const said = 'only one at 0 Wound Points or below is Stabilized'
    wrong('stabilized', `${name} is on its feet: ${said}.`, 'stabilized-ends')
  }
  if (state === DEAD || state === FLED) {
    for (const key of ['fullDefense', 'stabilized', 'surprised'] as const) {
      if (raw[key] !== true) continue
      const how = state === DEAD ? 'dead' : 'gone'
      wrong(key, `${name} is ${how} and does nothing more: leave "${key}" out.`, 'death-section-empty')
    }
  }
  if (e.fullDefense && e.surprised) {
    wrong('fullDefense', `${name} is surprised and has done nothing yet.`, 'surprised-rolls-initiative')
  }
}

/** What all abilities together give. */
export const sumOf = (abilities: readonly Ability[], what: keyof Ability['gives']): number =>
  abilities.reduce((sum, { gives }) => sum + gives[what], 0)

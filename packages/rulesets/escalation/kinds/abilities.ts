import { nearest } from '@fray/kernel/rules'
import * as z from 'zod'
import type { ValueOf } from '../../kinds/field.ts'
import type { Given } from '../../kinds/record.ts'
import { diceWord, followed, type Grammar, gathered, phrases, readShort } from '../../kinds/short.ts'
import type { Path } from '../../reading/problems.ts'
import { listOf } from '../../reading/reader.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { escalationContent } from '../content/content.ts'
import {
  ACTIONS,
  DEFENSES,
  FREE,
  FREQUENCIES,
  INTERRUPT,
  RANGE_ENGAGED,
  RANGE_NEARBY,
  RANGE_SELF,
  RANGES,
  RECHARGE,
  STANCE_KINDS,
  STANDARD,
  TRIGGERS,
} from '../words.ts'
import { checkUntriggered, type Effect, effects, TYPE_WORDS } from './effects.ts'
import { about, choice, custom, flag, id, idOf, kind, list, maybe, number, type Reader, text, word } from './fields.ts'

/** The types that the rules know; others are a class's own. */
const KNOWN_TYPES = ['melee', 'ranged', 'spell'] as const

/** Every type word, each once; one that is nearly one of the rules' own is taken for a slip. */
const type = custom<readonly string[]>("Melee, ranged or spell, several of them, none, and a class's own words.", {
  schema: z.union([z.string(), z.array(z.string())], 'should be a type or a list of types'),
  shape: { type: 'list', of: { type: 'text' } },
  read(r, raw, path) {
    const said = (typeof raw === 'string' ? [raw] : listOf(raw)).filter((word) => typeof word === 'string')
    return [...new Set(said.map((word) => word.toLowerCase()))].map((word) => {
      const near = (KNOWN_TYPES as readonly string[]).includes(word) ? null : nearest(word, KNOWN_TYPES)
      if (near !== null) r.problems.add(path, `There is no type "${word}". Did you mean "${near}"?`, 'ability-type')
      return word
    })
  },
  write: (all) => (all.length === 0 ? undefined : all),
})

/** The checks of abilities that come back by a check after each encounter. */
const RECHARGES: readonly number[] = [9, 11, 13]

/** How often it can be used, as files say it. */
const FREQUENCY_WORDS = [...FREQUENCIES.slice(0, RECHARGE), ...RECHARGES.map((number) => `recharge-${number}`)]

const trigger = kind('trigger', 'When it can be used, for Interrupts and some free actions.', {
  fields: {
    when: word(TRIGGERS, 'What must happen.', { needed: 'This trigger has no "when".', leftOut: 0 }),
    by: choice([...KNOWN_TYPES, 'any'], 'By what kind of action: any if left out.', { leftOut: 'any' }),
    who: choice(['self', 'ally'], 'To whom: to its owner if left out.', { leftOut: 'self' }),
  },
})
export interface AbilityTrigger extends ValueOf<typeof trigger> {}

/** At how many at most; 0 for all. */
const count = number('How many at most.', { min: 1, max: 99, leftOut: 1, words: { all: 0 } })

const target = kind('target', 'At whom: its user if left out, for an attack one enemy.', {
  fields: {
    range: word(RANGES, 'How far: engaged for Melee, else nearby, if left out.'),
    who: choice(['enemy', 'ally', 'any', 'self'], 'Whom: enemies if left out; allies are never the user.'),
    self: flag('Its user may be a target too.'),
    count,
  },
})
interface Target extends ValueOf<typeof target> {}

/** Whom it is directed at: where nothing is said, an attack at one enemy in its reach, anything else at its user. */
function settledTarget(given: Target | null, attacks: boolean, types: readonly string[]) {
  const close = types.includes('melee') && !types.includes('ranged')
  const usual = given !== null || attacks ? (close ? RANGE_ENGAGED : RANGE_NEARBY) : RANGE_SELF
  const { range, who, self, count } = given ?? { range: -1, who: null, self: false, count: 1 }
  if (who === 'self' || range === RANGE_SELF || (range < 0 && usual === RANGE_SELF)) {
    return { range: RANGE_SELF, who: 'self' as const, self, count }
  }
  return { range: range < 0 ? usual : range, who: who ?? ('enemy' as const), self, count }
}

const attack = kind('attack', 'It makes an attack roll for each target.', {
  fields: {
    vs: word(DEFENSES, 'Against which defense.', {
      rule: 'attack-roll',
      needed: 'This attack has no "vs": ac, pd or md.',
      leftOut: 0,
    }),
    bonus: number('Added to the roll.', { min: -99, max: 99, leftOut: 0 }),
  },
})

const parity = ['odd', 'even'] as const

const natural = kind('natural', 'What some Natural results do.', {
  fields: {
    on: custom<'odd' | 'even' | number>('On which Natural results: odd, even, or this and more.', {
      needed: 'Say on which Natural results: "on" with odd, even or a number.',
      schema: z.union([z.enum(parity), z.int().min(3).max(18)], 'should be odd, even or a number'),
      shape: { type: 'number', min: 3, max: 18, words: parity },
      read: (_r, raw) => (raw === 'odd' || raw === 'even' || typeof raw === 'number' ? raw : 3),
      write: (on) => on,
    }),
    of: choice(['hit', 'miss', 'any'], 'On hits, on misses, or on both: both if left out.', { leftOut: 'any' }),
    effects: effects('What happens then.'),
  },
})

const popOff = custom<'one' | 'all' | null>('Its user pops off one enemy, or off all of them.', {
  rule: 'pop-off',
  schema: z.union([z.literal(true), z.enum(['one', 'all'])], 'should be true or all'),
  shape: { type: 'word', words: ['one', 'all'] },
  read: (_r, raw) => (raw === 'all' ? 'all' : raw === true || raw === 'one' ? 'one' : null),
  write: (value) => value ?? undefined,
})

const abilityFields = {
  id: id(),
  name: text('What people call it.', { rule: 'ability-entry', needed: 'This ability has no "name".', min: 1 }),
  about: about(),
  type,
  frequency: word(FREQUENCY_WORDS, 'How often it can be used. Every ability has one.', {
    rule: 'ability-entry',
    needed: `This ability has no "frequency": ${FREQUENCY_WORDS.slice(0, -1).join(', ')} or ${FREQUENCY_WORDS.at(-1)}.`,
    leftOut: 0,
  }),
  action: word(ACTIONS, 'What it costs. Every ability has one.', {
    rule: 'ability-entry',
    needed: 'This ability has no "action": quick, move, standard, free or interrupt.',
    leftOut: STANDARD,
  }),
  trigger: maybe(trigger, undefined, { rule: 'action-interrupt' }),
  parity: choice(parity, 'Only usable while the escalation die is odd, or even.'),
  provokes: flag('Using it provokes opportunity attacks.', { rule: 'ability-provokes' }),
  sustain: number('The number of its Sustain check.', { rule: 'ability-sustain', min: 3, max: 18, leftOut: 0 }),
  spend: maybe(
    kind('spend', 'What it costs besides its action.', {
      fields: {
        power: number('How much Power it costs.', { min: 1, max: 999, needed: 'Say how much it costs: "power".' }),
        secondary: flag('The secondary resource pays as well.'),
      },
    }),
    undefined,
    { rule: 'ability-spend' },
  ),
  escalation: number('What the escalation die must show at least.', { min: 1, max: 6, leftOut: 0 }),
  special: flag('Usable below that too, with other effects: "below" and "above".', {
    rule: 'ability-escalation-special',
  }),
  tags: list(text('A word.'), "Other words on it, such as a class's own."),
  target: maybe(target),
  attack: maybe(attack),
  asBasic: word(STANCE_KINDS, "Deals the hit and miss damage of its user's Basic Attack of that kind.", {
    rule: 'as-basic-attack',
  }),
  hit: effects('What a hit does.'),
  miss: effects('What a miss does, unless it is a Crit Fail.'),
  crit: effects('What a Crit does besides.'),
  fumble: effects('What a Crit Fail does.'),
  effects: effects('What it does whatever the roll, or without one.'),
  natural: list(natural, 'What some Natural results do.', { rule: 'natural-triggers' }),
  escalationParity: maybe(
    kind('escalation-parity', 'What it does besides, by the escalation die; nothing at 0.', {
      fields: { odd: effects('On an odd die.'), even: effects('On an even die.') },
    }),
    undefined,
    { rule: 'escalation-odd-even' },
  ),
  below: effects('Of a special one: what it does below its escalation.'),
  above: effects('Of a special one: what it does at its escalation and above.'),
  allRollsFirst: flag('All attacks are rolled before any damage.', { rule: 'attack-all-before-damage' }),
  includesMove: choice(['engage', 'free', 'away'], 'A move that is part of it: to engage its target, freely, or away.'),
  popOff,
  used: flag('Its use is spent.'),
}

const attackShort: Grammar<EscalationRule> = {
  shape:
    'An attack in short is NAME melee|ranged|spell vs ac|pd|md DAMAGE [TYPE] [nearby|far] [provokes], as in axe melee vs ac 8',
  rule: 'attack-roll',
  pieces: [
    gathered('type', KNOWN_TYPES, true),
    followed(
      'vs',
      /^(?:ac|pd|md)$/,
      (vs) => ({ vs }),
      'ac, pd or md',
      () => null,
      true,
    ),
    phrases({ engaged: { range: 'engaged' }, nearby: { range: 'nearby' }, far: { range: 'far' } }),
    phrases({ provokes: { provokes: true } }),
    gathered('types', TYPE_WORDS),
    diceWord('damage'),
  ],
}

/** The text with commas for spaces, and dice without spaces around their signs. */
const evened = (text: string): string =>
  text
    .replaceAll(',', ' ')
    .split('+')
    .reduce((before, after) =>
      /^\s*\d/.test(after) ? `${before.trimEnd()}+${after.trimStart()}` : `${before}+${after}`,
    )

/** Reads the short text of an attack. What it cannot read is noted; the fields say what could be. */
function parseAttack(said: string, { problems }: Reader, path: Path) {
  const before = problems.list.length
  const { name, type = [], vs, range, provokes, types, damage } = readShort(problems, evened(said), path, attackShort)
  const words = type as readonly string[]
  if (vs === undefined) {
    if (words.length === 0 || problems.list.length > before) return { name }
    const right = 'add vs ac, vs pd or vs md'
    problems.add(path, `This attack does not say against which defense: ${right}.`, 'attack-roll')
    return { name }
  }
  const near = words.includes('melee') && !words.includes('ranged') ? 'engaged' : 'nearby'
  return {
    name,
    type: words,
    attack: { vs },
    ...(provokes === undefined ? {} : { provokes }),
    frequency: 'at-will',
    action: 'standard',
    target: { range: range ?? near, who: 'enemy' },
    hit: damage === undefined ? [] : [{ damage, ...(types === undefined ? {} : { types }) }],
  }
}

type Told = Given<keyof typeof abilityFields, EscalationRule>

/** Whether somebody else is dealt damage by the effects (`confused-details`). */
const hurts = (all: readonly Effect[]): boolean => all.some((one) => one.effect === 'damage' && one.on !== 'user')

/** An ability or attack of a combatant (`ability-entry`). */
export const ability = kind(
  'ability',
  'An ability: a content id, the short text of an attack such as "axe melee vs ac 8", or a map.',
  {
    content: { kind: 'abilities', built: escalationContent.abilities },
    short: {
      whole: 'attack',
      examples: ['axe melee vs ac 8', 'hex ranged spell vs md 7 psychic nearby provokes'],
      parse: parseAttack,
    },
    fields: abilityFields,
    settle({ type: types, attack, escalationParity, ...rest }, given, r) {
      const { hit, miss, crit, fumble, effects, below, above } = rest
      const { odd, even } = escalationParity ?? { odd: [], even: [] }
      const always = [hit, miss, crit, fumble, effects, odd, even, below, above]
      const settled = {
        ...rest,
        id: idOf(rest.id, given.from, rest.name),
        types,
        isMelee: types.includes('melee'),
        isRanged: types.includes('ranged'),
        isSpell: types.includes('spell'),
        frequency: Math.min(rest.frequency, RECHARGE),
        recharge: RECHARGES[rest.frequency - RECHARGE] ?? 0,
        target: settledTarget(rest.target, attack !== null, types),
        /** Position in DEFENSES, or -1 for no attack. */
        vs: attack?.vs ?? -1,
        bonus: attack?.bonus ?? 0,
        odd,
        even,
        dealsDamage: rest.asBasic >= 0 || always.some(hurts) || rest.natural.some((one) => hurts(one.effects)),
      }
      if (given.lost) return settled
      if (rest.trigger === null) checkAnswers(r, settled, given)
      checkTrigger(settled, given)
      checkEscalation(settled, given)
      checkAttack(settled, given)
      if (settled.target.self && settled.target.who === 'enemy') {
        const said = `The user of ${settled.name} is no enemy of its own: leave "self" out.`
        given.wrong('target', said, 'allies-not-self')
      }
      if (settled.trigger !== null && settled.includesMove !== null) {
        const right = 'give it the effect { freeMove: nearby, on: user } instead'
        const said = `${settled.name} answers something, and an answer includes no move: ${right}.`
        given.wrong('includesMove', said, 'move-step')
      }
      return settled
    },
    apart: ({ types, frequency, recharge, vs, bonus, odd, even, target }) => ({
      type: types,
      frequency: frequency < RECHARGE ? frequency : RECHARGE + RECHARGES.indexOf(recharge),
      attack: vs < 0 ? null : { vs, bonus },
      escalationParity: odd.length + even.length === 0 ? null : { odd, even },
      target: target.range === RANGE_SELF ? { range: RANGE_SELF, who: null, self: false, count: 1 } : target,
    }),
  },
)
export interface Ability extends ValueOf<typeof ability> {}

/** What the checks look at. */
type Settled = Pick<
  Ability,
  | 'name'
  | 'action'
  | 'trigger'
  | 'escalation'
  | 'special'
  | 'isMelee'
  | 'isRanged'
  | 'target'
  | 'includesMove'
  | 'vs'
  | (typeof LISTS)[number]
  | 'natural'
  | 'odd'
  | 'even'
>

const LISTS = ['hit', 'miss', 'crit', 'fumble', 'effects', 'below', 'above'] as const

function checkAnswers(r: Reader, ability: Settled, { at }: Told): void {
  for (const key of LISTS) checkUntriggered(r, ability[key], at(key))
  for (const key of parity) checkUntriggered(r, ability[key], [...at('escalationParity'), key])
  ability.natural.forEach((one, i) => {
    checkUntriggered(r, one.effects, [...at('natural'), i, 'effects'])
  })
}

function checkTrigger({ action, trigger, name }: Settled, { raw, wrong }: Told): void {
  if (action === INTERRUPT && trigger === null && raw.action !== undefined) {
    const right = 'add a "trigger", as in trigger: { when: attacked }'
    wrong(null, `${name} is an Interrupt and does not say what it answers: ${right}.`, 'action-interrupt')
  }
  if (trigger !== null && action !== INTERRUPT && action !== FREE) {
    const right = 'make its action interrupt or free'
    wrong('trigger', `Only Interrupts and free actions answer a trigger: ${right}.`, 'action-free')
  }
}

function checkEscalation({ escalation, special, name, below, above }: Settled, { wrong }: Told): void {
  const rule = 'ability-escalation-special'
  if (special && escalation === 0) {
    const said = `${name} is special at some escalation, and does not say at which: add "escalation".`
    wrong('special', said, rule)
  }
  const split = below.length > 0 ? 'below' : above.length > 0 ? 'above' : null
  if (split !== null && !special) {
    const right = 'add "escalation" with "special: true"'
    wrong(split, `${name} does not differ with the escalation die: ${right}.`, rule)
  }
}

/** Fields that say what an attack does, and mean nothing without one. */
const OF_AN_ATTACK: Readonly<Partial<Record<keyof typeof abilityFields, EscalationRule>>> = {
  hit: 'attack-roll',
  miss: 'attack-roll',
  crit: 'attack-roll',
  fumble: 'attack-roll',
  natural: 'natural-triggers',
  asBasic: 'as-basic-attack',
  allRollsFirst: 'attack-all-before-damage',
}

const isReachable = ({ target, includesMove }: Settled): boolean =>
  target.range === RANGE_ENGAGED || target.range === RANGE_SELF || includesMove !== null

function checkAttack(ability: Settled, { raw, wrong }: Told): void {
  const { name, vs, target, isMelee, isRanged } = ability
  if (vs < 0) {
    for (const [key, rule] of Object.entries(OF_AN_ATTACK) as [keyof typeof abilityFields, EscalationRule][]) {
      if (raw[key] === undefined || raw[key] === false) continue
      const right = 'give it "attack", or leave this out'
      wrong(key, `${name} makes no attack, so "${key}" means nothing: ${right}.`, rule)
    }
  } else if (target.who === 'self') {
    wrong('target', `${name} is an attack on its own user: name another target.`, 'enemies-and-objects')
  } else if (isMelee && !isRanged && !isReachable(ability)) {
    const right = 'make its range engaged, or let it include a move ("includesMove: engage")'
    wrong('target', `A Melee attack needs a target that it is engaged with: ${right}.`, 'melee-range')
  }
}

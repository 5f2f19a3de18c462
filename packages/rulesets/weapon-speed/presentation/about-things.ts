import {
  type About,
  capital,
  inEnglish,
  plus,
  type SeenMessage,
  type SeenSlot,
  seenOf,
  type Words,
} from '@fray/kernel/rules'
import { factsOf } from '../../presentation/facts.ts'
import { TOUCH } from '../actions/using.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import type { Entrant } from '../kinds/combatant.ts'
import { type Item, item as itemKind } from '../kinds/gear.ts'
import { type Ability, ability as abilityKind, type Spell, spell as spellKind } from '../kinds/powers.ts'
import { type Strike, strike as strikeKind } from '../kinds/strikes.ts'
import { type Aim, ATTRIBUTES, MELEE, NO_ATTRIBUTE, THROWN } from '../words.ts'
import { type Conditions, effectLines, effectRules } from './about-effects.ts'
import { commas, guards, linesOf, one, sentences, speedGiven, typedDice, yards } from './said.ts'

/*
 * What items, attacks, spells and abilities do, in sentences made from their data: the same in a fight and out of any.
 */

/** `19 or more`; the most that dice show as it is. */
export const orMore = (n: number, most: number): SeenMessage =>
  n < most ? seenOf('{n} or more', { n: { number: n } }) : seenOf('{n}', { n: { number: n } })

/** Fields that say where a thing is now or what it is called, and nothing of what it does. */
const NOT_FACTS = [
  'name',
  'about',
  'in',
  'count',
  'from',
  'attacks',
  'attack',
  'effects',
  'consumable',
  'throwable',
  'gives',
]

const line = (words: string): SeenSlot[] => (words === '' ? [] : [one(words)])
const each = <T>(all: readonly T[]): T[] => [...new Set(all)]

/** What the explanations hang on in addition to the thing: the conditions that effects name, the dice of the table. */
export interface Setting {
  readonly conditions: Conditions
  /** The natural roll from which an attack is critical, in words. */
  readonly critFrom: (strike: Strike) => SeenMessage
}

/** `+4 and the Dexterity modifier`; null for nothing. */
function bonusWords(bonus: number, attribute: number): SeenMessage | null {
  const n = plus(bonus)
  if (attribute === NO_ATTRIBUTE) return bonus === 0 ? null : seenOf('{n}', { n })
  const slots = { attribute: one(capital(ATTRIBUTES[attribute] as string)) }
  return bonus === 0
    ? seenOf('the {attribute} modifier', slots)
    : seenOf('{n} and the {attribute} modifier', { n, ...slots })
}

/** How far an attack carries, by a roll: `It strikes within 1 yard, by a roll against Defense with +4.` */
function carryLine({ mode, reach, bonus, attribute }: Strike): SeenMessage {
  const by = bonusWords(bonus, attribute)
  const slots = { yards: yards(reach), bonus: by === null ? null : seenOf(' with {bonus}', { bonus: by }) }
  if (mode === MELEE) return seenOf('It strikes within {yards}, by a roll against Defense{bonus}.', slots)
  return mode === THROWN
    ? seenOf('It is thrown up to {yards}, by a roll against Defense{bonus}.', slots)
    : seenOf('It carries up to {yards}, by a roll against Defense{bonus}.', slots)
}

/** What an attack deals, in short: `1d8+2 slashing, x2`; null without damage. */
export function strikeShort({ damage, types, crit }: Strike): SeenMessage | null {
  if (damage === null) return null
  const slots = { damage: typedDice(damage.text, types) }
  return crit > 0 ? seenOf('{damage}, x{crit}', { ...slots, crit: { number: crit } }) : seenOf('{damage}', slots)
}

/** What a hit deals; none without damage. */
function hitLines({ damage, types, damageAttribute }: Strike): SeenMessage[] {
  if (damage === null) return []
  const more = bonusWords(0, damageAttribute)
  const slots = { damage: typedDice(damage.text, types) }
  return [
    more === null
      ? seenOf('A hit deals {damage} damage.', slots)
      : seenOf('A hit deals {damage} damage, with {modifier}.', { ...slots, modifier: more }),
  ]
}

/** When a hit is critical; none where there is no damage either. */
function critLines(strike: Strike, { critFrom }: Setting): SeenSlot[] {
  const { crit, damage } = strike
  if (crit > 0)
    return [
      seenOf('A hit by a natural {from} is critical: times {crit}, past Stress, and maybe an injury.', {
        from: critFrom(strike),
        crit: { number: crit },
      }),
    ]
  return damage === null ? [] : [one('It is never critical.')]
}

/** What an attack does, in sentences that say "it". */
function strikeLines(strike: Strike, setting: Setting): SeenSlot[] {
  const { strikes, pierces, onHit } = strike
  return [
    carryLine(strike),
    ...(strikes > 1
      ? [seenOf('One attack is {strikes} strikes, rolled one by one.', { strikes: { number: strikes } })]
      : []),
    ...hitLines(strike),
    ...critLines(strike, setting),
    ...(pierces === 0 ? [] : [seenOf('Of Armor {n} does not count against it.', { n: { number: pierces } })]),
    ...(onHit.length === 0
      ? []
      : [seenOf('Each hit does more: {effects}', { effects: sentences(effectLines(onHit, setting.conditions)) })]),
  ]
}

/** What something does besides, where its attack hits. */
const whereItHits = (does: readonly SeenSlot[]): SeenMessage =>
  seenOf('Where it hits: {effects}', { effects: sentences(does) })

/** The numbers of an attack, without those that say what is usual. */
const strikeFacts = (strike: Strike): About['facts'] =>
  factsOf(strikeKind, strike, [
    'name',
    ...(strike.strikes === 1 ? ['strikes'] : []),
    ...(strike.critOn === 0 ? ['critOn'] : []),
    ...(strike.pierces === 0 ? ['pierces'] : []),
    'onHit',
    strike.mode === MELEE ? 'range' : 'reach',
  ])

const strikeRules = ({ crit, strikes, damage, pierces }: Strike): WeaponSpeedRule[] => [
  'attack-roll',
  'attack-reach',
  ...(strikes > 1 ? (['attack-strikes'] as const) : []),
  ...(damage === null ? [] : (['damage-roll'] as const)),
  ...(pierces === 0 ? [] : (['armor-reduces'] as const)),
  ...(crit > 0 ? (['crit-natural', 'crit-multiplier', 'crit-bypasses-stress', 'combat-injury-chance'] as const) : []),
]

/** What declaring it adds: `Declared, it adds 4 to Initiative; as a Defensive Attack 5.` */
const speedLine = (speed: number, defensive = false): SeenMessage =>
  defensive
    ? seenOf('Declared, it adds {speed} to Initiative; as a Defensive Attack {more}.', {
        speed: { number: speed },
        more: { number: speed + 1 },
      })
    : seenOf('Declared, it adds {speed} to Initiative.', { speed: { number: speed } })

/** An attack of a weapon. */
export function aboutStrike(strike: Strike, setting: Setting): About {
  return {
    title: strike.name,
    kind: 'attack',
    lines: linesOf([...strikeLines(strike, setting), speedLine(strike.speed, true)]),
    facts: strikeFacts(strike),
    rules: each<WeaponSpeedRule>(['action-attack', ...strikeRules(strike)]),
  }
}

/** What an item's attacks do; several are told one after the other, each under its name. */
function attackLines({ attacks }: Item, setting: Setting): SeenSlot[] {
  const [only] = attacks
  if (attacks.length === 1 && only !== undefined) return [...strikeLines(only, setting), speedLine(only.speed, true)]
  return attacks.map((strike) =>
    seenOf('{attack}: {does}', {
      attack: { thing: capital(strike.name) },
      does: sentences([...strikeLines(strike, setting), speedLine(strike.speed, true)]),
    }),
  )
}

/** What throwing it does. */
function throwLines({ throwable }: Item, setting: Setting): SeenSlot[] {
  if (throwable === null) return []
  const { range, attack, effects, speed } = throwable
  const does = effectLines(effects, setting.conditions)
  return [
    attack === null ? seenOf('It can be thrown up to {yards}.', { yards: yards(range) }) : carryLine(attack),
    one('It is used up by that.'),
    ...(attack === null ? does : strikeLines(attack, setting).slice(1)),
    ...(attack === null || does.length === 0 ? [] : [whereItHits(does)]),
    speedLine(speed),
  ]
}

/** What using it up does. */
const useLines = ({ consumable }: Item, { conditions }: Setting): SeenSlot[] =>
  consumable === null
    ? []
    : [
        seenOf('It is used up on oneself or on somebody within {yards}.', { yards: yards(TOUCH) }),
        ...effectLines(consumable.effects, conditions),
        speedLine(consumable.speed),
      ]

/** How many hands hold it. */
function handsLine({ natural, hands }: Item): string {
  if (natural) return 'It is grown: no hand holds it.'
  return ['No hand holds it.', 'It takes one hand.', 'It takes both hands.'][hands] as string
}

/** An item; a weapon where it has attacks. */
export function aboutItem(item: Item, setting: Setting): About {
  const { name, about, attacks, defense, armor, consumable, throwable } = item
  const worn = guards(item)
  const lines: SeenSlot[] = [
    ...line(about),
    ...attackLines(item, setting),
    ...(worn.length === 0 ? [] : [seenOf('While it is held or worn: {gives}.', { gives: commas(worn) })]),
    ...useLines(item, setting),
    ...throwLines(item, setting),
    one(handsLine(item)),
  ]
  const thrown = throwable?.attack ?? null
  const [only] = attacks
  const rules: WeaponSpeedRule[] = [
    ...attacks.flatMap((strike): WeaponSpeedRule[] => ['action-attack', ...strikeRules(strike)]),
    ...(defense === 0 ? [] : (['defense-score'] as const)),
    ...(armor === 0 ? [] : (['armor-score', 'armor-reduces'] as const)),
    ...(consumable === null ? [] : (['action-consumable'] as const)),
    ...effectRules(consumable?.effects ?? []),
    ...(throwable === null ? [] : (['action-throw'] as const)),
    ...(thrown === null ? [] : strikeRules(thrown)),
    ...effectRules(throwable?.effects ?? []),
    'declared-is-standard',
  ]
  return {
    title: name,
    kind: attacks.length > 0 ? 'weapon' : 'item',
    lines: linesOf(lines),
    facts: [
      ...factsOf(itemKind, item, NOT_FACTS),
      ...(only === undefined || attacks.length > 1 ? [] : strikeFacts(only)),
    ],
    rules: each(rules),
  }
}

/** Whom something may be aimed at: `an enemy within 8 yards`. */
function aimWords(aim: Aim, range: number): SeenSlot {
  if (aim === 'self' || range === 0) return one('oneself')
  const within = { yards: yards(range) }
  if (aim === 'ally') return seenOf('oneself or an ally within {yards}', within)
  return aim === 'enemy' ? seenOf('an enemy within {yards}', within) : seenOf('anybody within {yards}', within)
}

/** A spell as one casts it. */
export function aboutSpell(spell: Spell, setting: Setting): About {
  const { name, about, range, aim, castingTn, castingBonus, mana, speed, attack, effects } = spell
  const does = effectLines(effects, setting.conditions)
  const casting = { aim: aimWords(aim, range), tn: { number: castingTn } }
  const lines: SeenSlot[] = [
    ...line(about),
    castingBonus === 0
      ? seenOf('Cast on {aim}, by a casting check of {tn} or more.', casting)
      : seenOf('Cast on {aim}, by a casting check of {tn} or more with {bonus}.', {
          ...casting,
          bonus: plus(castingBonus),
        }),
    mana === 0
      ? one('It costs nothing.')
      : seenOf('It costs {mana} Mana, made or missed; Stress may be paid in place of Mana.', {
          mana: { number: mana },
        }),
    ...(attack === null ? [] : strikeLines(attack, setting)),
    ...(attack === null || does.length === 0 ? does : [whereItHits(does)]),
    speedLine(speed),
  ]
  const rules: WeaponSpeedRule[] = [
    'action-cast',
    'cast-check',
    'spell-speed',
    ...(mana === 0 ? [] : (['stress-for-mana', 'stress-cost-limit'] as const)),
    ...(attack === null ? [] : strikeRules(attack)),
    ...effectRules(effects),
  ]
  return {
    title: name,
    kind: 'spell',
    lines: linesOf(lines),
    facts: factsOf(spellKind, spell, NOT_FACTS),
    rules: each(rules),
  }
}

/** A Trait, Class Feature or Talent. */
export function aboutAbility(ability: Ability, { conditions }: Setting): About {
  const { name, about, action, speed, stress, range, aim, effects, gives } = ability
  const given = [
    ...guards(gives),
    ...(gives.woundPoints === 0 ? [] : [seenOf('{n} to the most Wound Points', { n: plus(gives.woundPoints) })]),
    ...(gives.initiative === 0 ? [] : [seenOf('{n} to the initiative roll', { n: plus(gives.initiative) })]),
    ...(gives.speed === 0 ? [] : [speedGiven(gives.speed)]),
  ]
  const on = { aim: aimWords(aim, range) }
  const lines: SeenSlot[] = [
    ...line(about),
    ...(given.length === 0 ? [] : [seenOf('It always gives {given}.', { given: commas(given) })]),
    ...(action === 'passive'
      ? []
      : [
          action === 'free'
            ? seenOf('Called upon as the Free Action, on {aim}.', on)
            : seenOf('Called upon as the declared action, on {aim}.', on),
          ...effectLines(effects, conditions),
          stressLine(stress),
          ...(action === 'free' ? [] : [speedLine(speed)]),
        ]),
    ...(given.length === 0 && action === 'passive' ? [one('It changes no number.')] : []),
  ]
  const rules: WeaponSpeedRule[] = [
    ...(action === 'passive' ? [] : (['stress-as-resource'] as const)),
    ...(gives.defense === 0 ? [] : (['defense-score'] as const)),
    ...(gives.armor === 0 ? [] : (['armor-score'] as const)),
    ...(gives.woundPoints === 0 ? [] : (['wound-points-max'] as const)),
    ...(gives.initiative === 0 ? [] : (['base-initiative'] as const)),
    ...(gives.speed === 0 ? [] : (['speed-per-round'] as const)),
    ...effectRules(effects),
  ]
  return {
    title: name,
    kind: 'ability',
    lines: linesOf(lines),
    facts: factsOf(abilityKind, ability, NOT_FACTS),
    rules: each(rules),
  }
}

/** What calling upon it costs. */
function stressLine(stress: number): SeenSlot {
  if (stress === 0) return one('It costs nothing.')
  return stress === 1
    ? seenOf('It costs 1 point of Stress.', {})
    : seenOf('It costs {points} points of Stress.', { points: { number: stress } })
}

/** What somebody has, by name, in a sentence each. */
export const listLines = ({ items, spells, abilities }: Pick<Entrant, 'items' | 'spells' | 'abilities'>): Words[] =>
  Object.entries({ Items: items, Spells: spells, Abilities: abilities })
    .filter(([, things]) => things.length > 0)
    .map(([title, things]) =>
      inEnglish('{title}: {things}.', {
        title: one(title),
        things: commas(things.map(({ name }): SeenSlot => ({ thing: name }))),
      }),
    )

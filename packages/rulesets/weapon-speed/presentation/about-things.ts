import type { About } from '@fray/kernel/rules'
import { capital, counted, signed } from '@fray/kernel/rules'
import { factsOf } from '../../presentation/facts.ts'
import { TOUCH } from '../actions/using.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import type { Entrant } from '../kinds/combatant.ts'
import { type Item, item as itemKind } from '../kinds/gear.ts'
import { type Ability, ability as abilityKind, type Spell, spell as spellKind } from '../kinds/powers.ts'
import { type Strike, strike as strikeKind } from '../kinds/strikes.ts'
import { type Aim, ATTRIBUTES, DAMAGE_TYPES, MELEE, NO_ATTRIBUTE, THROWN, wordsIn } from '../words.ts'
import { type Conditions, effectLines, effectRules } from './about-effects.ts'
import { yards } from './said.ts'

/*
 * What items, attacks, spells and abilities do, in sentences made from their data: the same in a fight and out of any.
 */

/** `19 or more`; the most that dice show as it is. */
export const orMore = (n: number, most: number): string => (n < most ? `${n} or more` : String(n))

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

const line = (words: string): string[] => (words === '' ? [] : [words])
const each = <T>(all: readonly T[]): T[] => [...new Set(all)]

/** What the explanations hang on in addition to the thing: the conditions that effects name, the dice of the table. */
export interface Setting {
  readonly conditions: Conditions
  /** The natural roll from which an attack is critical, in words. */
  readonly critFrom: (strike: Strike) => string
}

/** `+4 and the Dexterity modifier`; '' for nothing. */
function bonusWords(bonus: number, attribute: number): string {
  const modifier = attribute === NO_ATTRIBUTE ? '' : `the ${capital(ATTRIBUTES[attribute] as string)} modifier`
  if (modifier === '') return bonus === 0 ? '' : signed(bonus)
  return bonus === 0 ? modifier : `${signed(bonus)} and ${modifier}`
}

const typesOf = (strike: Strike): string => wordsIn(DAMAGE_TYPES, strike.types).join(' and ')

/** How far an attack carries: `within 1 yard`. */
const carries = ({ mode, reach }: Strike): string =>
  mode === MELEE
    ? `strikes within ${yards(reach)}`
    : `${mode === THROWN ? 'is thrown' : 'carries'} up to ${yards(reach)}`

/** What an attack deals, in short: `1d8+2 slashing, x2`; '' without damage. */
export function strikeShort(strike: Strike): string {
  const { damage, crit } = strike
  return damage === null ? '' : [`${damage.text} ${typesOf(strike)}`, ...(crit > 0 ? [`x${crit}`] : [])].join(', ')
}

/** What an attack does, in sentences that say "it". */
function strikeLines(strike: Strike, { critFrom, conditions }: Setting): string[] {
  const { damage, crit, bonus, attribute, damageAttribute, strikes } = strike
  const to = bonusWords(bonus, attribute)
  const more = bonusWords(0, damageAttribute)
  return [
    `It ${carries(strike)}, by a roll against Defense${to === '' ? '' : ` with ${to}`}.`,
    ...(strikes > 1 ? [`One attack is ${strikes} strikes, rolled one by one.`] : []),
    ...(damage === null
      ? []
      : [`A hit deals ${damage.text} ${typesOf(strike)} damage${more === '' ? '' : `, with ${more}`}.`]),
    ...(crit > 0
      ? [`A hit by a natural ${critFrom(strike)} is critical: times ${crit}, past Stress, and maybe an injury.`]
      : damage === null
        ? []
        : ['It is never critical.']),
    ...(strike.pierces === 0 ? [] : [`Of Armor ${strike.pierces} does not count against it.`]),
    ...(strike.onHit.length === 0 ? [] : [`Each hit does more: ${effectLines(strike.onHit, conditions).join(' ')}`]),
  ]
}

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
const speedLine = (speed: number, defensive = false): string =>
  `Declared, it adds ${speed} to Initiative${defensive ? `; as a Defensive Attack ${speed + 1}` : ''}.`

/** An attack of a weapon. */
export function aboutStrike(strike: Strike, setting: Setting): About {
  return {
    title: strike.name,
    kind: 'attack',
    lines: [...strikeLines(strike, setting), speedLine(strike.speed, true)],
    facts: strikeFacts(strike),
    rules: each<WeaponSpeedRule>(['action-attack', ...strikeRules(strike)]),
  }
}

/** What an item's attacks do; several are told one after the other, each under its name. */
function attackLines({ attacks }: Item, setting: Setting): string[] {
  const [only] = attacks
  if (attacks.length === 1 && only !== undefined) return [...strikeLines(only, setting), speedLine(only.speed, true)]
  return attacks.map(
    (strike) =>
      `${capital(strike.name)}: ${[...strikeLines(strike, setting), speedLine(strike.speed, true)].join(' ')}`,
  )
}

/** What throwing it does. */
function throwLines({ throwable }: Item, setting: Setting): string[] {
  if (throwable === null) return []
  const { range, attack, effects, speed } = throwable
  const does = effectLines(effects, setting.conditions)
  return [
    attack === null ? `It can be thrown up to ${yards(range)}.` : (strikeLines(attack, setting)[0] as string),
    'It is used up by that.',
    ...(attack === null ? does : strikeLines(attack, setting).slice(1)),
    ...(attack === null || does.length === 0 ? [] : [`Where it hits: ${does.join(' ')}`]),
    speedLine(speed),
  ]
}

/** What using it up does. */
const useLines = ({ consumable }: Item, { conditions }: Setting): string[] =>
  consumable === null
    ? []
    : [
        `It is used up on oneself or on somebody within ${yards(TOUCH)}.`,
        ...effectLines(consumable.effects, conditions),
        speedLine(consumable.speed),
      ]

/** What it gives while it is held or worn: `Defense +1, Armor +1`. */
const wornWords = ({ defense, armor }: Pick<Item, 'defense' | 'armor'>): string =>
  [defense === 0 ? '' : `Defense ${signed(defense)}`, armor === 0 ? '' : `Armor ${signed(armor)}`]
    .filter((one) => one !== '')
    .join(', ')

/** How many hands hold it. */
function handsLine({ natural, hands }: Item): string {
  if (natural) return 'It is grown: no hand holds it.'
  return ['No hand holds it.', 'It takes one hand.', 'It takes both hands.'][hands] as string
}

/** An item; a weapon where it has attacks. */
export function aboutItem(item: Item, setting: Setting): About {
  const { name, about, attacks, defense, armor, consumable, throwable } = item
  const worn = wornWords(item)
  const lines = [
    ...line(about),
    ...attackLines(item, setting),
    ...(worn === '' ? [] : [`While it is held or worn: ${worn}.`]),
    ...useLines(item, setting),
    ...throwLines(item, setting),
    handsLine(item),
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
    lines,
    facts: [
      ...factsOf(itemKind, item, NOT_FACTS),
      ...(only === undefined || attacks.length > 1 ? [] : strikeFacts(only)),
    ],
    rules: each(rules),
  }
}

/** Whom something may be aimed at: `an enemy within 8 yards`. */
function aimWords(aim: Aim, range: number): string {
  if (aim === 'self' || range === 0) return 'oneself'
  const whom = { ally: 'oneself or an ally', enemy: 'an enemy', anyone: 'anybody' }[aim]
  return `${whom} within ${yards(range)}`
}

/** A spell as one casts it. */
export function aboutSpell(spell: Spell, setting: Setting): About {
  const { name, about, range, aim, castingTn, castingBonus, mana, speed, attack, effects } = spell
  const does = effectLines(effects, setting.conditions)
  const lines = [
    ...line(about),
    `Cast on ${aimWords(aim, range)}, by a casting check of ${castingTn} or more${castingBonus === 0 ? '' : ` with ${signed(castingBonus)}`}.`,
    mana === 0 ? 'It costs nothing.' : `It costs ${mana} Mana, made or missed; Stress may be paid in place of Mana.`,
    ...(attack === null ? [] : strikeLines(attack, setting)),
    ...(attack === null || does.length === 0 ? does : [`Where it hits: ${does.join(' ')}`]),
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
  return { title: name, kind: 'spell', lines, facts: factsOf(spellKind, spell, NOT_FACTS), rules: each(rules) }
}

/** A Trait, Class Feature or Talent. */
export function aboutAbility(ability: Ability, { conditions }: Setting): About {
  const { name, about, action, speed, stress, range, aim, effects, gives } = ability
  const given = [
    wornWords(gives),
    gives.woundPoints === 0 ? '' : `${signed(gives.woundPoints)} to the most Wound Points`,
    gives.initiative === 0 ? '' : `${signed(gives.initiative)} to the initiative roll`,
    gives.speed === 0 ? '' : `Speed ${signed(gives.speed)} ${Math.abs(gives.speed) === 1 ? 'yard' : 'yards'}`,
  ].filter((one) => one !== '')
  const lines = [
    ...line(about),
    ...(given.length === 0 ? [] : [`It always gives ${given.join(', ')}.`]),
    ...(action === 'passive'
      ? []
      : [
          `Called upon as ${action === 'free' ? 'the Free Action' : 'the declared action'}, on ${aimWords(aim, range)}.`,
          ...effectLines(effects, conditions),
          stress === 0 ? 'It costs nothing.' : `It costs ${counted(stress, 'point')} of Stress.`,
          ...(action === 'free' ? [] : [speedLine(speed)]),
        ]),
    ...(given.length === 0 && action === 'passive' ? ['It changes no number.'] : []),
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
  return { title: name, kind: 'ability', lines, facts: factsOf(abilityKind, ability, NOT_FACTS), rules: each(rules) }
}

/** What somebody has, by name, in a sentence each. */
export const listLines = ({ items, spells, abilities }: Pick<Entrant, 'items' | 'spells' | 'abilities'>): string[] =>
  Object.entries({ Items: items, Spells: spells, Abilities: abilities })
    .filter(([, things]) => things.length > 0)
    .map(([title, things]) => `${title}: ${things.map(({ name }) => name).join(', ')}.`)

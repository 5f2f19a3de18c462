import { capital, type Message, plainly, positionsOf, say } from '@fray/kernel/rules'

/** The attributes, by position. */
export const ATTRIBUTES = ['strength', 'agility', 'dexterity', 'perception', 'memory', 'insight'] as const
export const { strength: STRENGTH, agility: AGILITY, insight: INSIGHT } = positionsOf(ATTRIBUTES)
/** Attributes as numbers name them, by position. */
export const ATTRIBUTE_NAMES = ATTRIBUTES.map((one) => capital(one))
/** No attribute: a total that stands in the data as it is. */
export const NO_ATTRIBUTE = -1

/** The skills that the rules use, by position; their totals stand in the stat block. */
export const SKILLS = ['heal', 'intimidation', 'balance'] as const
export const { heal: HEAL, intimidation: INTIMIDATION } = positionsOf(SKILLS)

/** The damage types, by position; a set of them is a number whose bit n says that type n is in it. */
export const DAMAGE_TYPES = [
  'blunt',
  'piercing',
  'slashing',
  'chopping',
  'fire',
  'cold',
  'electric',
  'sonic',
  'acid',
  'holy',
  'unholy',
] as const
/** What a wound can be marked with: the damage types, then losses that have none of them (`wound-mark-types`). */
export const WOUND_MARKS = [...DAMAGE_TYPES, 'strain', 'bleeding'] as const
export const STRAIN_BIT = 1 << DAMAGE_TYPES.length
export const BLEEDING_BIT = 2 << DAMAGE_TYPES.length

/** How an attack reaches its target. */
export const MODES = ['melee', 'ranged', 'thrown'] as const
export const { melee: MELEE, ranged: RANGED, thrown: THROWN } = positionsOf(MODES)

/** Where an item is, by position. `body`: grown (claws) or worn (armor), in nobody's hands. */
export const PLACES = ['main', 'off', 'both', 'body', 'carried', 'ground', 'used-up'] as const
export const MAIN_HAND = 0
export const OFF_HAND = 1
export const BOTH_HANDS = 2
export const ON_BODY = 3
export const CARRIED = 4
export const ON_GROUND = 5
export const USED_UP = 6

/** The arms, by position, and the hands that something may be held in: each, or both. */
export const ARMS = ['main', 'off'] as const
export const HANDS = [...ARMS, 'both'] as const

/** What may be declared, by position (`declaration-contents`). */
export const KINDS = [
  'move',
  'attack',
  'cast',
  'consume',
  'throw',
  'full-defense',
  'defensive',
  'heal',
  'intimidate',
  'activate',
  'pick-up',
  'stand-up',
  'improvise',
] as const
/** The same for people who choose: before the name of what is declared, where it names something. */
export const KIND_LABELS = [
  'move only',
  'attack',
  'cast',
  'use',
  'throw',
  'Full-Defense',
  'Defensive Attack',
  'Heal check',
  'Intimidation check',
  'call upon',
  'pick something up',
  'stand up',
  'something else',
] as const
/** The same for those who hear what somebody has declared. */
export const KIND_WORDS = [
  'moving only',
  'an attack',
  'a spell',
  'using something up',
  'throwing something',
  'Full-Defense',
  'a Defensive Attack',
  'a Heal check',
  'an Intimidation check',
  'calling upon an ability',
  'picking something up',
  'standing up',
  'something else',
] as const
/** Moving only. */
export const JUST_MOVE = 0
export const ATTACK = 1
export const CAST = 2
export const CONSUME = 3
export const THROW = 4
export const FULL_DEFENSE = 5
/** A Defensive Attack; without a thing it is the one that does not attack. */
export const DEFENSIVE = 6
export const HEAL_CHECK = 7
export const INTIMIDATE = 8
export const ACTIVATE = 9
export const PICK_UP = 10
export const STAND_UP = 11
export const IMPROVISE = 12

/** What a condition or an injury does besides adding to numbers, with what is said of it; the order is that of the bits. */
export const FLAGS = {
  halfSpeed: 'Speed is halved.',
  noMove: 'They cannot move.',
  noStanding: 'They cannot get up.',
  paralyzed: 'They do not move, do nothing but speak, and have no Reaction.',
  noReaction: 'They have no Reaction.',
  noSpeech: 'They cannot speak.',
  noBreath: 'They cannot breathe: at the end of each round the referee says what that costs.',
  oneActionInTwo: 'They take at most one action in any two rounds in a row.',
  prone: 'They lie on the ground.',
} as const
export type Flag = keyof typeof FLAGS
export const FLAG_NAMES = Object.keys(FLAGS) as Flag[]

/** What an injury does to the arm or hand on its side. */
export const LIMBS = ['none', 'no-attack', 'no-hold'] as const
export const NO_LIMB = 0
/** No attacks with that arm. */
export const NO_ATTACK = 1
/** It can hold nothing: what it holds drops, and so it cannot be used. */
export const NO_HOLD = 2

/** Whom a spell, an item or an ability can be aimed at. */
export const AIMS = ['self', 'ally', 'enemy', 'anyone'] as const
export type Aim = (typeof AIMS)[number]

/** What has become of a combatant in addition to what its Wound Points say. */
export const STATES = ['in', 'fleeing', 'surrendered', 'fled', 'dead'] as const
export const { in: IN, fleeing: FLEEING, surrendered: SURRENDERED, fled: FLED, dead: DEAD } = positionsOf(STATES)

/** The Intimidation against one whom nobody has intimidated. */
export const NOT_INTIMIDATED = -1000

/** Words of a list as a set: bit n says that the word at position n is in it. */
export const setOf = (words: readonly string[], some: readonly unknown[]): number =>
  words.reduce((bits, word, i) => (some.includes(word) ? bits | (1 << i) : bits), 0)

/** The words of such a set. */
export const wordsIn = <W extends string>(words: readonly W[], bits: number): W[] =>
  words.filter((_, i) => ((bits >>> i) & 1) === 1)

/** Yards as they are said. */
export const yardsSaid = (n: number): Message => (n === 1 ? plainly('1 yard') : say('{n} yards', { n: { number: n } }))

/** A wound in words: `8 slashing`. */
export const woundText = (amount: number, marks: number): string => [amount, ...wordsIn(WOUND_MARKS, marks)].join(' ')

/** Where an item is, in words. */
export const PLACE_WORDS = ['in the main hand', 'in the off hand', 'in both hands', 'on', 'put away'] as const

/** Only hits are special here. */
export const blowWord = (): string => 'critical'

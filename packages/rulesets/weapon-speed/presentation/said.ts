import { capital, inEnglish, plus, type SeenMessage, type SeenSlot, seenOf, type Words } from '@fray/kernel/rules'
import type { Bearing } from '../kinds/conditions.ts'
import type { Injury } from '../kinds/injuries.ts'
import { ATTRIBUTES, DAMAGE_TYPES, FLAG_NAMES, FLAGS, LIMBS, NO_ATTACK, NO_LIMB, SKILLS, wordsIn } from '../words.ts'

/*
 * Pieces of sentences about what things do, as messages; and how they become English.
 */

/** A word of a list, or a sentence of the data: it is its own template. What could be taken for slots stays as it is. */
export const one = (words: string): SeenSlot => (/[{}]/.test(words) ? { said: words } : { key: words, slots: {} })

/** Dice as they are written. */
export const dice = (text: string): SeenSlot => ({ thing: text })

/** Things by name: `knife and Lamp flask`. */
export const named = (all: readonly string[]): SeenSlot => ({ list: all.map((thing) => ({ thing })) })

/** A message in English. */
export const inWords = (message: SeenSlot): Words => inEnglish('{words}', { words: message })

/** Messages in English, each a line. */
export const linesOf = (all: readonly SeenSlot[]): Words[] => all.map(inWords)

/** Some, one after the other, with what stands between two of them. */
function inARow(all: readonly SeenSlot[], next: (first: SeenSlot, next: SeenSlot) => SeenMessage): SeenSlot {
  return all.length === 0 ? { said: '' } : all.reduce(next)
}

/** `a, b, c`. */
export const commas = (all: readonly SeenSlot[]): SeenSlot =>
  inARow(all, (first, next) => seenOf('{first}, {next}', { first, next }))

/** `a; b; c`. */
export const semicolons = (all: readonly SeenSlot[]): SeenSlot =>
  inARow(all, (first, next) => seenOf('{first}; {next}', { first, next }))

/** Sentences, one after the other. */
export const sentences = (all: readonly SeenSlot[]): SeenSlot =>
  inARow(all, (first, next) => seenOf('{first} {next}', { first, next }))

/** `a and b`. */
export const both = (all: readonly SeenSlot[]): SeenSlot =>
  inARow(all, (first, next) => seenOf('{first} and {next}', { first, next }))

/** `1 yard`, `3 yards`. */
export const yards = (n: number): SeenMessage =>
  n === 1 ? seenOf('1 yard', {}) : seenOf('{n} yards', { n: { number: n } })

/** The same in English. */
export const yardsWords = (n: number): Words => inWords(yards(n))

/** `Strength and Agility`, for bits by position in ATTRIBUTES. */
export const attributesIn = (bits: number): SeenSlot => ({
  list: wordsIn(ATTRIBUTES, bits).map((name) => one(capital(name))),
})

/** `1d6 slashing and fire`, for bits by position in DAMAGE_TYPES. */
export function typedDice(text: string, types: number): SeenMessage {
  const found = wordsIn(DAMAGE_TYPES, types)
  return found.length === 0
    ? seenOf('{dice}', { dice: dice(text) })
    : seenOf('{dice} {types}', { dice: dice(text), types: both(found.map(one)) })
}

/** `Speed +2 yards`. */
export const speedGiven = (speed: number): SeenMessage =>
  Math.abs(speed) === 1
    ? seenOf('Speed {speed} yard', { speed: plus(speed) })
    : seenOf('Speed {speed} yards', { speed: plus(speed) })

/** `Defense +1`, `Armor +1`: what is not nothing of both. */
export const guards = ({ defense, armor }: { readonly defense: number; readonly armor: number }): SeenMessage[] => [
  ...(defense === 0 ? [] : [seenOf('Defense {n}', { n: plus(defense) })]),
  ...(armor === 0 ? [] : [seenOf('Armor {n}', { n: plus(armor) })]),
]

/** What a condition or an injury changes as long as it lasts, in sentences; none where it changes nothing. */
export function bearingLines(bearing: Bearing): SeenSlot[] {
  const { attack, speed, skills, markers } = bearing
  const guarding = guards(bearing)
  const n = plus(attack)
  const sums = [
    ...guarding,
    ...(attack === 0
      ? []
      : [guarding.length === 0 ? seenOf('Attack rolls {n}', { n }) : seenOf('attack rolls {n}', { n })]),
    ...(speed === 0 ? [] : [speedGiven(speed)]),
    ...SKILLS.flatMap((skill, i) =>
      skills[i] === 0 ? [] : [seenOf('{skill} {n}', { skill: one(capital(skill)), n: plus(skills[i]) })],
    ),
  ]
  return [
    ...(sums.length === 0 ? [] : [seenOf('{sums}.', { sums: commas(sums) })]),
    ...FLAG_NAMES.filter((flag) => bearing[flag]).map((flag) => one(FLAGS[flag])),
    ...markers.map((marker) =>
      seenOf('A marker, for the referee to say what it means: {marker}.', { marker: one(marker) }),
    ),
  ]
}

/** What an injury does, in sentences: when it comes about, then as long as it lasts. */
export function injuryLines({ side, limb, damage, attributes, bearing }: Injury): SeenSlot[] {
  const bears = bearingLines(bearing)
  return [
    ...(side ? [one('A d4 says on which side it is.')] : []),
    ...(damage === null
      ? []
      : [
          seenOf('It takes {dice} off {attributes}, for good until restored.', {
            dice: dice(damage.text),
            attributes: attributesIn(attributes),
          }),
        ]),
    ...(limb === NO_LIMB ? [] : [one(ARM[LIMBS[limb] as keyof typeof ARM])]),
    ...bears,
    ...(damage === null && limb < NO_ATTACK && bears.length === 0 ? [one('It changes no number.')] : []),
  ]
}

const ARM = {
  'no-attack': 'That arm makes no attacks.',
  'no-hold': 'That hand can hold nothing, and drops what it holds.',
} as const

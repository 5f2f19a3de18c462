import { capital, counted, listText, signed } from '@fray/kernel/rules'
import type { Bearing } from '../kinds/conditions.ts'
import type { Injury } from '../kinds/injuries.ts'
import { ATTRIBUTES, LIMBS, NO_ATTACK, NO_LIMB, SKILLS, wordsIn } from '../words.ts'

/*
 * Pieces of sentences about what things do.
 */

/** `1 yard`, `3 yards`. */
export const yards = (n: number): string => counted(n, 'yard')

/** `Strength and Agility`, for bits by position in ATTRIBUTES. */
export const attributeWords = (bits: number): string => listText(wordsIn(ATTRIBUTES, bits).map(capital))

/** What is said of each yes of a bearing. */
const FLAGS = {
  halfSpeed: 'Speed is halved.',
  noMove: 'It cannot move.',
  prone: 'It lies on the ground.',
  noStanding: 'It cannot get up.',
  paralyzed: 'It does not move, does nothing but speak, and has no Reaction.',
  noReaction: 'It has no Reaction.',
  noSpeech: 'It cannot speak.',
  noBreath: 'It cannot breathe: at the end of each round the referee says what that costs.',
  oneActionInTwo: 'It takes at most one action in any two rounds in a row.',
} as const satisfies Partial<Record<keyof Bearing, string>>

/** What a condition or an injury changes as long as it lasts, in sentences; none where it changes nothing. */
export function bearingLines(bearing: Bearing): string[] {
  const { defense, armor, attack, speed, skills, markers } = bearing
  const sums = [
    defense === 0 ? '' : `Defense ${signed(defense)}`,
    armor === 0 ? '' : `Armor ${signed(armor)}`,
    attack === 0 ? '' : `attack rolls ${signed(attack)}`,
    speed === 0 ? '' : `Speed ${signed(speed)} ${Math.abs(speed) === 1 ? 'yard' : 'yards'}`,
    ...SKILLS.map((skill, i) => (skills[i] === 0 ? '' : `${capital(skill)} ${signed(skills[i])}`)),
  ].filter((one) => one !== '')
  const flags = Object.entries(FLAGS) as [keyof typeof FLAGS, string][]
  return [
    ...(sums.length === 0 ? [] : [`${capital(sums.join(', '))}.`]),
    ...flags.filter(([field]) => bearing[field]).map(([, words]) => words),
    ...markers.map((marker) => `A marker, for the referee to say what it means: ${marker}.`),
  ]
}

/** What an injury does, in sentences: when it comes about, then as long as it lasts. */
export function injuryLines({ side, limb, damage, attributes, bearing }: Injury): string[] {
  const arm = limb === NO_LIMB ? [] : [ARM[LIMBS[limb] as keyof typeof ARM]]
  return [
    ...(side ? ['A d4 says on which side it is.'] : []),
    ...(damage === null ? [] : [`It takes ${damage.text} off ${attributeWords(attributes)}, for good until restored.`]),
    ...arm,
    ...bearingLines(bearing),
    ...(damage === null && limb < NO_ATTACK && bearingLines(bearing).length === 0 ? ['It changes no number.'] : []),
  ]
}

const ARM = {
  'no-attack': 'That arm makes no attacks.',
  'no-hold': 'That hand can hold nothing, and drops what it holds.',
} as const

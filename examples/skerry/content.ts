import { type About, compileDice, inEnglish, type Words, written } from '@fray/kernel/rules'
import type { SkerryRule } from './catalogue/rule-ids.ts'

/** What a weapon takes, and what else it is. */
interface Weapon {
  readonly takes: string
  readonly traits: readonly ('long' | 'heavy' | 'hook')[]
}

const WEAPONS: Readonly<Record<string, Weapon>> = {
  knife: { takes: '1d6', traits: [] },
  cudgel: { takes: '1d6+1', traits: [] },
  hatchet: { takes: '1d8', traits: [] },
  gaff: { takes: '1d6', traits: ['hook'] },
  boathook: { takes: '1d6', traits: ['long', 'hook'] },
  harpoon: { takes: '1d8', traits: ['long'] },
  oar: { takes: '1d10', traits: ['heavy', 'long'] },
  anchor: { takes: '2d6', traits: ['heavy', 'hook'] },
}
const entries = Object.entries(WEAPONS)
export const WEAPON_NAMES = Object.keys(WEAPONS)

/** The dice of each weapon, at its place among the names. */
export const dice = entries.map(([, { takes }]) => compileDice(takes))
/** What a stone takes, and a fall, and the sea. */
export const D4 = compileDice('1d4')

/** Whether a weapon has a trait. */
export const has = (weapon: number, trait: Weapon['traits'][number]): boolean =>
  entries[weapon][1].traits.includes(trait)

const rulesOf = ({ traits }: Weapon): SkerryRule[] => ['weapon', ...traits]

/** How each weapon stands on a card. */
export const arms = entries.map(([name, weapon]) => ({
  name,
  words: [weapon.takes, ...weapon.traits].join(', '),
  ready: true,
  rules: rulesOf(weapon),
}))

/** What is worn: one thing each. */
export const GEAR = ['nothing', 'cork', 'mail', 'boots', 'rope'] as const
/** Their places among the words. */
export const [, CORK, MAIL, BOOTS, ROPE] = [...GEAR.keys()]

const GEAR_SAYS: readonly [title: (typeof GEAR)[number] & SkerryRule, line: string][] = [
  ['cork', 'Its wearer swallows no water.'],
  ['mail', '2 more Guard; twice as much water swallowed.'],
  ['boots', 'Being awash costs nothing; 4 more to clamber.'],
  ['rope', 'Hauls from two ledges below.'],
]

const TRAIT_SAYS: Readonly<Record<Weapon['traits'][number], Words>> = {
  long: inEnglish('It reaches two ledges.'),
  heavy: inEnglish('A swimmer cannot strike with it.'),
  hook: inEnglish('It adds 2 to shoves.'),
}

/** What `fray content` says of each. */
export const ready: readonly About[] = [
  ...entries.map(([title, weapon]) => {
    const facts = [{ label: inEnglish('takes'), value: written(weapon.takes) }]
    return {
      title,
      kind: 'weapon',
      lines: weapon.traits.map((trait) => TRAIT_SAYS[trait]),
      facts,
      rules: rulesOf(weapon),
    }
  }),
  ...GEAR_SAYS.map(([title, line]) => ({ title, kind: 'gear', lines: [written(line)], facts: [], rules: [title] })),
]

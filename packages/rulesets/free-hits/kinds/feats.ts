import type { ValueOf } from '../../kinds/field.ts'
import { named } from '../../kinds/named.ts'
import { hint, type Path } from '../../loading/problems.ts'
import { freeHitsContent } from '../content/content.ts'
import { ATTACK_KINDS, FEAT_MOMENTS, MODES, MOST_FOCUS, SNEAKING } from '../words.ts'
import { amount } from './effects.ts'
import { about, choice, id, idOf, kind, list, number, type Reader, several, text, variants } from './fields.ts'
import { against, type Item } from './gear.ts'

/** How many weapons can be chosen for a feat about chosen weapons (`feat-weapon-focus`). */
const MOST_CHOSEN = 3

const points = (says: string, max = 99) => number(says, { min: 1, max, needed: 'Say how many.' })
const change = (says: string) => number(says, { min: -99, max: 99, needed: 'Say how many.' })
const dice = amount('How much: a number or dice.', { needed: 'This has no "amount".' })
const when = choice(ATTACK_KINDS, 'On which attacks.', { default: 'any' })

/** One thing that a feat changes (`feats-change-rules`), by the word under `feat`. */
const featEffect = variants('feat-effect', 'What a feat changes.', 'feat', {
  'sneak-dice': { says: 'More dice of sneak damage.', fields: { amount: points('How many d4.') } },
  'summoning-slots': { says: 'Controls more summoned units.', fields: { amount: points('How many more.') } },
  'dodge-while-channeling': { says: 'Channeling does not make them flat-footed.', fields: {} },
  'full-speed': {
    says: 'Some ways of getting about do not slow it.',
    fields: {
      modes: several(MODES, 'Which: sneaking, swimming, climbing, tumbling.', {
        first: SNEAKING,
        needed: 'Say which ways of getting about.',
      }),
    },
  },
  zone: { says: 'A larger melee zone.', fields: { spaces: points('Squares that its zone reaches.') } },
  'weapon-dice': {
    says: 'More dice of damage with the chosen weapons.',
    fields: { amount: points('How many more dice.', MOST_FOCUS) },
  },
  movement: { says: 'More movement.', fields: { amount: change('Squares.') } },
  'free-attack': {
    says: 'One more attack, which takes a free hit slot.',
    fields: {
      when: choice(FEAT_MOMENTS, 'When it comes.', { default: 'own-turn', needed: 'Say when it comes.' }),
      once: choice(['turn', 'round', 'never-limited'], 'Once a turn or a round, or limited only by its slots.', {
        default: 'never-limited',
      }),
    },
  },
  reduce: { says: 'Lowers damage that is dealt to it.', fields: { amount: dice, against } },
  slots: { says: 'More free hit slots.', fields: { amount: change('How many.') } },
  accuracy: { says: 'Added to attack rolls.', fields: { amount: change('Added to the roll.'), when } },
  damage: { says: 'More damage.', fields: { amount: dice, when } },
  disengage: {
    says: 'Disengages for one Bonus Action.',
    fields: { cost: choice(['bonus'], 'What it costs.', { default: 'bonus' }) },
  },
})

/** A feat: a content id or a map. */
export const feat = kind('feat', 'A feat: a content id or a map.', {
  content: { kind: 'feats', built: freeHitsContent.feats, alias: 'feat' },
  fields: {
    id,
    name: text('What people call it.', { min: 1, needed: 'This feat has no "name".' }),
    about,
    effects: list(featEffect, 'What it changes.'),
    weapons: list(text('The id or the name of a weapon.'), 'The weapons that it is about, by id.'),
  },
  complete(value, { lost, wrong, at, from, path }) {
    if (!lost && value.effects.length === 0) {
      wrong(null, 'This feat changes nothing: give it "effects".', 'feats-change-rules')
    }
    const name = value.name === '' ? from : value.name
    return { ...value, id: idOf(value.id, from, name), name, written: { path, weapons: at('weapons'), lost } }
  },
})

/** A feat, and where it was written. */
type Draft = ValueOf<typeof feat>
export interface Feat extends Omit<Draft, 'written'> {}

export const feats = list(feat, 'Its feats.', { complete: named('feat') })

/** A feat of somebody with these things, with the weapons chosen for it: of the content, or of its own. */
export function settleFeat(r: Reader, { written, ...feat }: Draft, gear: readonly Item[]): Feat {
  const { path, weapons, lost } = written
  const about = feat.effects.some((effect) => effect.feat === 'weapon-dice')
  const wrong = (where: Path, message: string) => r.problems.add(where, message, 'feat-weapon-focus')
  const count = feat.weapons.length
  if (!lost && about && count === 0) {
    wrong(path, `The feat ${feat.name} is about weapons: name them under "weapons".`)
  } else if (!lost && !about && count > 0) {
    wrong(weapons, `The feat ${feat.name} is about no weapon: leave "weapons" out.`)
  } else if (count > MOST_CHOSEN) {
    wrong(weapons, `${count} weapons are chosen for ${feat.name}: ${MOST_CHOSEN} at most can be.`)
  }
  const own = gear.filter(({ weapon }) => weapon !== null)
  const chosen = feat.weapons.map((word, i) => chooseWeapon(r, word, [...weapons, i], own))
  return { ...feat, weapons: [...new Set(chosen)] }
}

/** The id of the weapon of that id or name. */
function chooseWeapon(r: Reader, word: string, path: Path, own: readonly Item[]): string {
  const wanted = word.toLowerCase()
  const found = own.find(({ id }) => id === word) ?? own.find(({ name }) => name.toLowerCase() === wanted)
  if (found !== undefined || r.content.has('weapons', word)) return found?.id ?? word
  const known = [...new Set([...own.map(({ id }) => id), ...r.content.ids('weapons')])]
  r.problems.add(path, `There is no weapon "${word}".${hint(word, known)}`, 'feat-weapon-focus')
  return word
}

import { compileDice, DICE_LIMITS, type Pool, parseDice, type Words } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import type { ValueOf } from '../../kinds/field.ts'
import { named } from '../../kinds/named.ts'
import { asWritten, diceWord, followed, type Grammar, phrases, readShort } from '../../kinds/short.ts'
import { described } from '../../loading/declare.ts'
import { numbered } from '../../loading/names.ts'
import { isMap } from '../../loading/problems.ts'
import { idsSchema } from '../../loading/schema.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import { freeHitsContent } from '../content/content.ts'
import { CARRIED, IN_HAND, IN_PACK, MELEE, MOST_FOCUS, NATURAL, RANGED, WEAPON_KINDS } from '../words.ts'
import { amount, checkEnds, type Effect, effects } from './effects.ts'
import { about, custom, dice, flag, id, idOf, kind, list, maybe, number, text, word, yesNo } from './fields.ts'

const NOTHING = compileDice('0')

/** A weapon. */
export interface Weapon {
  /** Position in WEAPON_KINDS; natural ones are always held and count as melee. */
  readonly kind: number
  /** The pool's dice in the order named: the first is the one that weapon focus adds. */
  readonly damage: Pool
  /** The same with one, two ... more dice of the first kind (`weapon-focus-die`). */
  readonly focused: readonly Pool[]
  readonly addStrength: boolean
  /** Added to attack rolls with it. */
  readonly accuracy: number
  /** Squares, for ranged ones. */
  readonly range: number
  readonly physical: boolean
  /** The type of its damage, a free word. */
  readonly type: string
  readonly onHit: readonly Effect[]
}

/** Something carried; a weapon when it has `weapon`. */
export interface Item {
  readonly id: string
  readonly name: string
  readonly about: Words
  readonly weapon: Weapon | null
  /** Position in CARRIED; ON_GROUND: it lies in its owner's square. */
  readonly carried: number
}

/** The same as it is written: null where nothing says where it is. */
interface Draft extends Omit<Item, 'carried'> {
  readonly carried: number | null
}

/** The same dice with so many more of the first-named kind; a flat number stays what it is. */
function withFocus(pool: Pool, more: number): Pool {
  const { terms, bonus } = parseDice(pool.text)
  const first = terms.findIndex(({ sign }) => sign === 1)
  const fuller = terms.map((term, i) => {
    if (i !== first) return term
    const added = Math.min(more, DICE_LIMITS.count - term.count)
    const keep = term.keep === null ? null : { ...term.keep, count: term.keep.count + added }
    return { ...term, count: term.count + added, keep }
  })
  return compileDice({ terms: fuller, bonus })
}

const weaponShort: Grammar<FreeHitsRule> = {
  shape:
    'A weapon in short is NAME melee|ranged|natural DICE [range N] [strength|no-strength] [type WORD] [sheathed|ground]',
  rule: 'damage-by-weapon',
  pieces: [
    phrases(Object.fromEntries(WEAPON_KINDS.map((kind) => [kind, { kind }])), true),
    phrases(Object.fromEntries(CARRIED.map((carried) => [carried, { carried }])), true),
    followed(
      'range',
      /^\d{1,4}$/,
      (squares) => ({ range: Number(squares) }),
      'a number of squares, as in range 20',
      asWritten('range'),
    ),
    followed('type', /./, (_, type) => ({ type }), 'a word, as in type fire', asWritten('type')),
    phrases({ strength: { addStrength: true }, 'no-strength': { addStrength: false } }),
    diceWord('damage'),
  ],
}

/** Dice may have spaces around their signs. */
const withoutGaps = (text: string): string =>
  text
    .split('+')
    .map((part) => part.trim())
    .join('+')

const weaponFields = {
  id,
  name: text('What people call it.', { min: 1, needed: 'This weapon has no "name".' }),
  about,
  kind: maybe(word(WEAPON_KINDS, 'Melee, ranged, or natural: part of the body and always at hand.')),
  damage: dice('Dice of damage.', { rule: 'damage-by-weapon' }),
  addStrength: yesNo('Whether Strength is added to its damage: yes, but for ranged weapons no by default.'),
  accuracy: number('Added to attack rolls with it.', { min: -99, max: 99, default: 0, rule: 'attack-roll' }),
  range: number('Squares that a ranged weapon reaches.', { min: 1, max: 1000, default: 0, rule: 'melee-range' }),
  physical: flag('Whether it can be aimed and armor against physical damage helps.', { default: true }),
  type: text('The type of its damage: any word.'),
  onHit: effects('What a hit does besides its damage.'),
  carried: maybe(
    word(
      CARRIED,
      "Where it is: a weapon in hand, anything else in the pack by default. On the ground it lies in its owner's square.",
    ),
  ),
}

const OF_WEAPONS = ['kind', 'damage', 'addStrength', 'accuracy', 'range', 'physical', 'type', 'onHit'] as const

/** A weapon of a combatant: a content id, a short text, or a map. */
export const weapon = kind(
  'weapon',
  'A weapon: a content id, a short text such as "bow ranged 1d6 range 20", or a map.',
  {
    content: { kind: 'weapons', built: freeHitsContent.weapons },
    short: {
      whole: 'kind',
      examples: ['hook melee d6', 'bow ranged 1d6 range 20 sheathed'],
      parse: (said, r, path) => readShort(r.problems, withoutGaps(said), path, weaponShort),
    },
    fields: weaponFields,
    complete(value, { raw, from, lost, wrong, at }, r): Draft {
      const { addStrength, accuracy, range, physical, type, onHit } = value
      const name = value.name === '' ? from : value.name
      const kind = value.kind ?? MELEE
      const damage = value.damage ?? NOTHING
      checkEnds(r, onHit, at('onHit'))
      if (!lost && raw.kind === undefined) {
        wrong(null, 'This weapon has no "kind": melee, ranged or natural.', 'damage-by-weapon')
      } else if (!lost) {
        if (raw.damage === undefined) wrong(null, 'This weapon has no "damage": dice such as 1d8.', 'damage-by-weapon')
        if (kind === RANGED && raw.range === undefined) {
          wrong(null, 'What is shot or thrown needs a "range" in squares.', 'melee-range')
        }
        if (kind !== RANGED && raw.range !== undefined) {
          const what = kind === NATURAL ? 'A natural weapon' : 'A melee weapon'
          const right = 'leave "range" out, or make it "kind: ranged"'
          wrong('range', `${what} reaches the melee zone and has no range: ${right}.`, 'melee-range')
        }
        if (kind === NATURAL && (value.carried ?? IN_HAND) > IN_HAND) {
          wrong('carried', `${name} is part of its owner and always at hand: leave "carried" out.`, 'weapon-in-hand')
        }
      }
      return {
        id: idOf(value.id, from, name),
        name,
        about: value.about,
        carried: kind === NATURAL ? IN_HAND : value.carried,
        weapon: {
          kind,
          damage,
          focused: Array.from({ length: MOST_FOCUS }, (_, i) => withFocus(damage, i + 1)),
          addStrength: addStrength ?? kind !== RANGED,
          accuracy,
          range: kind === RANGED ? range : 0,
          physical,
          type,
          onHit,
        },
      }
    },
    apart: ({ weapon }) => weapon ?? {},
    without: ({ weapon }) => (weapon === null ? OF_WEAPONS : weapon.kind === RANGED ? [] : ['range']),
  },
)

/** Something that is no weapon. */
const thing = kind('thing', 'Something that is carried and is no weapon.', {
  fields: {
    id,
    name: text('What people call it.', { min: 1, needed: 'This item has no "name".' }),
    about,
    carried: weaponFields.carried,
  },
  complete: (value): Draft => ({ ...value, id: idOf(value.id, '', value.name), weapon: null }),
})

/** Something else that is carried, by its name; a weapon if it is one of the content, or says how it strikes. */
const item = custom<Draft | null>('Something that is carried: a name, the id of a weapon, or a map.', {
  schema: described(
    z.union(
      [idsSchema(freeHitsContent.weapons, 'weapons'), z.string().check(z.minLength(1)), weapon.map],
      'should be an item: a name or a map',
    ),
    { id: 'item', description: 'Something that is carried: a name, the id of a weapon, or a map.' },
  ),
  shape: weapon.shape,
  read(r, raw, path) {
    if (typeof raw === 'string' && !r.content.has('weapons', raw)) return thing.read(r, { name: raw }, path)
    const isWeapon = !isMap(raw) || ['from', 'kind', 'damage'].some((key) => (raw[key] ?? undefined) !== undefined)
    return isWeapon ? weapon.read(r, raw, path) : thing.read(r, raw, path)
  },
  write: (value) => (value === null ? undefined : weapon.write(value)),
})

export const weapons = list(weapon, 'Its weapons.')
export const items = list(item, 'What else it carries.')

/** Everything that a unit has, each thing with a name of its own: `Knife`, `Knife 2`. */
export function settleGear(weapons: readonly Draft[], others: readonly Draft[]): readonly Item[] {
  const taken = new Set<string>()
  const settled = (usual: number) => (one: Draft) => ({
    ...one,
    name: numbered(one.name, taken),
    carried: one.carried ?? usual,
  })
  return [...weapons.map(settled(IN_HAND)), ...others.map(settled(IN_PACK))]
}

/** What a reduction is against: types of damage, `physical`, or `any`, which is meant where nothing is said. */
export const against = custom<readonly string[]>('Types of damage, physical, or any: any by default.', {
  rule: 'damage-order',
  schema: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
  shape: { type: 'list', of: { type: 'text' } },
  read(_r, raw) {
    const words = (Array.isArray(raw) ? raw : []).filter((word) => typeof word === 'string')
    return words.length === 0 ? [ANY_DAMAGE] : [...new Set(words)]
  },
  write: (words) => words,
})
const ANY_DAMAGE = 'any'

/** Armor, or whatever else lowers damage (`damage-order`). */
export const armor = kind('armor', 'Armor, or whatever else lowers damage: a content id or a map.', {
  content: { kind: 'armors', built: freeHitsContent.armors },
  fields: {
    name: text('What people call it.', { min: 1, needed: 'This armor has no "name".' }),
    about,
    amount: amount('What it takes off: a number or dice.', {
      needed: 'This armor has no "amount": a number or dice, as in 2 or 1d4.',
      rule: 'damage-order',
    }),
    against,
  },
  complete: (value, { from }) => ({ ...value, name: value.name === '' ? from : value.name }),
})

/** Something that lowers damage: armor, a resistance, a guarding feat (`damage-order`). */
export type Reduction = Pick<ValueOf<typeof armor>, 'name' | 'amount' | 'against'>

export const armors = list(armor, 'What lowers damage that is dealt to it.', { complete: named('armor') })

import type { Words } from '@fray/kernel/rules'
import type { ValueOf, ValuesOf } from '../../kinds/field.ts'
import { named } from '../../kinds/named.ts'
import { asWritten, diceWord, followed, type Grammar, phrases, readShort } from '../../kinds/short.ts'
import { numbered } from '../../loading/names.ts'
import { hint, type Path } from '../../loading/problems.ts'
import type { ZonesRule } from '../catalogue/rule-ids.ts'
import { cite } from '../citing.ts'
import { zonesContent } from '../content/content.ts'
import { CLOSE, FAR_AWAY, HANDS, IN_HAND, ON_BODY, PLACES, RANGES, TESTS } from '../words.ts'
import { besides, edge } from './effects.ts'
import { dice, kind, list, number, type Reader, set, text, word, words } from './fields.ts'

const ATTACK_KINDS = ['melee', 'ranged'] as const

const reachWords = phrases(Object.fromEntries(RANGES.map((range) => [range, { reach: range }])))
const reach = followed(
  'reach',
  /^(?:close|nearby|far-away|distant)$/,
  (range) => ({ reach: range }),
  'nearby, far-away or distant',
  asWritten('reach'),
)

const itemShort: Grammar<ZonesRule> = {
  shape:
    'An item in short is NAME melee|ranged [1-hand|2-hand] DICE [reach nearby|far-away|distant] [usages M/N] [in hand|on body|in backpack]',
  rule: 'usage-track',
  pieces: [
    phrases(
      {
        melee: { kinds: ['melee'] },
        ranged: { kinds: ['ranged'] },
        'melee/ranged': { kinds: ['melee', 'ranged'] },
        'ranged/melee': { kinds: ['ranged', 'melee'] },
      },
      true,
    ),
    phrases({ '1-hand': { hands: 1 }, '2-hand': { hands: 2 } }, true),
    phrases({ 'in hand': { place: 'hand' }, 'on body': { place: 'body' }, 'in backpack': { place: 'backpack' } }, true),
    phrases({ 'no usages': { usages: 'none' } }, true),
    {
      ...followed(
        'usages',
        /^\d+\/\d+$/,
        (said) => ({ marked: Number(said.split('/')[0]), usages: Number(said.split('/')[1]) }),
        'marked/number, as in usages 1/3',
        ({ marked, usages }) =>
          typeof usages === 'number'
            ? { text: `${Number(marked ?? 0)}/${usages}`, fields: ['usages', 'marked'] }
            : null,
      ),
      opens: true,
    },
    reach,
    reachWords,
    diceWord('damage'),
  ],
}

const reachField = word(RANGES, 'The farthest range that a ranged attack reaches: far-away by default.', {
  rule: 'ranged-reach',
})

/** How far it reaches: melee is always Close. */
const settledReach = (ranged: boolean, reach: number): number => (!ranged ? CLOSE : reach < 0 ? FAR_AWAY : reach)

function checkReach(ranged: boolean, said: unknown, wrong: (field: 'reach', message: string, rule: ZonesRule) => void) {
  if (said === undefined) return
  if (!ranged && said !== 'close') {
    wrong('reach', 'Only what is ranged has a "reach": melee is always Close.', 'ranged-reach')
  }
  if (ranged && said === 'close') {
    wrong('reach', 'What is ranged reaches nearby, far-away or distant.', 'ranged-reach')
  }
}

/** What every weapon, attack and spell that is an attack may say of the Test by which it hits or is avoided. */
export const attackTest = {
  dr: number('The DR of the Test to hit with it, or to avoid it.', {
    min: 1,
    max: 99,
    usual: { option: 'default-dr', of: (r: Reader) => r.options['default-dr'] as number },
  }),
  edge: edge('Whether whoever attacks with it has Advantage or Disadvantage.'),
}

/** How often an attack strikes. */
const times = number('How often it strikes with one Action, each time with a Test and damage of its own.', {
  min: 1,
  max: 10,
  default: 1,
})

const NO_PLACE = -1

const itemFields = {
  name: text('What people call it.', { needed: 'This item has no "name".', min: 1 }),
  about: text<Words>('A line for the people at the table.'),
  kinds: words(ATTACK_KINDS, 'Of a weapon: the attacks it can make, melee, ranged or both.'),
  hands: number('Hands needed to use it.', { min: 0, max: 2, default: 1 }),
  damage: dice('Dice of damage; an item with damage is a weapon.'),
  reach: reachField,
  usages: number('How often it can be marked before it is used up, or none for one that is never marked.', {
    rule: 'usage-track',
    min: 1,
    max: 100,
    words: { none: 0 },
    usual: { option: 'default-usages', of: (r) => r.options['default-usages'] as number },
  }),
  marked: number('Usages marked at the start.', { rule: 'usage-track', min: 0, max: 100, default: 0 }),
  place: word(PLACES, 'Where it is: in hand while hands are free, else on the body by default.', {
    default: NO_PLACE,
    last: 2,
  }),
  ...attackTest,
  times,
  ...besides,
  armor: number('Armor points that it gives while held or worn: they count only with the option armor-points.', {
    rule: 'armor-points',
    min: 0,
    max: 100,
    default: 0,
  }),
  advantage: set(TESTS, 'Tests on which it gives Advantage while held or worn.', { rule: 'advantage' }),
  disadvantage: set(TESTS, 'Tests on which it gives Disadvantage while held or worn.', { rule: 'disadvantage' }),
}

/** An item of a combatant: a content id, a short text, or a map. A weapon when it has damage. */
export const item = kind(
  'item',
  'An item: a content id, a short text such as "bow ranged 2-hand 1d6 usages 1/3", or a map.',
  {
    content: { kind: 'items', built: zonesContent.items },
    short: {
      whole: 'damage',
      examples: ['longsword', 'shortsword melee 1d6', 'potion on body'],
      parse(said, r, path) {
        const fields = readShort(r.problems, said, path, itemShort)
        if (fields.kinds !== undefined && fields.damage === undefined) {
          r.problems.add(path, `"${said}" has no dice of damage. ${itemShort.shape}.`)
        } else if (fields.kinds === undefined && fields.damage !== undefined) {
          r.problems.add(path, `"${said}" does not say whether it is melee or ranged. ${itemShort.shape}.`)
        }
        return fields
      },
    },
    fields: itemFields,
    complete(item, { raw, from, lost, wrong }) {
      if (from === 'longsword') cite('longsword-example')
      if (from === 'bow') cite('bow-example')
      const weapon = raw.damage !== undefined
      const usages = weapon || raw.usages !== undefined ? item.usages : 0
      if (!lost) {
        if (weapon && raw.kinds === undefined) {
          wrong(null, 'A weapon (an item with damage) needs "kinds": [melee], [ranged] or both.', 'weapon-damage')
        }
        if (!weapon && raw.kinds !== undefined) {
          wrong(null, 'A weapon needs "damage": dice such as 1d6.', 'weapon-damage')
        }
        checkReach(item.kinds.ranged, raw.reach, wrong)
      }
      if (!weapon && (raw.ongoing !== undefined || raw.hindrance !== undefined)) {
        wrong(null, 'Only a weapon (an item with damage) lays an effect on what it hits.', 'weapon-damage')
      }
      for (const key of ['next', 'riders', 'dr', 'edge', 'times'] as const) {
        if (weapon || raw[key] === undefined) continue
        wrong(key, `Only a weapon (an item with damage) attacks: leave "${key}" out.`, 'weapon-damage')
      }
      const name = item.name === '' ? from : item.name
      if (item.marked > usages) {
        const most = usages === 0 ? 'is never marked' : `has ${usages} usages`
        wrong('marked', `${name} ${most}, so ${item.marked} of them cannot be marked.`, 'usage-track')
      }
      return { ...item, name, usages, reach: settledReach(item.kinds.ranged, item.reach) }
    },
    without: ({ damage }) => (damage === null ? ['dr'] : []),
  },
)
export interface Item extends ValuesOf<typeof itemFields> {}

/** Whether the item does anything for one who only holds or wears it. */
export const isOutfit = ({ armor, advantage, disadvantage }: Item): boolean =>
  armor > 0 || (advantage | disadvantage) !== 0

/**
 * What somebody carries. Items said to be in hand take their hands first; then, in list order, those without a place take
 * the hands that are left, and go on the body when there are none. A name that comes twice gets a number.
 */
export const items = list(item, 'What it carries.', { complete: settleItems })

function settleItems(all: readonly Item[], r: Reader, path: Path): readonly Item[] {
  let free = HANDS
  all.forEach(({ hands, name, place }, i) => {
    if (place !== IN_HAND) return
    if (hands > free) {
      const right = 'put something on the body or in the backpack'
      const none = hands === 2 ? 'are no two hands' : 'is no hand'
      r.problems.add([...path, i], `There ${none} free for the ${name}: ${right}.`, 'ready-items')
    } else free -= hands
  })
  const names = new Set<string>()
  return all.map((one) => {
    const name = numbered(one.name, names)
    if (one.place !== NO_PLACE) return name === one.name ? one : { ...one, name }
    const place = one.hands > 0 && one.hands <= free ? IN_HAND : ON_BODY
    if (place === IN_HAND) free -= one.hands
    return { ...one, name, place }
  })
}

const attackShort: Grammar<ZonesRule> = {
  shape: 'An attack in short is NAME melee|ranged DICE [nearby|far-away|distant], as in "bow ranged 1d6 far-away"',
  rule: 'ranged-reach',
  pieces: [
    phrases({ melee: { kind: 'melee' }, ranged: { kind: 'ranged' } }, true),
    reach,
    reachWords,
    diceWord('damage'),
  ],
}

/** An attack in a creature's data. */
export const attack = kind('attack', 'An attack of a creature: a short text or a map.', {
  short: {
    whole: 'damage',
    examples: ['knife melee 1d4', 'bow ranged 1d6 far-away'],
    parse(said, r, path) {
      const fields = readShort(r.problems, said, path, attackShort)
      if (fields.kind === undefined) {
        r.problems.add(path, `"${said}" does not say whether it is melee or ranged. ${attackShort.shape}.`)
        return null
      }
      if (fields.damage === undefined) {
        r.problems.add(path, `"${said}" has no dice of damage. ${attackShort.shape}.`, 'creature-damage')
      }
      return fields
    },
  },
  fields: {
    name: text('What people call it.', { min: 1, needed: 'This attack has no "name".' }),
    kinds: words(ATTACK_KINDS, 'What kind of attack it makes.', {
      key: 'kind',
      single: true,
      needed: 'This attack has no "kind": melee or ranged.',
    }),
    damage: dice('Dice of damage.', { needed: 'This attack has no "damage".' }),
    second: dice('The second set of dice of a creature that strikes with two weapons.'),
    reach: reachField,
    ...attackTest,
    times,
    also: list(
      text('The name of another attack.'),
      'Other attacks of the same creature, by name, that follow with the same Action, at the same target.',
      { rule: 'creature-attack' },
    ),
    ...besides,
  },
  complete(attack, { raw, wrong }) {
    checkReach(attack.kinds.ranged, raw.reach, wrong)
    return { ...attack, reach: settledReach(attack.kinds.ranged, attack.reach) }
  },
})
export interface CreatureAttack extends ValueOf<typeof attack> {}

/** The attacks of a creature, each with a name of its own. */
export const attacks = list(attack, 'The attacks of a creature.', {
  rule: 'creature-attack',
  complete(all, r: Reader, path) {
    const called = named('attack')(all, r, path)
    called.forEach(({ name, also }, i) => {
      const others = called.map((one) => one.name).filter((other) => other !== name)
      also.forEach((other, at) => {
        if (others.includes(other)) return
        const said = `${name} cannot be followed by "${other}", which is no other attack here.${hint(other, others)}`
        r.problems.add([...path, i, 'also', at], said, 'creature-attack')
      })
    })
    return called
  },
})

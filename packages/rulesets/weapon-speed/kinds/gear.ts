import type { Words } from '@fray/kernel/rules'
import type { ValueOf, ValuesOf } from '../../kinds/field.ts'
import { asWritten, diceWord, followed, type Grammar, matching, phrases, readShort } from '../../kinds/short.ts'
import { numbered } from '../../loading/names.ts'
import type { Path } from '../../loading/problems.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import { weaponSpeedContent } from '../content/content.ts'
import {
  BOTH_HANDS,
  CARRIED,
  DAMAGE_TYPES,
  KINDS,
  MAIN_HAND,
  MELEE,
  NO_HOLD,
  OFF_HAND,
  ON_BODY,
  PLACES,
  THROWN,
} from '../words.ts'
import { bonus } from './data-fields.ts'
import { effects } from './effects.ts'
import { flag, kind, list, maybe, number, type Reader, range, speed, text, word } from './fields.ts'
import type { OldInjury } from './old-injuries.ts'
import { STRIKE_FIELDS, type Strike, settleStrike, settleUnder, strike, strikeFields } from './strikes.ts'

const yards = (mode: string) =>
  followed(
    mode,
    /^\d{1,4}$/,
    (said) => ({ mode, range: Number(said) }),
    'its range in yards',
    ({ mode: written, range }) =>
      written === mode && range !== undefined ? { text: String(range), fields: ['mode', 'range'] } : null,
  )

const counted = (field: string) =>
  followed(field, /^[+-]?\d{1,3}$/, (said) => ({ [field]: Number(said) }), 'a number', asWritten(field))

const TYPE = `(?:${DAMAGE_TYPES.join('|')})`

/** The short text of an item. */
const itemShort: Grammar<WeaponSpeedRule> = {
  shape:
    'A weapon in short is NAME [+BONUS] DICE TYPE[/TYPE] [x2] [speed N] [reach N] [ranged N | thrown N] [two-handed] [natural] [strikes N] [crit 19+] [in main|off|both|body|carried|ground]',
  rule: 'attack-bonus',
  shortName: true,
  pieces: [
    matching('bonus', /^[+-]\d{1,3}$/, Number, (n) => (Number(n) < 0 ? String(n) : `+${n}`)),
    diceWord('damage'),
    { ...matching('types', new RegExp(`^${TYPE}(?:/${TYPE})*$`)), words: DAMAGE_TYPES },
    matching('crit', /^x[234]$/),
    counted('speed'),
    counted('reach'),
    yards('ranged'),
    yards('thrown'),
    phrases({ 'two-handed': { hands: 2 }, natural: { natural: true } }),
    counted('strikes'),
    followed(
      'crit',
      /^\d{1,2}\+?$/,
      (said) => ({ critOn: Number.parseInt(said, 10) }),
      'the least natural roll, as in crit 19+',
      ({ critOn }) => (critOn === undefined ? null : { text: `${critOn}+`, fields: ['critOn'] }),
    ),
    followed(
      'in',
      new RegExp(`^(?:${PLACES.join('|')})$`),
      (place) => ({ in: place }),
      `a place (${PLACES.join(', ')})`,
      asWritten('in'),
    ),
  ],
}

const consumable = kind('consumable', 'It can be used up.', {
  fields: { speed: speed('Added to Initiative.', 6), effects },
})

const throwable = kind('throwable', 'It can be thrown, and is used up.', {
  fields: {
    speed: speed('Added to Initiative.', 2),
    range: range('Yards.', 10),
    attack: maybe(strike, 'The attack that it makes.'),
    effects,
  },
})

/** What throwing an item does: an attack, effects, or both (effects after a hit). */
export interface Throwable extends Omit<ValueOf<typeof throwable>, 'attack'> {
  readonly attack: Strike | null
}

/** Where an item is that does not say. */
const NO_PLACE = -1

/** What an item has in addition to the fields of its one attack, its attacks and what they follow from. */
const plainFields = {
  name: text('What people call it.', { min: 1, needed: 'This item has no "name".' }),
  about: text<Words>('A line for the people at the table.'),
  natural: flag('Grown, not held: claws, teeth.'),
  defense: bonus('Added to Defense while it is held or worn.', { rule: 'defense-score' }),
  armor: bonus('Added to Armor while it is held or worn.', { rule: 'armor-score' }),
  consumable: maybe(consumable),
  count: number('How many of it.', { min: 1, max: 1000, default: 1 }),
  place: word(PLACES, 'Where it is; weapons and shields in free hands, in order by default.', {
    key: 'in',
    default: NO_PLACE,
  }),
}

const itemFields = {
  ...plainFields,
  hands: maybe(number('Hands that hold it in use.', { min: 0, max: 2 })),
  ...strikeFields,
  attacks: list(strike, 'The attacks of a weapon with several; one alone may stand in the item itself.'),
  throwable: maybe(throwable),
}
type Written = ValuesOf<typeof itemFields>

/** An item: weapon, shield, armor, potion, flask, or a creature's own claws. */
export interface Item extends ValuesOf<typeof plainFields> {
  readonly hands: number
  readonly attacks: readonly Strike[]
  readonly throwable: Throwable | null
}

/** An item: a content id, a short text, or a map. */
export const item = kind(
  'item',
  'An item: a content id, a short text such as "sword +4 1d8+2 slashing x2 speed 4", or a map.',
  {
    content: { kind: 'items', built: weaponSpeedContent.items },
    short: {
      whole: 'damage',
      examples: ['sword +4 1d8+2 slashing x2 speed 4', 'bow +5 1d8 piercing x3 speed 5 ranged 40 two-handed'],
      parse: (said, r, path) => readShort(r.problems, said, path, itemShort),
    },
    fields: itemFields,
    complete(written, given, r): Item {
      const { from, lost, wrong, at } = given
      const name = written.name || from
      const { natural, place } = written
      const attacks = settleAttacks(r, written, name, given)
      const throwing = written.throwable
      const under = { name, mode: THROWN, range: throwing?.range ?? 0, path: [...at('throwable'), 'attack'] }
      const thrown = throwing && { ...throwing, attack: settleUnder(r, throwing.attack, under) }
      const used = written.consumable
      const usualHands = attacks.length > 0 || used !== null || thrown !== null ? 1 : 0
      const hands = natural ? 0 : (written.hands ?? usualHands)
      if (!lost && natural && attacks.length === 0) {
        wrong('natural', `${name} is natural, so it needs an attack.`, 'attack-bonus')
      }
      if (!lost && used?.effects.length === 0) {
        wrong('consumable', `Using ${name} up does nothing: give it "effects".`, 'action-consumable')
      }
      if (!lost && thrown?.attack === null && thrown.effects.length === 0) {
        wrong('throwable', `Throwing ${name} does nothing: give it an "attack" or "effects".`, 'action-throw')
      }
      const misplaced = place === NO_PLACE ? null : whyNotThere(name, hands, natural, place)
      if (misplaced !== null) r.problems.add(at('place'), misplaced, 'declared-is-standard')
      const { about, defense, armor, count } = written
      return { name, about, natural, defense, armor, consumable: used, count, place, hands, attacks, throwable: thrown }
    },
    without: ({ natural }) => (natural ? ['hands', 'place', ...STRIKE_FIELDS] : STRIKE_FIELDS),
  },
)

/** The attacks of an item: those on its list, or the one whose fields stand in the item itself. */
function settleAttacks(
  r: Reader,
  written: Written,
  name: string,
  {
    raw,
    path,
    at,
    lost,
  }: {
    readonly raw: Readonly<Record<string, unknown>>
    readonly path: Path
    at(field: string): Path
    readonly lost: boolean
  },
): Strike[] {
  // Fields beside the list hold for each attack of it: so a combatant gives its bonus to a weapon of the content.
  const own = STRIKE_FIELDS.filter((field) => raw[field] !== undefined)
  const common = Object.fromEntries(own.map((field) => [field, written[field]]))
  const usual = { name, mode: MELEE, range: 0, lost }
  if (written.attacks.length === 0) {
    if (own.length === 0) return []
    return [settleStrike(r, { ...written, name: '' }, { ...usual, path, at, hasDamage: raw.damage !== undefined })]
  }
  const names = new Set<string>()
  return written.attacks.map((one, i) => {
    const where = [...at('attacks'), i]
    const draft = { ...one, ...common }
    const settled = settleStrike(r, draft, {
      ...usual,
      path: where,
      at: (field) => (Object.hasOwn(common, field) ? at(field) : [...where, field]),
      hasDamage: draft.damage !== null,
    })
    if (names.has(settled.name)) {
      r.problems.add(where, `${name} has two attacks called "${settled.name}": give one a "name".`)
    }
    names.add(settled.name)
    return settled
  })
}

const isHeld = (place: number): boolean => place >= MAIN_HAND && place < ON_BODY

/** Why a thing cannot be where it is said to be, or null. */
function whyNotThere(name: string, hands: number, natural: boolean, place: number): string | null {
  if (natural) return place === ON_BODY ? null : `${name} is grown and always there: leave "in" out.`
  if (hands === 0 && isHeld(place)) {
    return `${name} is worn, not held: say "in: body" or "in: carried", or give it "hands".`
  }
  return hands > 0 && place === ON_BODY ? `${name} is held, not worn: say "in: carried", or "hands: 0".` : null
}

/** Words that answer questions, and so are no names of attacks. */
const ANSWERS: readonly string[] = [...KINDS, 'decline']

const HAND_WORDS = ['main', 'off'] as const

/**
 * Everything that a combatant has, where it is and with names of its own. What is said to be in a hand takes it first, then
 * weapons and shields in order. What it can hold depends on its injuries.
 */
export function settleItems(
  r: Reader,
  all: readonly Item[],
  path: Path,
  owner: string,
  injuries: readonly OldInjury[],
): readonly Item[] {
  const lame = injuries.filter(({ injury, side }) => injury.limb === NO_HOLD && side >= 0)
  const held = [MAIN_HAND, OFF_HAND].map((hand) => lame.some(({ side }) => side === hand))
  const taken = [false, false]
  const wrong = (i: number, message: string, rule: WeaponSpeedRule) => r.problems.add([...path, i], message, rule)
  const said = all.map(({ place, hands }) => (isHeld(place) && hands === 2 ? BOTH_HANDS : place))
  said.forEach((place, i) => {
    if (!isHeld(place)) return
    const { name } = all[i]
    const hurt = lame.find(({ side }) => place === side || place === BOTH_HANDS)
    if (hurt !== undefined) {
      const hand = HAND_WORDS[hurt.side]
      const why = `${owner} holds nothing in its ${hand} hand (${hurt.injury.name}): the ${name} is elsewhere.`
      wrong(i, why, hurt.injury.rule as WeaponSpeedRule)
    }
    for (const hand of place === BOTH_HANDS ? [MAIN_HAND, OFF_HAND] : [place]) {
      if (taken[hand] === true) {
        const why = `${owner} holds something else in its ${HAND_WORDS[hand]} hand: make the ${name} "in: carried".`
        wrong(i, why, 'declared-is-standard')
      }
      taken[hand] = true
      held[hand] = true
    }
  })
  const names = new Set<string>()
  const attackNames = new Set<string>()
  return all.map((one, i): Item => {
    const place = said[i] === NO_PLACE ? usualPlace(one, held) : said[i]
    const attacks = one.attacks.map((attack): Strike => ({ ...attack, name: numbered(attack.name, attackNames) }))
    for (const { name } of attacks) {
      if (!ANSWERS.includes(name.toLowerCase())) continue
      const why = `An attack cannot be called "${name}", which answers something else: give it a "name".`
      r.problems.add(path, why, 'declaration-contents')
    }
    return { ...one, name: numbered(one.name, names), attacks, place }
  })
}

/** Where a thing is that does not say: what is used up is carried, the rest in the hands that are left (`held`). */
function usualPlace({ hands, natural, attacks, consumable, throwable }: Item, held: boolean[]): number {
  if (natural) return ON_BODY
  if (attacks.length === 0 && (consumable !== null || throwable !== null)) return CARRIED
  if (hands === 0) return ON_BODY
  if (hands === 2) {
    if (held.includes(true)) return CARRIED
    held.fill(true)
    return BOTH_HANDS
  }
  const hand = held.indexOf(false)
  if (hand < 0) return CARRIED
  held[hand] = true
  return hand
}

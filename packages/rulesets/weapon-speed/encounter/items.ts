import { readDice } from '../../reading/dice.ts'
import { isMap, type Path } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, ownFields, textOf, wordOf } from '../../reading/reader.ts'
import {
  ATTRIBUTES,
  type Consumable,
  type ItemKind,
  MELEE,
  MODES,
  NO_ATTRIBUTE,
  type Strike,
  THROWN,
  type Throwable,
} from '../model.ts'
import type { ConditionBook } from './conditions.ts'
import { readEffects, readTypes, writeEffect, writeTypes } from './effects.ts'
import type { Reader } from './reader.ts'
import { parseItemText } from './short-text.ts'

/** Fields of an attack that may stand in an item itself. */
export const STRIKE_FIELDS = [
  'mode',
  'bonus',
  'attribute',
  'damage',
  'damageAttribute',
  'types',
  'crit',
  'critOn',
  'speed',
  'reach',
  'range',
  'strikes',
] as const

const CONSUMABLE_SPEED = 6
const THROW_SPEED = 2
const THROW_RANGE = 10

/** The fields of an item: a content id, a short text, or a map; null for anything else. */
export function itemFields(r: Reader, raw: unknown, path: Path): Fields | null {
  if (isMap(raw)) return r.content.fields('items', raw, path)
  if (typeof raw !== 'string') return null
  const all = () => path
  if (r.content.has('items', raw)) return r.content.named('items', raw, path)
  if (!/\s/.test(raw.trim())) return r.content.fields('items', { from: raw }, path, all)
  const before = r.problems.list.length
  const { name, ...said } = parseItemText(r, raw, path)
  const lost = r.problems.list.length > before
  if (said.damage === undefined && r.content.has('items', name)) {
    return r.content.fields('items', { ...said, from: name }, path, all)
  }
  return { values: { name, ...said }, at: all, path, from: '', lost }
}

/** Reads an attack. `mode`: what it is where it does not say. */
export function readStrike(r: Reader, f: Fields, name: string, usual = MELEE, range = 0): Strike {
  const { values } = f
  const mode = wordOf(values.mode, MODES, usual)
  const damage = readDice(r, values.damage, f.at('damage'))
  const types = readTypes(values.types)
  const crit = readCrit(values.crit)
  const strike: Strike = {
    name: textOf(values.name) ?? (mode === THROWN ? `thrown ${name.toLowerCase()}` : name.toLowerCase()),
    mode,
    bonus: numberOf(values.bonus, 0),
    attribute: wordOf(values.attribute, ATTRIBUTES, NO_ATTRIBUTE),
    damage,
    damageAttribute: wordOf(values.damageAttribute, ATTRIBUTES, NO_ATTRIBUTE),
    types,
    crit,
    critOn: numberOf(values.critOn, 0),
    speed: numberOf(values.speed, 0),
    reach: mode === MELEE ? numberOf(values.reach, 1) : numberOf(values.range, range),
    strikes: numberOf(values.strikes, 1),
  }
  if (!f.lost) checkStrike(r, f, strike, name)
  return strike
}

function readCrit(raw: unknown): number {
  const found = /^x?([234])$/i.exec(String(raw ?? ''))
  return found === null ? 0 : Number(found[1])
}

function checkStrike(r: Reader, f: Fields, strike: Strike, name: string): void {
  const { values } = f
  if (strike.damage !== null && strike.types === 0) {
    const right = 'give it "types", as in slashing or [blunt, fire]'
    r.problems.add(f.path, `${name} deals damage of no type: ${right}.`, 'wound-mark')
  }
  if (strike.damage === null && values.damage === undefined && (strike.types !== 0 || strike.crit !== 0)) {
    r.problems.add(f.path, `${name} has a type or a multiplier but no "damage": dice, as in 1d8+2.`, 'damage-roll')
  }
  if (strike.mode === MELEE && values.range !== undefined) {
    r.problems.add(f.at('range'), `${name} strikes in melee: it has a "reach" in yards and no "range".`, 'attack-reach')
  }
  if (strike.mode !== MELEE && values.reach !== undefined) {
    r.problems.add(
      f.at('reach'),
      `${name} is shot or thrown: it has a "range" in yards and no "reach".`,
      'attack-reach',
    )
  }
  if (strike.mode !== MELEE && strike.reach < 1) {
    r.problems.add(f.path, `${name} is shot or thrown: it needs a "range" in yards.`, 'attack-reach')
  }
  if (values.critOn !== undefined && strike.crit === 0) {
    r.problems.add(
      f.at('critOn'),
      `${name} has no multiplier, so it is never critical: give it "crit".`,
      'crit-natural',
    )
  }
}

/** Reads one kind of item from its fields. */
export function readItemKind(r: Reader, f: Fields): ItemKind {
  const { values } = f
  const name = textOf(values.name) ?? f.from
  if (textOf(values.name) === null && !f.lost) r.problems.add(f.path, 'This item has no "name".')
  const attacks = readAttacks(r, f, name)
  const natural = values.natural === true
  const consumable = readConsumable(r, values.consumable, f.at('consumable'))
  const throwable = readThrowable(r, values.throwable, f.at('throwable'), name)
  const usualHands = attacks.length > 0 || consumable !== null || throwable !== null ? 1 : 0
  const kind: ItemKind = {
    name,
    hands: natural ? 0 : numberOf(values.hands, usualHands),
    natural,
    attacks,
    defense: numberOf(values.defense, 0),
    armor: numberOf(values.armor, 0),
    consumable,
    throwable,
  }
  if (natural && attacks.length === 0 && !f.lost) {
    r.problems.add(f.at('natural'), `${name} is natural, so it needs an attack.`, 'attack-bonus')
  }
  if (consumable !== null && consumable.effects.length === 0 && !f.lost) {
    r.problems.add(f.at('consumable'), `Using ${name} up does nothing: give it "effects".`, 'action-consumable')
  }
  if (throwable !== null && throwable.attack === null && throwable.effects.length === 0 && !f.lost) {
    r.problems.add(
      f.at('throwable'),
      `Throwing ${name} does nothing: give it an "attack" or "effects".`,
      'action-throw',
    )
  }
  return kind
}

function readAttacks(r: Reader, f: Fields, name: string): Strike[] {
  const { values } = f
  const own = STRIKE_FIELDS.filter((key) => values[key] !== undefined)
  if (Array.isArray(values.attacks)) {
    const path = f.at('attacks')
    // Fields beside the list hold for each attack of it: so a combatant gives its bonus to a weapon of the content.
    const common = Object.fromEntries(own.map((key) => [key, values[key]]))
    const names = new Set<string>()
    return listOf(values.attacks).flatMap((one, i) => {
      if (!isMap(one)) return []
      const fields = ownFields({ ...one, ...common }, [...path, i])
      const at = (key: string) => (Object.hasOwn(common, key) ? f.at(key) : fields.at(key))
      const strike = readStrike(r, { ...fields, at, lost: f.lost }, name)
      if (names.has(strike.name)) {
        r.problems.add([...path, i], `${name} has two attacks called "${strike.name}": give one a "name".`)
      }
      names.add(strike.name)
      return [strike]
    })
  }
  if (own.length === 0) return []
  // The name in the fields is the item's, not the attack's.
  const { name: _name, ...rest } = values
  return [readStrike(r, { ...f, values: rest }, name)]
}

function readConsumable(r: Reader, raw: unknown, path: Path): Consumable | null {
  if (!isMap(raw)) return null
  return {
    speed: numberOf(raw.speed, CONSUMABLE_SPEED),
    effects: readEffects(r, raw.effects, [...path, 'effects']),
  }
}

function readThrowable(r: Reader, raw: unknown, path: Path, name: string): Throwable | null {
  if (!isMap(raw)) return null
  const range = numberOf(raw.range, THROW_RANGE)
  return {
    speed: numberOf(raw.speed, THROW_SPEED),
    range,
    attack: isMap(raw.attack) ? readStrike(r, ownFields(raw.attack, [...path, 'attack']), name, THROWN, range) : null,
    effects: readEffects(r, raw.effects, [...path, 'effects']),
  }
}

/** An attack as plain data. */
export const writeStrike = (s: Strike): Record<string, unknown> => ({
  name: s.name,
  mode: MODES[s.mode],
  bonus: s.bonus,
  ...(s.attribute === NO_ATTRIBUTE ? {} : { attribute: ATTRIBUTES[s.attribute] }),
  ...(s.damage === null ? {} : { damage: s.damage.text }),
  ...(s.damageAttribute === NO_ATTRIBUTE ? {} : { damageAttribute: ATTRIBUTES[s.damageAttribute] }),
  ...(s.types === 0 ? {} : { types: writeTypes(s.types) }),
  crit: s.crit === 0 ? 'none' : `x${s.crit}`,
  ...(s.critOn === 0 ? {} : { critOn: s.critOn }),
  speed: s.speed,
  ...(s.mode === MELEE ? { reach: s.reach } : { range: s.reach }),
  strikes: s.strikes,
})

/** A kind of item in full. */
export const writeItemKind = (kind: ItemKind, book: ConditionBook): Record<string, unknown> => ({
  name: kind.name,
  ...(kind.natural ? { natural: true } : { hands: kind.hands }),
  ...(kind.attacks.length > 0 ? { attacks: kind.attacks.map(writeStrike) } : {}),
  ...(kind.defense === 0 ? {} : { defense: kind.defense }),
  ...(kind.armor === 0 ? {} : { armor: kind.armor }),
  ...(kind.consumable === null
    ? {}
    : {
        consumable: {
          speed: kind.consumable.speed,
          effects: kind.consumable.effects.map((one) => writeEffect(one, book)),
        },
      }),
  ...(kind.throwable === null
    ? {}
    : {
        throwable: {
          speed: kind.throwable.speed,
          range: kind.throwable.range,
          ...(kind.throwable.attack === null ? {} : { attack: writeStrike(kind.throwable.attack) }),
          effects: kind.throwable.effects.map((one) => writeEffect(one, book)),
        },
      }),
})

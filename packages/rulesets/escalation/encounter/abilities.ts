import { nearest } from '@fray/kernel'
import { entryFields } from '../../reading/entry.ts'
import { isMap, type Path } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, textOf, wordOf } from '../../reading/reader.ts'
import {
  type Ability,
  type AbilityTrigger,
  ACTIONS,
  AT_WILL,
  DEFENSES,
  type Effect,
  FREQUENCIES,
  type NaturalTrigger,
  RANGE_ENGAGED,
  RANGE_NEARBY,
  RANGE_SELF,
  RANGES,
  RECHARGE,
  STANCE_KINDS,
  TRIGGERS,
} from '../model.ts'
import { checkAbility } from './check-ability.ts'
import { type EffectPlace, readEffects } from './effects.ts'
import { idFrom, type Reader } from './reader.ts'
import { parseAttackText } from './short-text.ts'

/** The types that the rules know; others are a class's own. */
export const KNOWN_TYPES = ['melee', 'ranged', 'spell'] as const
/** What an ability answers. */
export const TRIGGER_BY = ['melee', 'ranged', 'spell', 'any'] as const
/** At whom an ability can be directed. */
export const TARGET_WHO = ['enemy', 'ally', 'any', 'self'] as const

const RECHARGES = /^recharge-(9|11|13)$/

/** What the content and commands call the ability: its id where it has one, else what its name comes to. */
const idOf = (f: Fields, name: string): string => textOf(f.values.id) ?? (f.from === '' ? idFrom(name) : f.from)

/** Reads an ability from its fields. */
export function readAbility(r: Reader, f: Fields): Ability {
  const { values } = f
  const name = textOf(values.name) ?? f.from
  const types = readTypes(r, values.type, f.at('type'))
  const trigger = isMap(values.trigger) ? readTrigger(values.trigger) : null
  const place: EffectPlace = { triggered: trigger !== null }
  const effects = (key: string, raw: unknown = values[key], path: Path = f.at(key)) => readEffects(r, raw, path, place)
  const attack = isMap(values.attack) ? values.attack : null
  const parity = isMap(values.escalationParity) ? values.escalationParity : {}
  const frequency = textOf(values.frequency) ?? ''
  const recharge = RECHARGES.exec(frequency)
  const parts = {
    hit: effects('hit'),
    miss: effects('miss'),
    crit: effects('crit'),
    fumble: effects('fumble'),
    effects: effects('effects'),
    natural: readNatural(r, values.natural, f.at('natural'), place),
    odd: effects('odd', parity.odd, [...f.at('escalationParity'), 'odd']),
    even: effects('even', parity.even, [...f.at('escalationParity'), 'even']),
    below: effects('below'),
    above: effects('above'),
  }
  const asBasic = wordOf(values.asBasic, STANCE_KINDS, -1)
  const ability: Ability = {
    id: idOf(f, name),
    name,
    about: textOf(values.about) ?? '',
    isMelee: types.includes('melee'),
    isRanged: types.includes('ranged'),
    isSpell: types.includes('spell'),
    types,
    frequency: recharge === null ? wordOf(frequency, FREQUENCIES, AT_WILL) : RECHARGE,
    recharge: recharge === null ? 0 : Number(recharge[1]),
    action: wordOf(values.action, ACTIONS, 2),
    trigger,
    provokes: values.provokes === true,
    sustain: numberOf(values.sustain, 0),
    spend: isMap(values.spend)
      ? { power: numberOf(values.spend.power, 1), secondary: values.spend.secondary === true }
      : null,
    escalation: numberOf(values.escalation, 0),
    special: values.special === true,
    parity: values.parity === 'odd' || values.parity === 'even' ? values.parity : null,
    tags: listOf(values.tags).filter((tag) => typeof tag === 'string'),
    target: readTarget(values.target, attack !== null, types),
    vs: attack === null ? -1 : wordOf(attack.vs, DEFENSES, 0),
    bonus: attack === null ? 0 : numberOf(attack.bonus, 0),
    asBasic,
    ...parts,
    allRollsFirst: values.allRollsFirst === true,
    includesMove: (['engage', 'free', 'away'] as const).find((word) => word === values.includesMove) ?? null,
    popOff: values.popOff === 'all' ? 'all' : values.popOff === true || values.popOff === 'one' ? 'one' : null,
    dealsDamage: asBasic >= 0 || dealsDamage(parts),
  }
  if (!f.lost) checkAbility(r, f, ability)
  return ability
}

/** Whether somebody else is dealt damage by what the data say (`confused-details`). */
function dealsDamage({
  natural,
  ...lists
}: {
  readonly natural: readonly NaturalTrigger[]
} & Readonly<Record<string, readonly Effect[] | readonly NaturalTrigger[]>>): boolean {
  const all = [...(Object.values(lists) as Effect[][]).flat(), ...natural.flatMap((one) => one.effects)]
  return all.some((one) => one.effect === 'damage' && one.on !== 'user')
}

/** The words of its type, each once; one that is nearly one of the rules' own is taken for a slip. */
function readTypes(r: Reader, raw: unknown, path: Path): string[] {
  const words = (typeof raw === 'string' ? [raw] : listOf(raw)).filter((word) => typeof word === 'string')
  return [...new Set(words.map((word) => word.toLowerCase()))].map((word) => {
    const near = (KNOWN_TYPES as readonly string[]).includes(word) ? null : nearest(word, KNOWN_TYPES)
    if (near !== null) r.problems.add(path, `There is no type "${word}". Did you mean "${near}"?`, 'ability-type')
    return word
  })
}

function readTrigger(raw: Record<string, unknown>): AbilityTrigger {
  return {
    when: wordOf(raw.when, TRIGGERS, 0),
    by: TRIGGER_BY.find((word) => word === raw.by) ?? 'any',
    who: raw.who === 'ally' ? 'ally' : 'self',
  }
}

/** Whom it is directed at: where nothing is said, an attack at one enemy in its reach, anything else at its user. */
function readTarget(raw: unknown, attacks: boolean, types: readonly string[]): Ability['target'] {
  const given = isMap(raw) ? raw : {}
  const close = types.includes('melee') && !types.includes('ranged')
  const usual = isMap(raw) || attacks ? (close ? RANGE_ENGAGED : RANGE_NEARBY) : RANGE_SELF
  const toSelf = given.who === 'self' || given.range === 'self'
  const range = toSelf ? RANGE_SELF : wordOf(given.range, RANGES, usual)
  const usualWho = range === RANGE_SELF ? 'self' : 'enemy'
  return {
    range,
    who: range === RANGE_SELF ? 'self' : (TARGET_WHO.find((word) => word === given.who) ?? usualWho),
    self: given.self === true,
    count: given.count === 'all' ? 0 : numberOf(given.count, 1),
  }
}

function readNatural(r: Reader, raw: unknown, path: Path, place: EffectPlace): NaturalTrigger[] {
  return listOf(raw).flatMap((one, i): NaturalTrigger[] => {
    if (!isMap(one)) return []
    const on = one.on === 'odd' || one.on === 'even' ? one.on : numberOf(one.on, 3)
    const of = one.of === 'hit' || one.of === 'miss' ? one.of : 'any'
    return [{ on, of, effects: readEffects(r, one.effects, [...path, i, 'effects'], place) }]
  })
}

/** The fields of an ability: a content id, the short text of an attack, or a map; null for anything else. */
const abilityFields = (r: Reader, raw: unknown, path: Path): Fields | null =>
  entryFields(r, 'abilities', raw, path, 'attack', (text) => parseAttackText(r, text, path))

/** The abilities of somebody: those of its attacks first. */
export interface OwnAbilities {
  readonly abilities: readonly Ability[]
  /** How many of them are its attacks. */
  readonly attacks: number
  /** By position: its use is spent. */
  readonly used: readonly boolean[]
}

/** Reads the attacks and the other abilities of somebody. */
export function readAbilities(r: Reader, f: Fields): OwnAbilities {
  const abilities: Ability[] = []
  const used: boolean[] = []
  const add = (key: 'attacks' | 'abilities') =>
    listOf(f.values[key]).forEach((raw, i) => {
      const path = [...f.at(key), i]
      const fields = abilityFields(r, raw, path)
      if (fields === null) return
      const ability = readAbility(r, fields)
      if (abilities.some(({ id }) => id.toLowerCase() === ability.id.toLowerCase())) {
        const right = 'give each an "id" of its own'
        r.problems.add(path, `There is a second ability "${ability.id}" here: ${right}.`, 'ability-entry')
      }
      const spent = fields.values.used === true
      if (spent && ability.frequency === AT_WILL && !fields.lost) {
        const said = `${ability.name} is At-Will and never used up: leave "used" out.`
        r.problems.add(fields.at('used'), said, 'ability-at-will')
      }
      if (key === 'attacks' && !fields.lost && ability.vs < 0) {
        const right = 'give it an "attack", or list it under "abilities"'
        r.problems.add(path, `${ability.name} attacks nobody: ${right}.`, 'enemy-attack-bonus')
      }
      abilities.push(ability)
      used.push(spent)
    })
  add('attacks')
  const attacks = abilities.length
  add('abilities')
  return { abilities, attacks, used }
}

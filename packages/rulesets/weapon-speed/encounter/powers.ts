import { isMap, type Path } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, ownFields, textOf } from '../../reading/reader.ts'
import { type Ability, AIMS, type Aim, RANGED, type Spell } from '../model.ts'
import type { ConditionBook } from './conditions.ts'
import { readEffects, writeEffect } from './effects.ts'
import { readStrike, writeStrike } from './items.ts'
import type { Reader } from './reader.ts'

/** What is taken off a casting TN for the spell's speed. */
const TN_OF_SPEED_0 = 10

/** The entries of a list of content ids and maps, as fields. */
function fieldsOf(r: Reader, kind: 'spells' | 'abilities', raw: unknown, path: Path): Fields[] {
  return listOf(raw).flatMap((one, i) => {
    const where = [...path, i]
    if (typeof one === 'string') return [r.content.fields(kind, { from: one }, where, () => where)]
    return isMap(one) ? [r.content.fields(kind, one, where)] : []
  })
}

const aimOf = (raw: unknown, usual: Aim): Aim => AIMS.find((aim) => aim === raw) ?? usual

/** Reads one spell; `casting` is the caster's bonus where the spell gives none. */
export function readSpell(r: Reader, f: Fields, casting = 0): Spell {
  const { values } = f
  const name = textOf(values.name) ?? f.from
  const range = numberOf(values.range, 0)
  const castingTn = numberOf(values.tn, TN_OF_SPEED_0)
  if (!f.lost) {
    if (textOf(values.name) === null) r.problems.add(f.path, 'This spell has no "name".')
    if (values.tn === undefined)
      r.problems.add(f.path, 'This spell has no "tn", which casting has to reach.', 'cast-check')
  }
  return {
    name,
    castingTn,
    castingBonus: numberOf(values.casting, casting),
    mana: numberOf(values.mana, 0),
    speed: numberOf(values.speed, castingTn - TN_OF_SPEED_0),
    range,
    aim: aimOf(values.aim, range === 0 ? 'self' : isMap(values.attack) ? 'enemy' : 'anyone'),
    attack: isMap(values.attack) ? readStrike(r, ownFields(values.attack, f.at('attack')), name, RANGED, range) : null,
    effects: readEffects(r, values.effects, f.at('effects')),
  }
}

export const readSpells = (r: Reader, raw: unknown, path: Path, casting: number): Spell[] =>
  unique(fieldsOf(r, 'spells', raw, path).map((f) => readSpell(r, f, casting)))

/** Reads one ability. */
export function readAbility(r: Reader, f: Fields): Ability {
  const { values } = f
  if (!f.lost && textOf(values.name) === null) r.problems.add(f.path, 'This ability has no "name".')
  const gives = isMap(values.gives) ? values.gives : {}
  const range = numberOf(values.range, 0)
  return {
    name: textOf(values.name) ?? f.from,
    action: values.action === 'standard' || values.action === 'free' ? values.action : 'passive',
    speed: numberOf(values.speed, 0),
    stress: numberOf(values.stress, 0),
    range,
    aim: aimOf(values.aim, range === 0 ? 'self' : 'anyone'),
    effects: readEffects(r, values.effects, f.at('effects')),
    gives: {
      defense: numberOf(gives.defense, 0),
      armor: numberOf(gives.armor, 0),
      woundPoints: numberOf(gives.woundPoints, 0),
      initiative: numberOf(gives.initiative, 0),
      speed: numberOf(gives.speed, 0),
    },
  }
}

export const readAbilities = (r: Reader, raw: unknown, path: Path): Ability[] =>
  unique(fieldsOf(r, 'abilities', raw, path).map((f) => readAbility(r, f)))

/** Names are unique: of two that are called the same the first counts. */
const unique = <T extends { readonly name: string }>(all: readonly T[]): T[] =>
  all.filter((one, i) => all.findIndex((other) => other.name === one.name) === i)

export const writeSpell = (spell: Spell, book: ConditionBook): Record<string, unknown> => ({
  name: spell.name,
  tn: spell.castingTn,
  casting: spell.castingBonus,
  mana: spell.mana,
  speed: spell.speed,
  range: spell.range,
  aim: spell.aim,
  ...(spell.attack === null ? {} : { attack: writeStrike(spell.attack) }),
  effects: spell.effects.map((one) => writeEffect(one, book)),
})

export const writeAbility = (ability: Ability, book: ConditionBook): Record<string, unknown> => ({
  name: ability.name,
  action: ability.action,
  speed: ability.speed,
  stress: ability.stress,
  range: ability.range,
  aim: ability.aim,
  effects: ability.effects.map((one) => writeEffect(one, book)),
  gives: ability.gives,
})

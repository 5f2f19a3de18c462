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

/** Notes an aim that nobody but the user itself is near enough for. */
function checkAim(r: Reader, f: Fields, name: string, range: number, attacks: boolean): void {
  const { aim } = f.values
  if (range > 0 || !(attacks || aim === 'enemy' || aim === 'ally')) return
  const where = aim === undefined ? f.path : f.at('aim')
  r.problems.add(where, `${name} is for others and reaches nobody: give it a "range" in yards.`, 'attack-reach')
}

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
    if (values.attack === undefined && listOf(values.effects).length === 0) {
      r.problems.add(f.path, 'This spell does nothing: give it an "attack" or "effects".', 'cast-check')
    }
    checkAim(r, f, name, range, isMap(values.attack))
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

/** Reads a combatant's spells. Of one made from content, `attack` changes what it names of that spell's attack. */
export const readSpells = (r: Reader, raw: unknown, path: Path, casting: number): Spell[] =>
  unique(
    r,
    'spell',
    fieldsOf(r, 'spells', raw, path).map((f) => [f, readSpell(r, withAttack(r, f), casting)] as const),
  )

function withAttack(r: Reader, f: Fields): Fields {
  const { attack } = f.values
  if (f.from === '' || f.lost || !isMap(attack)) return f
  const base = r.content.named('spells', f.from, f.path).values.attack
  return isMap(base) ? { ...f, values: { ...f.values, attack: { ...base, ...attack } } } : f
}

/** Reads one ability. */
export function readAbility(r: Reader, f: Fields): Ability {
  const { values } = f
  if (!f.lost && textOf(values.name) === null) r.problems.add(f.path, 'This ability has no "name".')
  const gives = isMap(values.gives) ? values.gives : {}
  const range = numberOf(values.range, 0)
  if (!f.lost) checkAbility(r, f, range)
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

function checkAbility(r: Reader, f: Fields, range: number): void {
  const { values } = f
  const name = textOf(values.name) ?? f.from
  const passive = values.action === undefined || values.action === 'passive'
  const wrong = (key: string, message: string) => r.problems.add(f.at(key), message, 'declared-is-standard')
  const isSet = (key: string) => values[key] !== undefined && values[key] !== 0
  if (passive) {
    if (listOf(values.effects).length > 0) {
      wrong('effects', `${name} is passive and never called upon: say "action: standard" or "action: free".`)
    }
    for (const key of ['speed', 'stress']) {
      if (isSet(key)) wrong(key, `${name} is passive and only gives something: leave "${key}" out.`)
    }
    return
  }
  if (values.action === 'free' && isSet('speed')) {
    wrong('speed', `${name} is a Free Action, which has no speed: leave "speed" out.`)
  }
  if (listOf(values.effects).length === 0) {
    r.problems.add(f.path, `Calling upon ${name} does nothing: give it "effects".`, 'stress-as-resource')
  }
  checkAim(r, f, name, range, false)
}

/** Reads a combatant's abilities. */
export const readAbilities = (r: Reader, raw: unknown, path: Path): Ability[] =>
  unique(
    r,
    'ability',
    fieldsOf(r, 'abilities', raw, path).map((f) => [f, readAbility(r, f)] as const),
  )

/** All of them, each with a name of its own, by which it is declared. */
function unique<T extends { readonly name: string }>(
  r: Reader,
  what: string,
  all: readonly (readonly [Fields, T])[],
): T[] {
  const names = new Set<string>()
  return all.map(([{ path }, one]) => {
    const name = one.name.toLowerCase()
    if (names.has(name)) {
      r.problems.add(path, `There is a second ${what} called "${one.name}": give each a name of its own.`)
    }
    names.add(name)
    return one
  })
}

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

import { readDice } from '../../reading/dice.ts'
import { readEach } from '../../reading/entry.ts'
import { isMap, type Path } from '../../reading/problems.ts'
import { type Fields, listOf, numberOf, textOf, wordOf } from '../../reading/reader.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import {
  ATTACK_ACTION,
  BUDGET,
  type CastPart,
  type Improvement,
  MOVE_ACTION,
  type Spell,
  type Summon,
  THRALL_POOLS,
  UPKEEP_POOLS,
  WHOLE_TURN,
} from '../model.ts'
import { readAmountOf, readEffects } from './effects.ts'
import type { Reader } from './reader.ts'
import { idOf } from './weapons.ts'

/** The parts of a cast time. */
export const CAST_PARTS = ['attack', 'move', 'either'] as const
/** At whom or what a spell can be cast. */
export const SPELL_TARGETS = ['one', 'self', 'ally', 'area'] as const

/** Reads a spell from its fields. */
export function readSpell(r: Reader, f: Fields): Spell {
  const { values } = f
  const name = textOf(values.name) ?? f.from
  const cast = listOf(values.cast).filter((part): part is CastPart => CAST_PARTS.some((word) => word === part))
  const target = SPELL_TARGETS.find((word) => word === values.target) ?? 'one'
  const upkeep = readUpkeep(r, values.upkeep, f.at('upkeep'))
  const toggle = values.toggle === true
  const runs = upkeep !== null || toggle
  const summon = isMap(values.summon) ? readSummon(r, values.summon, f.at('summon')) : null
  const spell: Spell = {
    id: idOf(f, name),
    name,
    cast,
    isLong: isLong(cast),
    mp: numberOf(values.mp, 0),
    range: target === 'self' ? 0 : numberOf(values.range, 1),
    target,
    radius: target === 'area' ? numberOf(values.radius, 1) : 0,
    attack: values.attack === true,
    physical: values.physical === true,
    damage: readDice(r, values.damage, f.at('damage')),
    type: textOf(values.type) ?? '',
    effects: readEffects(r, values.effects, f.at('effects'), runs),
    upkeep,
    toggle,
    improvements: readImprovements(r, values.improvements, f.at('improvements'), target, runs),
    summon,
  }
  if (!f.lost) checkSpell(r, f, spell)
  return spell
}

/** Whether one turn's Attack and Move Action cannot pay the cast time. */
function isLong(cast: readonly CastPart[]): boolean {
  const count = (part: CastPart) => cast.filter((one) => one === part).length
  const attacks = WHOLE_TURN[ATTACK_ACTION] as number
  const moves = WHOLE_TURN[MOVE_ACTION] as number
  return count('attack') > attacks || count('move') > moves || cast.length > attacks + moves
}

function readUpkeep(r: Reader, raw: unknown, path: Path): Spell['upkeep'] {
  if (!isMap(raw)) return null
  const pool = UPKEEP_POOLS.find((word) => word === raw.pool) ?? 'mp'
  const amount = numberOf(raw.amount, 1)
  const whole = WHOLE_TURN[wordOf(pool, BUDGET, -1)]
  if (whole !== undefined && amount > whole) {
    const gives = `a turn gives ${whole} of them`
    r.problems.add([...path, 'amount'], `An upkeep of ${amount} cannot be paid with ${pool}: ${gives}.`, 'turn-budget')
  }
  return { amount, pool }
}

function readSummon(r: Reader, raw: Record<string, unknown>, path: Path): Summon | null {
  const id = textOf(raw.creature)
  if (id === null) return null
  const creature = r.creature(id, [...path, 'creature'])
  if (creature === null) return null
  const level = numberOf(raw.level, creature.level)
  const cost = isMap(raw.thrall) ? raw.thrall : null
  const pool = THRALL_POOLS.find((word) => word === cost?.pool) ?? null
  const thrall = cost && { amount: numberOf(cost.amount, 0), pool }
  return { creature: id, level, sick: raw.sick !== false, thrall, entrant: { ...creature, level } }
}

function readImprovements(r: Reader, raw: unknown, path: Path, target: Spell['target'], runs: boolean): Improvement[] {
  if (!isMap(raw)) return []
  return Object.entries(raw).flatMap(([id, one]) => {
    if (!isMap(one)) return []
    const where = [...path, id]
    const improvement: Improvement = {
      id,
      name: textOf(one.name) ?? id,
      price: numberOf(one.price, 1),
      damage: readDice(r, one.damage, [...where, 'damage']),
      heal: readAmountOf(r, one.heal, [...where, 'heal']),
      range: numberOf(one.range, -1),
      radius: numberOf(one.radius, -1),
      effects: readEffects(r, one.effects, [...where, 'effects'], runs),
    }
    const { damage, heal, range, radius, effects } = improvement
    if (damage === null && heal === null && range < 0 && radius < 0 && effects.length === 0) {
      const right = 'give it damage, heal, range, radius or effects'
      r.problems.add(where, `This improvement changes nothing: ${right}.`, 'spell-improvement')
    }
    if (radius >= 0 && target !== 'area') {
      const said = 'Only a spell on an area ("target: area") has a radius to improve.'
      r.problems.add([...where, 'radius'], said, 'spell-improvement')
    }
    return [improvement]
  })
}

function checkSpell(r: Reader, f: Fields, spell: Spell): void {
  const { values } = f
  const wrong = (path: Path, message: string, rule: FreeHitsRule | null = null) => r.problems.add(path, message, rule)
  const { target, summon, damage, effects, attack } = spell
  if (textOf(values.name) === null) wrong(f.path, 'This spell has no "name".')
  if (values.cast === undefined) {
    wrong(f.path, 'This spell has no "cast": what it takes to cast it, as in [attack, either].', 'cast-time')
  }
  const asked = values.damage !== undefined || values.summon !== undefined || listOf(values.effects).length > 0
  if (!asked) wrong(f.path, 'This spell does nothing: give it "damage", "effects" or a "summon".')
  if (target !== 'self' && values.summon === undefined && values.range === undefined) {
    wrong(f.path, 'This spell does not say how far it reaches: "range" in squares.', 'melee-range')
  }
  if (target === 'area' && values.radius === undefined) wrong(f.path, 'A spell on an area needs a "radius" in squares.')
  if (target !== 'area' && values.radius !== undefined) {
    wrong(f.at('radius'), 'Only a spell on an area ("target: area") has a radius.')
  }
  if (attack && target === 'self') {
    wrong(f.at('attack'), 'A spell on oneself attacks nobody: leave "attack" out.', 'spell-attack')
  }
  if (attack && summon !== null && damage === null && effects.length === 0) {
    wrong(f.at('attack'), 'A spell that only summons attacks nobody: leave "attack" out.', 'spell-attack')
  }
  const lasts = effects.some(({ effect }) => effect === 'modify' || effect === 'condition')
  if (spell.toggle && spell.upkeep === null && !lasts) {
    wrong(f.at('toggle'), 'Nothing of this spell lasts that could be turned off: leave "toggle" out.', 'toggle-spell')
  }
}

/** Reads the spells of a unit. */
export const readSpells = (r: Reader, raw: unknown, path: Path): Spell[] =>
  readEach(r, 'spells', 'spell', raw, path, (f) => readSpell(r, f))

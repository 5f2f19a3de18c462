import { type Plain, present } from '../../reading/plain.ts'
import {
  AIMS,
  type Condition,
  type Effect,
  type Feat,
  type FeatEffect,
  type Improvement,
  type ItemKind,
  MODES,
  RANGED,
  type Reduction,
  type Spell,
  type Summon,
  WEAPON_KINDS,
} from '../model.ts'

/** Writes content that was read as plain data again, complete but for conditions and creatures, which it names by id. */

/** The map without numbers that are 0 or less. */
const changed = (fields: Readonly<Record<string, number>>): Plain =>
  Object.fromEntries(Object.entries(fields).filter(([, n]) => n !== 0))

function writeEffect(effect: Effect): Plain {
  switch (effect.effect) {
    case 'damage':
    case 'heal':
    case 'restore-mp':
      return present({ ...effect, amount: effect.amount.text })
    case 'condition':
      return present({ ...effect, condition: effect.condition.id })
    case 'modify':
      return present({ effect: 'modify', ...changed({ ...effect.modify }), rounds: effect.rounds })
    case 'remove-wound':
      return { effect: 'remove-wound', aim: AIMS[effect.aim] ?? 'any' }
    default:
      return { ...effect }
  }
}

const writeFeatEffect = (effect: FeatEffect): Plain => {
  if (effect.feat === 'full-speed') return { feat: 'full-speed', modes: effect.modes.map((mode) => MODES[mode]) }
  if (effect.feat === 'reduce' || effect.feat === 'damage') return { ...effect, amount: effect.amount.text }
  return present({ ...effect })
}

/** Something carried, in full. */
export function writeItemKind({ id, name, weapon }: ItemKind): Plain {
  if (weapon === null) return { id, name }
  const { kind, damage, addStrength, range, physical, type, onHit } = weapon
  return {
    id,
    name,
    kind: WEAPON_KINDS[kind],
    damage: damage.text,
    addStrength,
    ...(kind === RANGED ? { range } : {}),
    physical,
    ...present({ type, onHit: onHit.map(writeEffect) }),
  }
}

/** A feat in full. */
export const writeFeat = ({ id, name, effects, weapons }: Feat): Plain =>
  present({ id, name, effects: effects.map(writeFeatEffect), weapons })

/** Armor in full. */
export const writeReduction = ({ name, amount, against }: Reduction): Plain => ({ name, amount: amount.text, against })

const writeImprovement = ({ name, price, damage, heal, range, radius, effects }: Improvement): Plain => ({
  name,
  price,
  ...present({ damage: damage?.text, heal: heal?.text, effects: effects.map(writeEffect) }),
  ...(range < 0 ? {} : { range }),
  ...(radius < 0 ? {} : { radius }),
})

const writeSummon = ({ creature, level, sick, thrall }: Summon): Plain => ({
  creature,
  level,
  sick,
  ...present({ thrall: thrall && present({ ...thrall }) }),
})

/** A spell in full, but for the creature that it calls. */
export const writeSpell = (spell: Spell): Plain => ({
  ...present({ id: spell.id, name: spell.name, cast: spell.cast }),
  mp: spell.mp,
  range: spell.range,
  target: spell.target,
  ...(spell.target === 'area' ? { radius: spell.radius } : {}),
  ...present({
    attack: spell.attack,
    physical: spell.physical,
    damage: spell.damage?.text,
    type: spell.type,
    effects: spell.effects.map(writeEffect),
    upkeep: spell.upkeep,
    toggle: spell.toggle,
    summon: spell.summon && writeSummon(spell.summon),
  }),
  ...(spell.improvements.length === 0
    ? {}
    : { improvements: Object.fromEntries(spell.improvements.map((one) => [one.id, writeImprovement(one)])) }),
})

/** A condition in full. */
export const writeCondition = (condition: Condition): Plain => {
  const { name, flatFooted, cannotAct, held, movement, accuracy, agility, strength } = condition
  return { name, ...present({ flatFooted, cannotAct, held }), ...changed({ movement, accuracy, agility, strength }) }
}

import { compileDice, type Pool, type Who } from '@fray/kernel/rules'
import { freeHitsNumbers } from '../catalogue/rule-ids.ts'
import { cite, type Tally } from '../citing.ts'
import { note, roll } from '../events.ts'
import type { Reduction } from '../kinds/gear.ts'
import type { Improvement, Spell } from '../kinds/spells.ts'
import { WOUNDS } from '../lasting.ts'
import type { Attack, FreeHitsScene } from '../scene.ts'
import { CRITICAL, DEFEATED, FATAL, RANGED, SUPER_CRITICAL } from '../words.ts'
import { kindOf } from './gifts.ts'
import { fall } from './leaving.ts'
import { addModifier } from './numbers.ts'
import { addWound, leftAfter, loseHitPoints, WOUNDING } from './wounds.ts'

const D4 = compileDice('1d4')

/** The spell's improvements that were bought. */
export const improvementsOf = (spell: Spell, improved: readonly number[]): Improvement[] =>
  improved.map((at) => spell.improvements[at])

/** What the spell deals, that of its improvements last; nothing where neither deals damage. */
export const damageOf = (
  spell: Spell,
  improved: readonly number[],
): readonly { readonly pool: Pool; readonly name: string }[] =>
  [spell, ...improvementsOf(spell, improved)].flatMap(({ damage, name }) =>
    damage === null ? [] : [{ pool: damage, name }],
  )

/** Rolls what a hit deals before reductions: dice, Strength, sneak dice, boosts and feats, doubled as the ladder says. */
function rollDamage(scene: FreeHitsScene, attack: Attack): Tally {
  const { attacker, weapon, spell, plain, degree } = attack
  const tally = scene.tally()
  const { gifts } = scene.unit(attacker)
  if (weapon !== null) {
    const kind = scene.kind(attack.item)
    const more = plain ? 0 : (gifts.focus.get(kind.id) ?? 0)
    if (more > 0) cite('feat-weapon-focus', 'weapon-focus-die')
    const pool = weapon.focused[more - 1] ?? weapon.damage
    scene.roll(pool, attacker, 'damage-by-weapon', kind, tally)
    if (weapon.addStrength) cite('strength-in-damage')
    if (weapon.addStrength && !plain) addModifier(scene, tally, attacker, 'strength')
    else if (weapon.addStrength) tally.pass(scene.now.combatant.strengthNow[attacker], 'extra-attack-plain', 'Strength')
  } else if (spell !== null) {
    for (const part of damageOf(spell, attack.improved))
      scene.roll(part.pool, attacker, 'damage-by-weapon', part, tally)
  }
  if (attack.sneak) {
    const dice = 1 + (plain ? 0 : gifts.sneakDice)
    for (let i = 0; i < dice; i++) {
      const rule = i === 0 ? 'sneak-damage' : 'feat-sneak-attack'
      scene.roll(D4, attacker, rule, 'sneak damage', tally)
    }
  }
  if (weapon !== null && weapon.kind !== RANGED) {
    const boost = scene.now.combatant.boostMelee[attacker]
    if (boost !== 0) tally.add(boost, 'boost-melee-damage', 'boost')
  }
  if (!plain) {
    const kind = kindOf(weapon)
    for (const gift of gifts.damage) {
      const { when, amount } = gift
      if (when === 'any' || when === kind) scene.roll(amount, attacker, 'feats-change-rules', gift, tally)
    }
  }
  tally.atLeast(0, 'strength-in-damage', 'at least 0')
  if (degree >= CRITICAL) tally.times(2, 'critical-damage', 'critical')
  if (degree >= SUPER_CRITICAL) tally.times(2, 'super-critical-damage', 'super critical')
  return tally
}

/** Whether a reduction counts against damage of the type. */
const countsAgainst = ({ against }: Reduction, type: string, physical: boolean): boolean =>
  against.includes('any') || against.includes(type) || (physical && against.includes('physical'))

/** Takes the target's armor, resistances and guarding feats off; what is left is the net damage. */
export function reduce(scene: FreeHitsScene, target: Who, tally: Tally, type: string, physical: boolean): void {
  const { sheet, gifts } = scene.unit(target)
  for (const reduction of [...sheet.armors, ...gifts.reductions]) {
    if (!countsAgainst(reduction, type, physical)) continue
    tally.add(-scene.roll(reduction.amount, target, 'damage-order', reduction), 'damage-order', reduction)
  }
  const guard = scene.now.combatant.guard[target]
  if (guard !== 0) tally.add(-guard, 'damage-order', 'a spell')
  tally.atLeast(0, 'damage-order', 'not below 0')
}

/** Rolls what a hit takes, the target's reductions taken off. */
export function rollNetDamage(scene: FreeHitsScene, attack: Attack): Tally {
  const { target, weapon, spell } = attack
  const tally = rollDamage(scene, attack)
  reduce(scene, target, tally, weapon?.type ?? spell?.type ?? '', weapon?.physical ?? spell?.physical ?? false)
  return tally
}

/** A hit: damage, reductions, wound, the aim's effect, then hit points fall. */
export function dealDamage(scene: FreeHitsScene, attack: Attack): void {
  const { attacker, target, aim } = attack
  const tally = rollNetDamage(scene, attack)
  const wounds = tally.total >= WOUNDING
  cite('wound')
  if (wounds && aim === FATAL) rollFatal(scene, attack, tally)
  takeDamage(scene, target, tally, { doer: attacker, wounds, aim, by: '' })
}

/** How damage comes about. */
interface Damage {
  /** Whose doing it is. */
  readonly doer: Who
  /** Whether it leaves a wound. */
  readonly wounds: boolean
  /** The part that is wounded; NO_AIM for none. */
  readonly aim: number
  /** What the log calls its source. */
  readonly by: string
}

/** Net damage takes effect: a wound, if it wounds, then hit points fall. `by` is what dealt it, empty for a blow. */
export function takeDamage(scene: FreeHitsScene, target: Who, tally: Tally, { doer, wounds, aim, by }: Damage): void {
  const { total } = tally
  note.damage(scene, {
    attacker: doer,
    target,
    tally,
    wounds,
    aim,
    by,
    left: leftAfter(scene, target, total),
    rule: 'damage-order',
  })
  if (wounds) wound(scene, target, aim)
  const isBrought = loseHitPoints(scene, target, total, 'damage-order')
  scene.credit(doer, target)
  if (isBrought) fall(scene, target, DEFEATED, 'defeated-at-zero')
}

/** Records a wound of an attack. */
export function wound(scene: FreeHitsScene, target: Who, aim: number): void {
  const round = Math.max(1, scene.now.fight.round[0])
  addWound(scene, target, aim, round, WOUNDS[aim].rules[0])
  note.wound(scene, target, aim)
}

const { damage: FATAL_DAMAGE } = freeHitsNumbers['aim-fatal']
/** The face of the d4 that makes the aim fatal. */
const FATAL_FACE = 4
const FATAL_ROLL = { pool: D4, most: FATAL_FACE - 1 }

/** The fatal aim's die, where the blow does not bring the target down anyway: one chance in four of much more. */
function rollFatal(scene: FreeHitsScene, { attacker, target }: Attack, tally: Tally): void {
  if (tally.total >= scene.now.combatant.hp[target]) return
  const one = scene.tally()
  const face = scene.faceUpTo(FATAL_ROLL, attacker, 'aim-fatal-roll', 'whether the aim was fatal', one)
  roll.fatal(scene, {
    who: attacker,
    rule: 'aim-fatal-roll',
    tally: one,
    against: FATAL_FACE,
    passed: face === FATAL_FACE,
  })
  if (face === FATAL_FACE) tally.add(FATAL_DAMAGE, 'aim-fatal', 'fatal')
}

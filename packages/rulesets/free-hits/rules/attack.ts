import { D20, person, plainly, type Refusal, say, type Who } from '@fray/kernel/rules'
import { freeHitsNumbers as N } from '../catalogue/rule-ids.ts'
import { cite, refuse, type Tally } from '../citing.ts'
import { roll } from '../events.ts'
import type { Weapon } from '../kinds/gear.ts'
import type { Spell } from '../kinds/spells.ts'
import type { Attack, AttackKind, Cited, FreeHitsScene } from '../scene.ts'
import type { ItemRow } from '../tables.ts'
import { AIMS, aimWords, CENTER_MASS, CRITICAL, NO_AIM } from '../words.ts'
import { tallyTarget } from './defense.ts'
import { isUsable, outOfRange } from './gear.ts'
import { kindOf } from './gifts.ts'
import { ATTACK_RUNGS, climb } from './ladder.ts'
import { addModifier } from './numbers.ts'
import { faceUnit, isBehind } from './space.ts'
import { detects, isIn } from './who.ts'

/** With what somebody strikes. */
interface Wielded {
  readonly item: ItemRow
  /** At what part; NO_AIM for none. */
  readonly aim: number
}

/** A weapon's attack about to be made. Whether the target detects the attacker is settled here. */
export function withWeapon(
  scene: FreeHitsScene,
  kind: AttackKind,
  attacker: Who,
  target: Who,
  { item, aim }: Wielded,
): Attack {
  const weapon = scene.kind(item).weapon as Weapon
  return {
    kind,
    attacker,
    target,
    item,
    weapon,
    spell: null,
    improved: [],
    aim,
    plain: kind === 'extra',
    sneak: !detects(scene, target, attacker),
    degree: 0,
    hit: false,
  }
}

/** A spell's attack on one of its targets about to be made. */
export function withSpell(
  scene: FreeHitsScene,
  attacker: Who,
  target: Who,
  spell: Spell,
  { improved, aim }: Pick<Attack, 'improved' | 'aim'>,
): Attack {
  cite('spell-attack')
  return {
    kind: 'spell',
    attacker,
    target,
    item: -1,
    weapon: null,
    spell,
    improved,
    aim,
    plain: false,
    sneak: !detects(scene, target, attacker),
    degree: 0,
    hit: false,
  }
}

/** Why an attack on the target may not be aimed so, or null. */
export function cannotAim(scene: FreeHitsScene, target: Who, aim: number, physical: boolean): Refusal | null {
  if (aim === NO_AIM) return null
  if (!physical) return refuse('aim-declared', 'Only a physical attack can be aimed.')
  if (!scene.unit(target).sheet.lacks.includes(aim)) return null
  return refuse('aim-declared', '{target} has no such part: it cannot be aimed at ({aim}).', {
    target: person(target),
    aim: plainly(aimWords(AIMS[aim] ?? '')),
  })
}

/** An attack that is thought of. */
interface Blow {
  readonly item: ItemRow
  /** At what part; NO_AIM for none. */
  readonly aim: number
  /** Without anything that lengthens its reach. */
  readonly plain: boolean
}

/** Why the unit may not attack the target with the weapon, or null. */
export function cannotAttack(
  scene: FreeHitsScene,
  attacker: Who,
  target: Who,
  { item, aim, plain }: Blow,
): Refusal | null {
  if (item < 0) return refuse('weapon-in-hand', '{attacker} holds no weapon.', { attacker: person(attacker) })
  if (!isUsable(scene, attacker, item)) {
    const { name, weapon } = scene.kind(item)
    const slots = { item: { thing: name }, attacker: person(attacker) }
    return weapon === null
      ? refuse('weapon-in-hand', 'The {item} is no weapon.', slots)
      : refuse('weapon-in-hand', "The {item} is not in {attacker}'s hand.", slots)
  }
  return (
    cannotTarget(scene, attacker, target) ??
    outOfRange(scene, attacker, target, item, plain) ??
    cannotAim(scene, target, aim, (scene.kind(item).weapon as Weapon).physical)
  )
}

/** Why the target cannot be attacked at all, or null. */
export function cannotTarget(scene: FreeHitsScene, attacker: Who, target: Who): Refusal | null {
  if (target === attacker)
    return refuse('melee-range', '{attacker} cannot attack themselves.', { attacker: person(attacker) })
  if (!isIn(scene, target))
    return refuse('defeated-at-zero', '{target} is out of the battle.', { target: person(target) })
  return notDetected(scene, attacker, target)
}

/** Why the unit cannot do something to the other one, whom it does not detect, or null. */
export const notDetected = (scene: FreeHitsScene, who: Who, other: Who): Refusal | null =>
  detects(scene, who, other)
    ? null
    : refuse('detection', '{who} does not know where {other} is.', { who: person(who), other: person(other) })

/** What the roll of an attack hangs on. */
type Aimed = Pick<Attack, 'attacker' | 'target' | 'aim' | 'plain' | 'weapon'>

/** Everything that the attack's roll gets in addition to the die. */
function tallyBonuses(scene: FreeHitsScene, { attacker, target, aim, plain, weapon }: Aimed): Tally {
  const tally = scene.tally()
  addModifier(scene, tally, attacker, 'accuracy')
  const boost = scene.now.combatant.boostHit[attacker]
  if (boost !== 0) tally.add(boost, 'boost-hit', 'boost')
  if (isBehind(scene, attacker, target)) tally.add(N.flanking.bonus, 'flanking', 'from behind')
  if (weapon !== null && weapon.accuracy !== 0) tally.add(weapon.accuracy, 'attack-roll', 'the weapon')
  if (aim === CENTER_MASS) tally.add(N['aim-center-mass'].bonus, 'aim-center-mass', 'center mass')
  const given = scene.unit(attacker).gifts.accuracy[kindOf(weapon)]
  if (given === 0) return tally
  return plain ? tally.pass(given, 'extra-attack-plain', 'feats') : tally.add(given, 'feats-change-rules', 'feats')
}

/** The face from which the attack hits by its number, as things stand; a natural 20 and a natural 1 are another matter. */
export const faceNeeded = (scene: FreeHitsScene, attack: Aimed & Pick<Attack, 'sneak'>): number =>
  tallyTarget(scene, attack.target, attack.sneak).total - tallyBonuses(scene, attack).total

const ALWAYS_HITS = 20
const ALWAYS_MISSES = 1

/** The rule that decides, by the die alone or by the number. */
const decidedBy = (natural: number): Cited =>
  natural === ALWAYS_HITS ? 'natural-20-hits' : natural === ALWAYS_MISSES ? 'auto-fail' : 'attack-roll'

/**
 * Rolls an attack: turns the attacker, then the d20 with the dice of its ladder. A natural 20 hits and a natural 1 misses
 * whatever the number. A free critical is not rolled. Fills in what came of it.
 */
export function rollAttack(scene: FreeHitsScene, attack: Attack): void {
  const { attacker, target, kind, aim } = attack
  faceUnit(scene, attacker, target)
  if (aim !== NO_AIM) cite('aim')
  if (kind === 'critical') {
    cite('free-critical-resolved')
    attack.degree = CRITICAL
    attack.hit = true
  } else {
    const name = nameOfAttack(scene, attack)
    const number = tallyTarget(scene, target, attack.sneak)
    const bonuses = tallyBonuses(scene, attack)
    const needs = number.total - bonuses.total
    const tally = scene.tally()
    const why = scene.isListening ? say('attack with the {name}', { name: { thing: name } }) : 'attack'
    const natural = scene.diceWithin({ pool: D20, a: 2, b: needs, c: ALWAYS_HITS }, attacker, 'attack-roll', why, tally)
    tally.addAll(bonuses)
    attack.hit = natural === ALWAYS_HITS || (natural !== ALWAYS_MISSES && natural >= needs)
    const rule = decidedBy(natural)
    roll.attack(scene, {
      who: attacker,
      rule,
      tally,
      against: number.total,
      passed: attack.hit,
      target,
      weapon: name,
      kind,
      aim,
      natural,
      number,
    })
    cite('attack-dice-order')
    if (attack.sneak) cite('sneak-damage')
    attack.degree = climb(scene, natural, ATTACK_RUNGS, attacker)
  }
  scene.blow(attacker, target, attack.hit, attack.degree)
}

/** What the attack is made with. */
export const nameOfAttack = (scene: FreeHitsScene, { item, spell }: Attack): string =>
  spell === null ? scene.kind(item).name : spell.name

import { person, type Refusal, squareName, type Who } from '@fray/kernel/rules'
import { setCells } from '../../lasting/rows.ts'
import { hasBit, withBits } from '../bits.ts'
import { cite, refuse } from '../citing.ts'
import type { Effect } from '../kinds/effects.ts'
import type { Improvement, Spell } from '../kinds/spells.ts'
import type { FreeHitsScene } from '../scene.ts'
import { C } from '../tables.ts'
import { ATTACK_ACTION, type CastPart, MOVE_ACTION } from '../words.ts'
import { applyEffects, hurt } from './apply.ts'
import { cannotAim, cannotTarget, notDetected, withSpell } from './attack.ts'
import { budgetLeft, type Price, price } from './budget.ts'
import { damageOf, improvementsOf } from './damage.ts'
import type { Keeper } from './effects.ts'
import { isHealable } from './healing.ts'
import { runningRow, spellOf, startRunning, stopRunning } from './running.ts'
import { spacesBetween, spacesTo } from './space.ts'
import { resolveAttack } from './strikes.ts'
import { cannotAppear, cannotSummon, summon } from './summons.ts'
import { areEnemies, isHere, isIn } from './who.ts'

/** Parts of the cast time that are still to be paid, by position. */
export function partsLeft(scene: FreeHitsScene, who: Who, spell: number): number[] {
  const { cast } = spellOf(scene, who, spell)
  const paid = scene.now.combatant.casting[who] === spell ? scene.now.combatant.castPaid[who] : 0
  return [...cast.keys()].filter((part) => !hasBit(paid, part))
}

/** Which parts so many Attack and Move Actions pay, the picky parts first; null where one of them would pay nothing. */
export function partsPaid(
  cast: readonly CastPart[],
  left: readonly number[],
  attack: number,
  move: number,
): number[] | null {
  const taken: number[] = []
  const take = (count: number, exact: CastPart): number => {
    let rest = count
    for (const wanted of [exact, 'either'] as const) {
      for (const part of left) {
        if (rest === 0) return 0
        if (cast[part] !== wanted || taken.includes(part)) continue
        taken.push(part)
        rest--
      }
    }
    return rest
  }
  // Parts that only one kind pays are taken before those that either does, so that nothing is wasted.
  const attackRest = take(attack, 'attack')
  const moveRest = take(move, 'move')
  return attackRest === 0 && moveRest === 0 ? taken : null
}

/** What a turn's unspent actions can pay of the cast time at most: as little as completes it. */
export function usualPrice(scene: FreeHitsScene, who: Who, spell: number): Price {
  const { cast } = spellOf(scene, who, spell)
  const left = partsLeft(scene, who, spell)
  const attack = budgetLeft(scene, who, ATTACK_ACTION)
  const move = budgetLeft(scene, who, MOVE_ACTION)
  const tries = [price(attack, 0, 0), price(0, move, 0), price(attack, move, 0)].filter(
    (one) => one.attack + one.move > 0,
  )
  for (const one of tries) {
    const paid = partsPaid(cast, left, one.attack, one.move)
    if (paid !== null && paid.length === left.length) return one
  }
  for (const one of [...tries].reverse()) if (partsPaid(cast, left, one.attack, one.move) !== null) return one
  return price(1, 0, 0)
}

/** What a spell is aimed at when it takes effect. */
export interface Aimed {
  /** A unit's row, or -1. */
  readonly target: Who
  /** A square, or -1. */
  readonly at: number
  /** Positions among the spell's improvements. */
  readonly improved: readonly number[]
  /** Position in AIMS. */
  readonly aim: number
}

/** The spell's range with its improvements, in squares. */
const rangeOf = (spell: Spell, improved: readonly Improvement[]): number =>
  improved.reduce((range, { range: more }) => Math.max(range, more), spell.range)

export const radiusOf = (spell: Spell, improved: readonly Improvement[]): number =>
  improved.reduce((radius, { radius: more }) => Math.max(radius, more), spell.radius)

/** Why the spell cannot take effect so, or null. */
export function cannotAimSpell(scene: FreeHitsScene, who: Who, position: number, aimed: Aimed): Refusal | null {
  const spell = spellOf(scene, who, position)
  const improved = improvementsOf(spell, aimed.improved)
  const range = rangeOf(spell, improved)
  const isAtPlace = spell.summon !== null || spell.target === 'area'
  if (isAtPlace && aimed.target >= 0)
    return refuse('cast-time', '{spell} is cast at a square: name nobody.', { spell: { thing: spell.name } })
  if (!isAtPlace && aimed.at >= 0)
    return refuse('cast-time', '{spell} is not cast at a square: name none.', { spell: { thing: spell.name } })
  if (spell.summon !== null) {
    return cannotSummon(scene, who) ?? cannotAppear(scene, who, range, spell.summon.entrant.footprint, aimed.at)
  }
  if (spell.target === 'area') return cannotReachSquare(scene, who, aimed.at, range, spell)
  const target = targetOf(who, spell, aimed.target)
  if (target < 0) return refuse('cast-time', 'Say on whom {spell} is cast.', { spell: { thing: spell.name } })
  return (
    cannotBeTarget(scene, who, spell, improved, target) ??
    (spacesBetween(scene, who, target) <= range
      ? null
      : refuse('melee-range', '{target} is {spaces} squares away; {spell} goes {range}.', {
          target: person(target),
          spaces: { number: spacesBetween(scene, who, target) },
          spell: { thing: spell.name },
          range: { number: range },
        })) ??
    (spell.attack ? cannotAim(scene, target, aimed.aim, spell.physical) : null)
  )
}

/** Whom the spell is on: oneself where it names nobody and is for oneself, or for friends. */
const targetOf = (who: Who, spell: Spell, target: Who): number =>
  target >= 0 ? target : spell.target === 'self' || spell.target === 'ally' ? who : -1

function cannotBeTarget(
  scene: FreeHitsScene,
  who: Who,
  spell: Spell,
  improved: readonly Improvement[],
  target: Who,
): Refusal | null {
  if (spell.target === 'self' && target !== who)
    return refuse('cast-time', '{spell} is for the caster alone.', { spell: { thing: spell.name } })
  if (spell.target === 'ally' && areEnemies(scene, who, target))
    return refuse('cast-time', '{spell} is for friends.', { spell: { thing: spell.name } })
  if (spell.attack) return cannotTarget(scene, who, target)
  if (isIn(scene, target)) return notDetected(scene, who, target)
  if (isHealable(scene, target, revives(spell, improved))) return null
  const slots = { target: person(target), spell: { thing: spell.name } }
  return isHere(scene, target)
    ? refuse('defeated-at-zero', '{target} is out of the battle: {spell} does not bring them back.', slots)
    : refuse('defeated-at-zero', '{target} is out of the battle.', slots)
}

const heals = (effect: Effect): boolean => effect.effect === 'heal'

/** Whether the spell, or one of its improvements, brings back the defeated. */
const revives = (spell: Spell, improved: readonly Improvement[]): boolean =>
  [spell, ...improved].some(({ effects }) => effects.some((one) => one.effect === 'heal' && one.revives))

function cannotReachSquare(scene: FreeHitsScene, who: Who, at: number, range: number, spell: Spell): Refusal | null {
  if (at < 0) return refuse('cast-time', 'Say on which square {spell} falls (at).', { spell: { thing: spell.name } })
  const far = spacesTo(scene, who, at)
  if (far <= range) return null
  return refuse('melee-range', '{square} is {far} squares away; {spell} goes {range}.', {
    square: { thing: squareName(scene.setup.grid, at) },
    far: { number: far },
    spell: { thing: spell.name },
    range: { number: range },
  })
}

/** The Bonus Actions that the improvements cost. */
export const improvementPrice = (spell: Spell, improved: readonly number[]): number =>
  improvementsOf(spell, improved).reduce((sum, { price: one }) => sum + one, 0)

/** A spell that takes effect. */
interface CastSpell {
  readonly who: Who
  readonly spell: Spell
  readonly aimed: Aimed
  /** Who keeps it up; null for what is over at once. */
  readonly keeper: Keeper | null
}

/** The spell takes effect. */
export function takeEffect(scene: FreeHitsScene, who: Who, position: number, aimed: Aimed): void {
  const spell = spellOf(scene, who, position)
  const improved = improvementsOf(spell, aimed.improved)
  const keeper: Keeper | null = spell.upkeep !== null || spell.toggle ? { caster: who, spell: position } : null
  if (keeper !== null) startRunning(scene, who, position)
  if (spell.summon !== null) {
    summon(scene, who, position, spell.summon, { range: rangeOf(spell, improved), at: aimed.at })
    return
  }
  const cast = { who, spell, aimed, keeper }
  if (spell.target === 'area') {
    const targets = inArea(scene, aimed.at, radiusOf(spell, improved), !spell.attack && revives(spell, improved))
    fallOn(scene, targets, cast)
    return
  }
  fallOn(scene, [targetOf(who, spell, aimed.target)], cast)
}

/** Units within so many squares of the square for which the spell can do something, in roster order. */
function inArea(scene: FreeHitsScene, at: number, radius: number, raises: boolean): number[] {
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++)
    if (isHealable(scene, row, raises) && spacesTo(scene, row, at) <= radius) rows.push(row)
  return rows
}

/** The spell falls on its targets, one after the other. Who does not detect the caster is settled for all before the first. */
function fallOn(scene: FreeHitsScene, targets: readonly number[], cast: CastSpell): void {
  const { who, spell, aimed, keeper } = cast
  if (!spell.attack) {
    for (const target of targets) happenTo(scene, target, cast)
    return
  }
  const attacks = targets
    .filter((target) => target !== who)
    .map((target) => withSpell(scene, who, target, spell, aimed))
  for (const attack of attacks) {
    if (isIn(scene, who) && isIn(scene, attack.target)) resolveAttack(scene, attack, keeper)
  }
  if (keeper !== null && !attacks.some(({ hit }) => hit)) endMissed(scene, keeper)
}

/** A spell whose every roll has missed is on nobody: there is nothing to be kept up. */
function endMissed(scene: FreeHitsScene, { caster, spell }: Keeper): void {
  const row = runningRow(scene, caster, spell)
  if (row >= 0) stopRunning(scene, row, 'channel-upkeep')
}

/** What a spell without a roll does to one of its targets. */
function happenTo(scene: FreeHitsScene, target: Who, { who, spell, aimed, keeper }: CastSpell): void {
  const improved = improvementsOf(spell, aimed.improved)
  const from = { doer: who, name: spell.name, keeper, physical: spell.physical }
  const pools = damageOf(spell, aimed.improved).map(({ pool }) => pool)
  if (pools.length > 0 && isIn(scene, target)) hurt(scene, target, pools, from, { type: spell.type, mayWound: true })
  const healing = improved.flatMap(({ heal }) => (heal === null ? [] : [heal]))
  const [first, ...rest] = healing
  if (first === undefined || spell.effects.some(heals)) {
    applyEffects(scene, target, spell.effects, { ...from, moreHealing: healing })
  } else {
    // A spell that does not heal by itself heals by its improvements.
    const own: Effect = { effect: 'heal', amount: first, revives: false, on: 'target' }
    applyEffects(scene, target, [...spell.effects, own], { ...from, moreHealing: rest })
  }
  applyEffects(
    scene,
    target,
    improved.flatMap(({ effects }) => effects),
    from,
  )
}

/** Whether the unit has begun a spell that it pays for in parts. */
export const isCasting = (scene: FreeHitsScene, who: Who): boolean => scene.now.combatant.casting[who] >= 0

/** Notes which parts have been paid; the spell goes on. */
export function notePaid(scene: FreeHitsScene, who: Who, spell: number, parts: readonly number[]): void {
  const { castPaid, casting } = scene.now.combatant
  cite('channeling')
  const before = casting[who] === spell ? castPaid[who] : 0
  setCells(scene, C, who, { casting: spell, castPaid: withBits(before, parts), castNow: 1 }, 'channel-progress')
}

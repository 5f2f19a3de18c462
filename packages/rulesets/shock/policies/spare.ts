import { type Command, coverOf, hasSight } from '@fray/kernel/rules'
import { cast, use } from '../actions/magic.ts'
import { disengage, run } from '../actions/move.ts'
import { screen } from '../actions/screen.ts'
import type { Effect, EffectName } from '../kinds/effects.ts'
import { acOf } from '../rules/modifiers.ts'
import { cannotMove, isThreatened, mayEnd, moveRate } from '../rules/movement.ts'
import { screenLimit } from '../rules/screen.ts'
import { asIfAt, feetBetween, feetFrom, reachOf, seesLine, sightMask } from '../rules/space.ts'
import { areEnemies, inGrapple, isUp } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { hasMove, legal, shootsAs } from './common.ts'

const does = (effects: readonly Effect[], what: EffectName): boolean => effects.some(({ effect }) => effect === what)

/** Whether an effect helps the one who has it to be hurt less until its next turn. */
const guards = (effects: readonly Effect[]): boolean => does(effects, 'ac') || does(effects, 'shock-immune')

/** Whether somebody is near enough to come and strike before one's next turn. */
const isInDanger = (scene: ShockScene, row: number, foes: readonly number[]): boolean =>
  foes.some((foe) => feetBetween(scene, row, foe) <= moveRate(scene, foe) + 5)

/** Whether it has powers or spells at all. */
export function hasArts(scene: ShockScene, actor: number): boolean {
  const { powers, spells } = scene.fighter(actor)
  return powers.length + spells.length > 0
}

/** What a Move Action is good for that need not take one anywhere: a screen, a guard, cover, some distance. */
export function spareMove(scene: ShockScene, actor: number, foes: readonly number[]): Command | null {
  if (!hasMove(scene, actor) || inGrapple(scene, actor)) return null
  const ward = screenLimit(scene, actor) > 0 ? screening(scene, actor, foes) : null
  const guard = ward === null && hasArts(scene, actor) ? guarding(scene, actor, foes, 'move') : null
  return ward ?? guard ?? (scene.isOpenGround ? null : toCover(scene, actor, foes))
}

/** Screens a friend next to it that is easier to hurt than itself, and whom an enemy could come and strike. */
function screening(scene: ShockScene, actor: number, foes: readonly number[]): Command | null {
  const { screening: wards, hp } = scene.now.combatant
  if (wards[actor] >= 0) return null
  const own = toughness(scene, actor)
  let best = -1
  for (let row = 0; row < scene.combatants; row++) {
    if (row === actor || areEnemies(scene, actor, row) || !isUp(scene, row)) continue
    if (feetBetween(scene, actor, row) > 5 || toughness(scene, row) >= own) continue
    if (best >= 0 && hp[row] >= hp[best]) continue
    if (isInDanger(scene, row, foes)) best = row
  }
  if (best < 0) return null
  return legal(scene, screen, actor, { target: best })
}

/** How much it can take: hit points, and as much again for each five points of AC above 10. */
const toughness = (scene: ShockScene, row: number): number =>
  scene.now.combatant.hp[row] * Math.max(1, acOf(scene, row) - 5)

/** A power or spell of that cost that makes oneself, or a friend, harder to hurt for the enemies' turn. */
export function guarding(
  scene: ShockScene,
  actor: number,
  foes: readonly number[],
  cost: 'free' | 'move' | 'main',
): Command | null {
  const { spells, powers } = scene.fighter(actor)
  for (let power = 0; power < powers.length; power++) {
    const spec = powers[power]
    if (spec?.cost !== cost || spec.moment !== 'any' || !guards(spec.effects)) continue
    const now = legal(scene, use, actor, { power })
    if (now !== null && isInDanger(scene, actor, foes)) return now
  }
  for (let power = 0; power < spells.length; power++) {
    const spell = spells[power]
    if (spell?.cost !== cost || spell.target === 'area' || !guards(spell.effects)) continue
    for (const row of spell.target === 'self' ? [actor] : friends(scene, actor)) {
      const now = legal(scene, cast, actor, { power, target: spell.target === 'self' ? -1 : row })
      if (now !== null && isInDanger(scene, row, foes)) return now
    }
  }
  return null
}

/** Its side, the weakest first. */
export function friends(scene: ShockScene, actor: number): number[] {
  const { hp } = scene.now.combatant
  const rows: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (!areEnemies(scene, actor, row) && isUp(scene, row)) rows.push(row)
  }
  return rows.sort((a, b) => hp[a] - hp[b] || a - b)
}

/** A power with the effect that can be called upon for nothing, or null. */
export function freePower(scene: ShockScene, actor: number, what: EffectName): Command | null {
  const { powers } = scene.fighter(actor)
  for (let power = 0; power < powers.length; power++) {
    const spec = powers[power]
    if (spec?.cost !== 'free' || spec.moment !== 'any' || !does(spec.effects, what)) continue
    const now = legal(scene, use, actor, { power })
    if (now !== null) return now
  }
  return null
}

/** What keeps enemies from striking at one who is about to run: disengaging, or a power; `dear`: with the Main Action too. */
export function slipAway(scene: ShockScene, actor: number, dear: boolean): Command | null {
  const cheap = scene.fighter(actor).gifts.disengage === 'free'
  if (cannotMove(scene, actor) !== null || !isThreatened(scene, actor)) return null
  const now = legal(scene, disengage, actor)
  if (cheap && now !== null) return now
  const power = freePower(scene, actor, 'no-opportunity')
  if (power !== null) return power
  return dear ? now : null
}

/** Squares around that are looked at for cover. */
const NEAR = 10

/** A shooter or caster with nobody at hand: to where fewer of those who shoot see it, and it still sees somebody. */
function toCover(scene: ShockScene, actor: number, foes: readonly number[]): Command | null {
  if (cannotMove(scene, actor) !== null) return null
  if (!shootsAs(scene, actor, feetBetween(scene, actor, foes[0]))) return null
  const shooters = foes.filter((foe) => shootsAs(scene, foe, feetBetween(scene, foe, actor))).slice(0, 3)
  if (shooters.length === 0 || isThreatened(scene, actor)) return null
  const here = scene.now.combatant.square[actor]
  let least = exposure(scene, actor, here, shooters)
  if (least === 0) return null
  const reach = reachOf(scene, actor, NEAR)
  let to = -1
  for (let i = 0; i < reach.count; i++) {
    const square = reach.squares[i]
    if (square === here || !mayEnd(scene, actor, square)) continue
    if (foes.some((foe) => feetFrom(scene, foe, actor, square) <= 10)) continue
    const seen = exposure(scene, actor, square, shooters)
    if (seen >= least || !asIfAt(scene, actor, square, () => foes.some((foe) => seesLine(scene, actor, foe)))) continue
    least = seen
    to = square
  }
  return to < 0 ? null : run.make(actor, { to })
}

/** How well shooters see one who stands on the square: 4 for each who sees all of it, 2 past half cover, 1 past full. */
function exposure(scene: ShockScene, actor: number, square: number, shooters: readonly number[]): number {
  return asIfAt(scene, actor, square, () => {
    let sum = 0
    for (const foe of shooters) {
      const mask = sightMask(scene, foe, actor)
      if (!hasSight(mask)) continue
      const cover = coverOf(mask)
      sum += cover === 'none' ? 4 : cover === 'half' ? 2 : 1
    }
    return sum
  })
}

import { use } from '../actions/fight.ts'
import { blank, type EscalationCommand } from '../command.ts'
import { type Ability, AT_WILL, type Effect, FREE, MELEE } from '../model.ts'
import { abilityOf, cannotUse, isUsedUp } from '../rules/abilities.ts'
import { engagedBy, isFree } from '../rules/field.ts'
import { isStaggered, stanceOf } from '../rules/figures.ts'
import { isLeft } from '../rules/slots.ts'
import { areEnemies, isDying, isHere, isUp } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'

function gain(effect: Effect, level: number): number {
  switch (effect.effect) {
    case 'damage': {
      const { pool, perLevel } = effect.amount
      return ((pool.min + pool.max) / 2) * (perLevel ? level : 1)
    }
    case 'condition':
    case 'ongoing':
      return 3
    case 'heal':
    case 'recovery':
    case 'advantage':
      return 2
    default:
      return 0
  }
}

/** What an ability is worth: what it harms or heals, roughly. */
function worth(scene: EscalationScene, actor: number, ability: Ability): number {
  let value = 0
  const level = Math.max(1, scene.now.combatant.level[actor] as number)
  for (const effect of ability.hit) value += gain(effect, level)
  for (const effect of ability.effects) value += gain(effect, level)
  if (ability.target.count !== 1) value *= 1.5
  if (ability.asBasic >= 0) value += level * 4
  if (ability.frequency !== AT_WILL) value += 2
  return value
}

/** The ability that does most now, on the first enemy or friend that it may be used on. */
export function bestAbility(scene: EscalationScene, actor: number, foes: readonly number[]): EscalationCommand | null {
  const { abilities } = scene.fighter(actor).sheet
  let best: EscalationCommand | null = null
  let most = 0
  for (let position = 0; position < abilities.length; position++) {
    const ability = abilityOf(scene, actor, position)
    if (ability.trigger !== null || ability.action > FREE) continue
    if (ability.action < FREE && !isLeft(scene, actor, ability.action)) continue
    if (isUsedUp(scene, actor, position)) continue
    const value = worth(scene, actor, ability)
    if (value <= most || cannotUse(scene, actor, position) !== null) continue
    const now = aim(scene, actor, position, ability, foes)
    if (now === null) continue
    best = now
    most = value
  }
  return best
}

function aim(
  scene: EscalationScene,
  actor: number,
  position: number,
  ability: Ability,
  foes: readonly number[],
): EscalationCommand | null {
  const base = { ...blank(actor, 'use'), ability: position }
  const { who, count } = ability.target
  if (who === 'self' || ability.target.range === 3) {
    if (ability.popOff !== null && engagedBy(scene, actor).length < 2) return null
    if (isHealing(ability) && !isStaggered(scene, actor)) return null
    return ability.includesMove === null && use.check(scene, base) === null ? base : null
  }
  if (who === 'ally') return aimAtFriend(scene, actor, base, ability)
  if (count === 0) return ok(scene, base)
  if (isRangedWhileEngaged(scene, actor, ability)) return null
  const chosen: number[] = []
  for (const foe of foes) {
    if (ok(scene, { ...base, targets: [foe] }) === null) continue
    chosen.push(foe)
    if (chosen.length === count) break
  }
  return chosen.length > 0 ? ok(scene, { ...base, targets: chosen }) : null
}

const heals = ({ effect }: Effect): boolean => effect === 'heal' || effect === 'recovery' || effect === 'end-condition'

const isHealing = ({ effects }: Ability): boolean => effects.some(heals)

/** What heals is for a friend who is hurt, or for oneself; everything else for one in the thick of it. */
function aimAtFriend(
  scene: EscalationScene,
  actor: number,
  base: EscalationCommand,
  ability: Ability,
): EscalationCommand | null {
  const { count, self } = ability.target
  const isFor = isHealing(ability) ? needsHelp(scene, actor, self) : inTheThick(scene, actor)
  if (isFor < 0) return null
  return ok(scene, count === 0 ? base : { ...base, targets: [isFor] })
}

/** A shot among enemies that would be answered: better to strike, where it can. */
const isRangedWhileEngaged = (scene: EscalationScene, actor: number, ability: Ability): boolean =>
  (ability.isRanged || ability.provokes) && engagedBy(scene, actor).length > 0 && stanceOf(scene, actor)?.kind === MELEE

const ok = (scene: EscalationScene, now: EscalationCommand): EscalationCommand | null =>
  use.check(scene, now) === null ? now : null

/** A friend who is Dying, else one who is Staggered, or oneself where that is possible; -1 for nobody. */
function needsHelp(scene: EscalationScene, actor: number, self: boolean): number {
  let hurt = self && isStaggered(scene, actor) ? actor : -1
  for (let row = 0; row < scene.combatants; row++) {
    if (row === actor || areEnemies(scene, actor, row) || !isHere(scene, row)) continue
    if (isDying(scene, row)) return row
    if (hurt < 0 && isStaggered(scene, row)) hurt = row
  }
  return hurt
}

/** A friend who is up and engaged, else any who is up; -1 for nobody. */
function inTheThick(scene: EscalationScene, actor: number): number {
  let found = -1
  for (let row = 0; row < scene.combatants; row++) {
    if (row === actor || areEnemies(scene, actor, row) || !isUp(scene, row)) continue
    if (!isFree(scene, row)) return row
    if (found < 0) found = row
  }
  return found
}

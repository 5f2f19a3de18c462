import type { CommandBy } from '@fray/kernel/rules'
import { use } from '../actions/fight.ts'
import type { Ability } from '../kinds/abilities.ts'
import type { Effect } from '../kinds/effects.ts'
import { cannotUse, isForOneself, isUsedUp } from '../rules/abilities.ts'
import { distance, engagedBy, isFree } from '../rules/field.ts'
import { isStaggered, stanceOf } from '../rules/figures.ts'
import { reachOf } from '../rules/reach.ts'
import { isLeft } from '../rules/slots.ts'
import { areEnemies, isDying, isHere, isUp } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { AT_WILL, CLOSE, FAR, FREE, MELEE, NEARBY, PC, RANGE_ENGAGED, RANGE_NEARBY } from '../words.ts'
import { abilityFor, abilityOn, type Effects, type Facing, facing } from './expecting.ts'

/** The use of an ability; `Changing` while its targets are tried, one command for all of them. */
type Uses = CommandBy<typeof use>
type Changing = { -readonly [K in keyof Uses]: Uses[K] }

/** What a condition, and an Advantage, is worth beside a hit point. */
const CONDITION = 3
const ADVANTAGE = 2

/** What a point of Power, or of a second resource, is worth. */
const POINT = 2

/** How much more what comes back later, if at all, is worth: it may as well be used. */
const RARE = 2

const worthOf = (hp: number, [, conditions, advantages, points]: Effects): number =>
  hp + CONDITION * Math.abs(conditions) + ADVANTAGE * Math.abs(advantages) + POINT * points

/** The abilities that its user might use now, and what each is worth in hit points; the best first, none that is worth nothing. */
function ranked(scene: EscalationScene, actor: number, foes: readonly number[]): readonly number[] {
  const { abilities } = scene.fighter(actor).sheet
  const positions: number[] = []
  let most = 0
  for (let position = 0; position < abilities.length; position++) {
    const ability = abilities[position]
    if (!isAtHand(scene, actor, position, ability)) continue
    if (isForFoes(ability)) {
      if (distance(scene, actor, foes[0]) > farthest(ability)) continue
      const { count } = ability.target
      most = Math.max(most, count === 0 ? foes.length : count)
    }
    positions.push(position)
  }
  // The only one needs no weighing, if it harms somebody.
  if (positions.length === 0 || (positions.length === 1 && abilities[positions[0]].vs >= 0)) return positions
  const values = positions.map((position) => worthForFriend(scene, actor, abilities[position]))
  const choices = { positions, values }
  for (let nth = 0; nth < Math.min(most, foes.length); nth++) addWorthOn(scene, actor, foes, nth, choices)
  return inOrder(positions, values, abilities)
}

/** What an ability is worth on the friend whom it is for; 0 where it is for foes, or for nobody now. */
function worthForFriend(scene: EscalationScene, actor: number, ability: Ability): number {
  if (isForFoes(ability)) return 0
  const { hp, hpMax } = scene.now.combatant
  const friend = isForOneself(ability) ? actor : friendFor(scene, actor, ability)
  if (friend < 0) return 0
  const does = abilityFor(scene, actor, friend, ability)
  return worthOf(Math.min(does[0], hpMax[friend] - hp[friend]), does)
}

/** Abilities by their positions, and what each is worth. */
interface Choices {
  readonly positions: readonly number[]
  readonly values: number[]
}

/** Adds what each of the abilities does to the foe at that place of the list, where it reaches so far and has so many targets. */
function addWorthOn(
  scene: EscalationScene,
  actor: number,
  foes: readonly number[],
  nth: number,
  { positions, values }: Choices,
): void {
  const { abilities } = scene.fighter(actor).sheet
  const foe = foes[nth]
  const away = distance(scene, actor, foe)
  const hp = scene.now.combatant.hp[foe]
  let pair: Facing | null = null
  for (let i = 0; i < positions.length; i++) {
    const ability = abilities[positions[i]]
    const { count } = ability.target
    if (!isForFoes(ability) || (count > 0 && nth >= count) || away > farthest(ability)) continue
    pair ??= facing(scene, actor, foe)
    const does = abilityOn(scene, pair, ability)
    values[i] += worthOf(Math.min(does[0], hp), does)
  }
}

/** The positions of those that are worth something, the best first; what is rare is worth more. */
function inOrder(positions: number[], values: number[], abilities: readonly Ability[]): readonly number[] {
  let length = 0
  for (let i = 0; i < positions.length; i++) {
    const position = positions[i]
    if (values[i] <= 0) continue
    const value = values[i] + (abilities[position].frequency === AT_WILL ? 0 : RARE)
    let at = length++
    for (; at > 0 && values[at - 1] < value; at--) {
      positions[at] = positions[at - 1]
      values[at] = values[at - 1]
    }
    positions[at] = position
    values[at] = value
  }
  positions.length = length
  return positions
}

/** Whether an ability can be paid for, is not used up, and is for one's own turn; the rest is asked later. */
const isAtHand = (scene: EscalationScene, actor: number, position: number, ability: Ability): boolean =>
  ability.trigger === null &&
  ability.action <= FREE &&
  (ability.action === FREE || isLeft(scene, actor, ability.action)) &&
  !isUsedUp(scene, actor, position) &&
  !isHeldBack(scene, actor, ability)

const isForFoes = (ability: Ability): boolean => !isForOneself(ability) && ability.target.who !== 'ally'

/** The ability that does most now, on the first enemy or friend that it may be used on. */
export function bestAbility(scene: EscalationScene, actor: number, foes: readonly number[]): Uses | null {
  const { abilities } = scene.fighter(actor).sheet
  if (abilities.length === 0) return null
  for (const position of ranked(scene, actor, foes)) {
    if (cannotUse(scene, actor, position) !== null) continue
    const now = aim(scene, actor, position, abilities[position], foes)
    if (now !== null) return now
  }
  return null
}

/** What most often forbids an ability, asked without a sentence: the escalation die is too low, the stance another. */
function isHeldBack(scene: EscalationScene, actor: number, { escalation, special, asBasic }: Ability): boolean {
  if (escalation > 0 && !special && scene.now.fight.escalation[0] < escalation) return true
  return asBasic >= 0 && scene.now.combatant.kind[actor] === PC && stanceOf(scene, actor)?.kind !== asBasic
}

function aim(
  scene: EscalationScene,
  actor: number,
  position: number,
  ability: Ability,
  foes: readonly number[],
): Uses | null {
  const base: Changing = use.make(actor, { ability: position })
  const { who, count } = ability.target
  if (isForOneself(ability)) {
    if (ability.popOff !== null && engagedBy(scene, actor).length < 2) return null
    if (isHealing(ability) && !isStaggered(scene, actor)) return null
    return ability.includesMove === null && use.check(scene, base) === null ? base : null
  }
  if (who === 'ally') return aimAtFriend(scene, actor, base, ability)
  if (count === 0) return ok(scene, base)
  if (isRangedWhileEngaged(scene, actor, ability)) return null
  const most = farthest(ability)
  const chosen: number[] = []
  for (const foe of foes) {
    if (distance(scene, actor, foe) > most) break
    base.targets = [foe]
    if (ok(scene, base) === null) continue
    chosen.push(foe)
    if (chosen.length === count) break
  }
  if (chosen.length === 0) return null
  base.targets = chosen
  return chosen.length === 1 ? base : ok(scene, base)
}

/** How far away an enemy may be at most to be its target. */
function farthest(ability: Ability): number {
  const range = reachOf(ability)
  if (range === RANGE_ENGAGED) return ability.includesMove === 'engage' ? NEARBY : CLOSE
  return range === RANGE_NEARBY ? NEARBY : FAR
}

const heals = ({ effect }: Effect): boolean => effect === 'heal' || effect === 'recovery' || effect === 'endCondition'

const isHealing = ({ effects }: Ability): boolean => effects.some(heals)

/** What heals is for a friend who is hurt, or for oneself; everything else for one in the thick of it. */
function aimAtFriend(scene: EscalationScene, actor: number, base: Changing, ability: Ability): Uses | null {
  const { count } = ability.target
  const isFor = friendFor(scene, actor, ability)
  if (isFor < 0) return null
  return ok(scene, count === 0 ? base : { ...base, targets: [isFor] })
}

const friendFor = (scene: EscalationScene, actor: number, ability: Ability): number =>
  isHealing(ability) ? needsHelp(scene, actor, ability.target.self) : inTheThick(scene, actor)

/** A shot among enemies that would be answered: better to strike, where it can. */
const isRangedWhileEngaged = (scene: EscalationScene, actor: number, ability: Ability): boolean =>
  (ability.isRanged || ability.provokes) && stanceOf(scene, actor)?.kind === MELEE && !isFree(scene, actor)

const ok = (scene: EscalationScene, now: Uses): Uses | null => (use.check(scene, now) === null ? now : null)

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

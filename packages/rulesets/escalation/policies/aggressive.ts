import type { Question } from '@fray/kernel'
import { basicMelee, basicRanged, use } from '../actions/fight.ts'
import { rally, stabilize, stance, sustain } from '../actions/helping.ts'
import { disengage, move } from '../actions/moving.ts'
import { blank, type EscalationCommand } from '../command.ts'
import {
  type Ability,
  AT_WILL,
  CLOSE,
  type Effect,
  FAR,
  FREE,
  MELEE,
  NEARBY,
  PC,
  RANGE_ENGAGED,
  RANGED,
  STANDARD,
} from '../model.ts'
import { abilityOf, cannotUse, isUsedUp } from '../rules/abilities.ts'
import { distance, engagedBy, isFree } from '../rules/field.ts'
import { isStaggered, stanceOf } from '../rules/figures.ts'
import { isLeft } from '../rules/slots.ts'
import { areEnemies, isDying, isHere, isUp } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { dueFirst, type EscalationPolicy } from './due.ts'

/** Enemies who are up, nearest first; of equally near ones the weaker. */
function foesOf(scene: EscalationScene, actor: number): number[] {
  const { hp } = scene.now.combatant
  const rows: number[] = []
  const ranks: number[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (!areEnemies(scene, actor, row) || !isUp(scene, row)) continue
    const rank = distance(scene, actor, row) * 100_000 + Math.min(99_999, hp[row] as number)
    let at = rows.length
    for (; at > 0 && (ranks[at - 1] as number) > rank; at--) {
      ranks[at] = ranks[at - 1] as number
      rows[at] = rows[at - 1] as number
    }
    ranks[at] = rank
    rows[at] = row
  }
  return rows
}

/** Chooses a command: keeps up what it sustains, helps, uses the best ability that it has, strikes, closes in. */
function command(scene: EscalationScene, actor: number): EscalationCommand {
  const due = dueFirst(scene, actor)
  if (due !== null) return due
  if (!isLeft(scene, actor, 0) && !isLeft(scene, actor, 1) && !isLeft(scene, actor, 2)) return blank(actor, 'end')
  if (!hasFoe(scene, actor)) return blank(actor, 'end')
  const first = keepUp(scene, actor) ?? help(scene, actor)
  if (first !== null) return first
  if (isDone(scene, actor)) return blank(actor, 'end')
  const foes = foesOf(scene, actor)
  return (
    bestAbility(scene, actor, foes) ?? blow(scene, actor, foes) ?? comeNear(scene, actor, foes) ?? blank(actor, 'end')
  )
}

function hasFoe(scene: EscalationScene, actor: number): boolean {
  for (let row = 0; row < scene.combatants; row++) if (areEnemies(scene, actor, row) && isUp(scene, row)) return true
  return false
}

/** Whether one who fights at arm's length has struck, has no abilities, and somebody to stay with: a glance spares the rest. */
const isDone = (scene: EscalationScene, actor: number): boolean =>
  !isLeft(scene, actor, STANDARD) &&
  scene.fighter(actor).abilities.length === 0 &&
  isBrawler(scene, actor) &&
  !isFree(scene, actor)

function keepUp(scene: EscalationScene, actor: number): EscalationCommand | null {
  const { abilities } = scene.fighter(actor)
  const { kept, due, tried } = scene.now.ability
  for (let position = 0; position < abilities.length; position++) {
    const row = abilities[position] as number
    if (kept[row] === 0 || due[row] === 0 || tried[row] === 1) continue
    const now = { ...blank(actor, 'sustain'), ability: position }
    if (sustain.check(scene, now) === null) return now
  }
  return null
}

/** Rallies when it is badly hurt and engaged with nobody, or worse; stabilizes a friend it stands next to. */
function help(scene: EscalationScene, actor: number): EscalationCommand | null {
  if (!isLeft(scene, actor, STANDARD)) return null
  for (let row = 0; row < scene.combatants; row++) {
    if (row === actor || areEnemies(scene, actor, row) || !isHere(scene, row) || !isDying(scene, row)) continue
    const now = { ...blank(actor, 'stabilize'), target: row }
    if (scene.now.combatant.stabilized[row] === 0 && stabilize.check(scene, now) === null) return now
  }
  const { hp, hpMax, recoveries, kind } = scene.now.combatant
  const isLow = (hp[actor] as number) * 4 <= (hpMax[actor] as number)
  if (!isLow || kind[actor] !== PC || recoveries[actor] === 0) return null
  const now = { ...blank(actor, 'rally'), average: 1 }
  return rally.check(scene, now) === null ? now : null
}

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

/** What an ability is worth: what it harms or heals, roughly; scarce ones are kept for the third round and the hard-pressed. */
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
function bestAbility(scene: EscalationScene, actor: number, foes: readonly number[]): EscalationCommand | null {
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
    return ability.includesMove === null && use.check(scene, base) === null ? base : null
  }
  const isHelp = who === 'ally'
  if (count === 0) return !isHelp || needsHelp(scene, actor) >= 0 ? ok(scene, base) : null
  if (isHelp) {
    const friend = needsHelp(scene, actor)
    return friend < 0 ? null : ok(scene, { ...base, targets: [friend] })
  }
  if (isRangedWhileEngaged(scene, actor, ability)) return null
  const chosen: number[] = []
  for (const foe of foes) {
    if (ok(scene, { ...base, targets: [foe] }) === null) continue
    chosen.push(foe)
    if (chosen.length === count) break
  }
  return chosen.length > 0 ? ok(scene, { ...base, targets: chosen }) : null
}

/** A shot among enemies that would be answered: better to strike, where it can. */
const isRangedWhileEngaged = (scene: EscalationScene, actor: number, ability: Ability): boolean =>
  (ability.isRanged || ability.provokes) && engagedBy(scene, actor).length > 0 && stanceOf(scene, actor)?.kind === MELEE

const ok = (scene: EscalationScene, now: EscalationCommand): EscalationCommand | null =>
  use.check(scene, now) === null ? now : null

/** A friend who is Dying, else one who is Staggered; -1 for nobody. */
function needsHelp(scene: EscalationScene, actor: number): number {
  let hurt = -1
  for (let row = 0; row < scene.combatants; row++) {
    if (row === actor || areEnemies(scene, actor, row) || !isHere(scene, row)) continue
    if (isDying(scene, row)) return row
    if (hurt < 0 && isStaggered(scene, row)) hurt = row
  }
  return hurt
}

const BLOWS = [basicMelee, basicRanged] as const

/** A Basic Attack on the weakest enemy in reach, in the stance that suits. */
function blow(scene: EscalationScene, actor: number, foes: readonly number[]): EscalationCommand | null {
  if (!isLeft(scene, actor, STANDARD)) return null
  for (const action of BLOWS) {
    const now = blank(actor, action.id)
    for (const target of foes) {
      now.target = target
      if (action.check(scene, now) === null) return now
    }
  }
  return changeStance(scene, actor, foes)
}

/** Another stance where no Basic Attack is possible in this one and none is near. */
function changeStance(scene: EscalationScene, actor: number, foes: readonly number[]): EscalationCommand | null {
  const own = stanceOf(scene, actor)
  if (own === null) return null
  const nearest = distance(scene, actor, foes[0] as number)
  const wanted = nearest === CLOSE ? MELEE : own.kind === MELEE && nearest === FAR ? RANGED : own.kind
  if (wanted === own.kind) return null
  const at = scene.fighter(actor).sheet.stances.findIndex(({ kind }) => kind === wanted)
  if (at < 0) return null
  const now = { ...blank(actor, 'stance'), stance: at }
  return isLeft(scene, actor, 0) && stance.check(scene, now) === null ? now : null
}

/** Whether the combatant fights at arm's length: its stance, or its first attack, is melee. */
function isBrawler(scene: EscalationScene, actor: number): boolean {
  const own = stanceOf(scene, actor)
  if (own !== null) return own.kind === MELEE
  const first = scene.fighter(actor).sheet.abilities[0]
  return first === undefined || first.isMelee || first.target.range === RANGE_ENGAGED
}

/** Toward an enemy where nobody is in reach; a shooter gets away from those it is engaged with. */
function comeNear(scene: EscalationScene, actor: number, foes: readonly number[]): EscalationCommand | null {
  const engaged = engagedBy(scene, actor)
  if (!isBrawler(scene, actor)) {
    if (engaged.length > 0 && isLeft(scene, actor, 1) && isLeft(scene, actor, STANDARD)) {
      const now = { ...blank(actor, 'disengage'), from: engaged }
      if (disengage.check(scene, now) === null) return now
    }
    if (distance(scene, actor, foes[0] as number) < FAR) return null
  } else if (engaged.length > 0) return null
  for (const to of foes) {
    if (distance(scene, actor, to) === CLOSE) return null
    const now = { ...blank(actor, 'move'), to }
    if (move.check(scene, now) === null) return now
  }
  return null
}

/** Takes opportunity attacks and what it has readied; Intercepts for those who shoot or are badly hurt. */
function answer(scene: EscalationScene, question: Question): number {
  if (question.rule !== 'intercept') return question.preset
  const [who, , target] = question.about
  if (who === undefined || target === undefined) return question.preset
  const worthIt = isBrawler(scene, who) && (!isBrawler(scene, target) || isStaggered(scene, target))
  return worthIt && !isStaggered(scene, who) && distance(scene, who, target) <= NEARBY ? 1 : 0
}

/** A rule of thumb: the best ability that it has, else a Basic Attack on the weakest in reach, else nearer. */
export const aggressive: EscalationPolicy = {
  id: 'aggressive',
  about: 'Uses the best ability it has on the nearest and weakest, strikes, closes in, rallies when badly hurt.',
  command: (scene, actor) => command(scene, actor),
  answer,
}

import { comeClose, comeNear, person, type Refusal, say, stepAway, type Who } from '@fray/kernel/rules'
import { cite, type Forbidden, refuse } from '../citing.ts'
import { FLYING, HAMPERED, STUCK } from '../conditions.ts'
import { note } from '../events.ts'
import type { EscalationScene } from '../scene.ts'
import { NONE } from '../tables.ts'
import { CLOSE, FAR, NEARBY } from '../words.ts'
import { has } from './conditions.ts'
import { distance, engagedBy, fieldOf, isEngagedWith, isFree } from './field.ts'
import { cannotReact } from './reacting.ts'
import { hasLostMove } from './slots.ts'
import { areEnemies, isHere, isUp } from './who.ts'

/** Where a move goes: to one combatant, perhaps with others close to it; or away from some. */
export interface Going {
  readonly to: number
  readonly also: readonly number[]
  readonly away: readonly number[]
}

/** Whether a move goes anywhere. */
export const isGoing = ({ to, away }: Going): boolean => to >= 0 || away.length > 0

/** What is wrong with a move wherever people stand, or null: it names nobody, goes two ways, or to its own maker. */
export function badGoing(who: Who, going: Going): Forbidden | null {
  const { to, also, away } = going
  if (!isGoing(going)) return refuse('move-step', 'Say to whom, or away from whom, the move goes.')
  if (to >= 0 && away.length > 0) return refuse('move-step', 'A move goes to somebody or away from somebody, not both.')
  if (to === who || away.includes(who) || also.includes(who)) {
    return refuse('move-step', '{who} cannot move to themselves.', { who: person(who) })
  }
  return also.length > 0 && (to < 0 || also.includes(to)) ? notCloseToOthers() : null
}

const notCloseToOthers = (): Forbidden =>
  refuse('distance-after-move', 'Only a move that comes close to somebody can be close to others as well.')

/** Why the move cannot be made, or null. */
export function cannotGo(scene: EscalationScene, who: Who, going: Going): Forbidden | null {
  const { to, also, away } = going
  const slots = () => ({ who: person(who), to: person(to) })
  if (isStuck(scene, who)) return refuse('stuck', '{who} is Stuck and cannot change position.', slots())
  const bad = badGoing(who, going)
  if (bad !== null) return bad
  for (const other of [to, ...also, ...away]) {
    if (other >= 0 && !isHere(scene, other))
      return refuse('move-step', '{other} is not here.', { other: person(other) })
  }
  if (to >= 0 && distance(scene, who, to) === CLOSE) {
    return refuse('move-step', '{who} is close to {to} already.', slots())
  }
  if (to < 0 && away.every((other) => distance(scene, who, other) === FAR)) {
    cite('far')
    return refuse('move-step', '{who} is as far from them as can be.', slots())
  }
  if (also.length > 0 && distance(scene, who, to) === FAR) return notCloseToOthers()
  for (const other of also) {
    if (distance(scene, to, other) === CLOSE) continue
    return refuse('distance-after-move', '{other} is not close to {to}.', {
      other: person(other),
      to: person(to),
    })
  }
  return null
}

const NOBODY: readonly number[] = []

/** Whom a move would engage: every enemy that it comes close to and is not close to yet. The one who hears of a move asks this. */
export function engagedByGoing(scene: EscalationScene, who: Who, { to, also }: Going): readonly number[] {
  if (to < 0 || distance(scene, who, to) !== NEARBY) return NOBODY
  const isNew = (other: number): boolean =>
    areEnemies(scene, who, other) && isHere(scene, other) && distance(scene, who, other) !== CLOSE
  const isBeside = (other: number): boolean => other !== to && distance(scene, to, other) === CLOSE
  if (also.length === 0) return isNew(to) ? [to] : NOBODY
  return [to, ...also.filter(isBeside)].filter(isNew)
}

/** What became of a move. */
export interface Gone {
  /** Whether the combatant got where it wanted. */
  readonly arrived: boolean
  /** Who intercepted it, or -1. */
  readonly by: number
}

const STOPPED: Gone = { arrived: false, by: -1 }

/**
 * One step: opportunity attacks of those it is engaged with, abilities that answer a move, then an Intercept where it goes
 * to engage somebody, then the new distances. `provokes`: whether leaving an engagement provokes; `paid`: the slot that paid.
 */
export function go(scene: EscalationScene, who: Who, going: Going, provokes = true, paid: number = NONE): Gone {
  const { to, also, away } = going
  const isEngaged = engagedBy(scene, who).length > 0
  if (provokes) cite(isEngaged ? 'engaged-limits' : 'free')
  if (provokes && isEngaged && !scene.moments.provoked(scene, who)) {
    if (engagedByGoing(scene, who, going).length > 0) cite('intercept')
    return STOPPED
  }
  if (!canStillGo(scene, who, to, NONE)) return STOPPED
  scene.moments.moves(scene, who, engagedByGoing(scene, who, going))
  if (scene.cancelled || !canStillGo(scene, who, to, paid)) return STOPPED
  const engages = engagedByGoing(scene, who, going)
  if (engages.length > 0) {
    const by = scene.moments.intercepted(scene, who, engages)
    if (by >= 0) return { arrived: false, by }
    if (!canStillGo(scene, who, to, paid)) return STOPPED
  }
  const field = fieldOf(scene, 'move-step')
  cite('distance-after-move')
  if (to < 0) {
    const from = away.filter((other) => isHere(scene, other))
    stepAway(field, who, from)
    note['goes-away'](scene, who, from)
  } else if (distance(scene, who, to) === FAR) {
    cite('far')
    comeNear(field, who, to)
    note['goes-near'](scene, who, to)
  } else {
    cite('nearby')
    comeClose(field, who, to, also)
    note['goes-close'](scene, who, to, engages.includes(to))
  }
  return { arrived: true, by: -1 }
}

/** Whether the combatant is Stuck: nothing moves it. */
export function isStuck(scene: EscalationScene, who: Who): boolean {
  if (!has(scene, who, STUCK)) return false
  cite('stuck')
  return true
}

/** Whether nothing has come between: the mover is up and neither Stuck nor without its Move action, and whom it goes to is there. What has is told. */
function canStillGo(scene: EscalationScene, who: Who, to: number, paid: number): boolean {
  if (!isUp(scene, who)) return false
  const isHeld = isStuck(scene, who)
  if (!isHeld && (to < 0 || isHere(scene, to))) return !hasLostMove(scene, who, paid)
  cite('ready-lapses')
  const why = isHeld
    ? say('{who} is Stuck.', { who: person(who) })
    : say('{to} is not here any more.', { to: person(to) })
  note['in-vain'](scene, who, why)
  return false
}

/** Why the combatant can intercept nobody as things stand, or null. */
export function cannotStepIn(scene: EscalationScene, who: Who): Refusal | null {
  const still = cannotReact(scene, who)
  if (still !== null) return still
  cite('intercept-details')
  if (!isFree(scene, who))
    return refuse('engaged-limits', '{who} is engaged and cannot intercept.', { who: person(who) })
  if (has(scene, who, STUCK)) return refuse('stuck', '{who} is Stuck.', { who: person(who) })
  return has(scene, who, HAMPERED) ? refuse('hampered', '{who} is Hampered.', { who: person(who) }) : null
}

/** Why the combatant cannot intercept the mover on its way to the target, or null. */
export function cannotIntercept(scene: EscalationScene, who: Who, mover: Who, target: Who): Refusal | null {
  if (who === target || who === mover || !areEnemies(scene, who, mover) || areEnemies(scene, who, target)) {
    return refuse('intercept', '{who} can only stop an enemy on the way to an ally.', { who: person(who) })
  }
  const bound = cannotStepIn(scene, who)
  if (bound !== null) return bound
  if (distance(scene, who, target) === FAR) cite('far')
  if (distance(scene, who, target) === FAR)
    return refuse('intercept', '{target} is too far from {who}.', { target: person(target), who: person(who) })
  if (has(scene, mover, FLYING)) {
    cite('flying')
    if (!has(scene, who, FLYING))
      return refuse('flying', '{mover} flies: only another flyer can stop them.', { mover: person(mover) })
  }
  return isEngagedWith(scene, mover, target) ? refuse('intercept-details', 'They are engaged already.') : null
}

/**
 * The interceptor goes close to its ally, if it is not already, and the mover ends engaged with the interceptor. Nobody is
 * asked whether to stop the interceptor in its turn (`intercept-chain`).
 */
export function intercept(scene: EscalationScene, who: Who, mover: Who, target: Who): void {
  const field = fieldOf(scene, 'intercept')
  cite('intercept-details', 'distance-after-move')
  if (distance(scene, who, target) !== CLOSE) comeClose(field, who, target)
  comeClose(field, mover, who)
  note.intercepts(scene, who, mover, target)
}

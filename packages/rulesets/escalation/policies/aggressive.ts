import type { Command, CommandBy, Question } from '@fray/kernel/rules'
import { basicMelee, basicRanged, coupDeGrace } from '../actions/fight.ts'
import { stance } from '../actions/helping.ts'
import { end } from '../actions/waiting.ts'
import { HELPLESS, STUCK } from '../conditions.ts'
import { has } from '../rules/conditions.ts'
import { distance, isFree } from '../rules/field.ts'
import { inMeleeStance, isStaggered, stanceOf } from '../rules/figures.ts'
import { hasAllSlots, isLeft, keptSlot } from '../rules/slots.ts'
import { actorNow } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { CONDITION_TABLE, NONE } from '../tables.ts'
import { CLOSE, FAR, MELEE, MOVE, NEARBY, RANGED, STANDARD } from '../words.ts'
import { bestAbility } from './abilities.ts'
import { dueFirst, type EscalationPolicy } from './due.ts'
import { foesOf, hasFoe, isBrawler } from './foes.ts'
import { help, keepUp } from './helping.ts'
import { comeNear, standBack, stepOff } from './leaving.ts'
import { isPointless } from './pointless.ts'
import { giveUp, isBeaten, lieInWait, putOff } from './waiting.ts'

/** Chooses a command: keeps up what it sustains, helps, uses the best ability that it has, strikes, closes in. */
function command(scene: EscalationScene, actor: number): Command {
  if (actorNow(scene) !== actor) {
    const later = putOff(scene, actor)
    if (later !== null) return later
  }
  const due = dueFirst(scene, actor)
  if (due !== null) return due
  if (!isLeft(scene, actor, 0) && !isLeft(scene, actor, 1) && !isLeft(scene, actor, 2)) return keptMove(scene, actor)
  if (!hasFoe(scene, actor)) return end.make(actor)
  const first = giveUp(scene, actor) ?? keepUp(scene, actor) ?? help(scene, actor)
  if (first !== null) return first
  if (isDone(scene, actor)) return end.make(actor)
  const foes = foesOf(scene, actor)
  return (
    dispatch(scene, actor, foes) ??
    getClear(scene, actor) ??
    bestAbility(scene, actor, foes) ??
    blow(scene, actor, foes) ??
    waitAfterStep(scene, actor, foes) ??
    comeNear(scene, actor, foes) ??
    (isBrawler(scene, actor) ? null : standBack(scene, actor)) ??
    end.make(actor)
  )
}

/** Nothing is left but, perhaps, the move that a Disengage has kept. */
function keptMove(scene: EscalationScene, actor: number): Command {
  return (
    (keptSlot(scene, actor) >= 0 && !isBrawler(scene, actor) ? stepOff(scene, actor, false) : null) ?? end.make(actor)
  )
}

/** One who reaches nobody any more this turn, though somebody is near, waits with its weapon raised. */
function waitAfterStep(scene: EscalationScene, actor: number, foes: readonly number[]): Command | null {
  return isLeft(scene, actor, MOVE) && !has(scene, actor, STUCK) ? null : lieInWait(scene, actor, foes)
}

/** Whether one who fights at arm's length has struck, has no abilities, and somebody to stay with: a glance spares the rest. */
const isDone = (scene: EscalationScene, actor: number): boolean =>
  !isLeft(scene, actor, STANDARD) &&
  scene.fighter(actor).abilities.length === 0 &&
  isBrawler(scene, actor) &&
  !isFree(scene, actor)

/** A Coup de Grace on a Helpless enemy next to it, with the best attack that it has. */
function dispatch(scene: EscalationScene, actor: number, foes: readonly number[]): Command | null {
  if (scene.rows(CONDITION_TABLE) === 0 || !hasAllSlots(scene, actor)) return null
  for (const target of foes) {
    if (distance(scene, actor, target) !== CLOSE) return null
    if (!has(scene, target, HELPLESS)) continue
    const strong = bestAbility(scene, actor, [target])
    const now = coupDeGrace.make(actor, { target })
    if (strong !== null) {
      const sure = { ...now, ability: strong.ability }
      if (coupDeGrace.check(scene, sure) === null) return sure
    }
    if (coupDeGrace.check(scene, now) === null) return now
  }
  return null
}

/** A shooter among enemies gets away from them before it shoots. */
const getClear = (scene: EscalationScene, actor: number): Command | null =>
  isLeft(scene, actor, STANDARD) && !isBrawler(scene, actor) ? stepOff(scene, actor, false) : null

/** A Basic Attack on the weakest enemy in reach, in the stance that suits. */
function blow(scene: EscalationScene, actor: number, foes: readonly number[]): Command | null {
  if (!isLeft(scene, actor, STANDARD)) return null
  const isMelee = inMeleeStance(scene, actor)
  const struck = isMelee ? blowAt(scene, actor, foes, CLOSE, basicMelee) : null
  if (struck !== null) return struck
  const own = stanceOf(scene, actor)
  const isRanged = own === null || own.kind === RANGED
  const shot = isRanged ? blowAt(scene, actor, foes, FAR, basicRanged) : null
  return shot ?? changeStance(scene, actor, foes)
}

/** Whether the enemy is to be left unconscious: nothing is said. */
const NOT_SAID = -1

/** The blow at the first of them whom it can be struck at, nobody farther away than that; null for none. */
function blowAt(
  scene: EscalationScene,
  actor: number,
  foes: readonly number[],
  most: number,
  action: typeof basicMelee,
): Command | null {
  for (const target of foes) {
    if (distance(scene, actor, target) > most) return null
    // It is decided so often that the command is written out, not made of its values.
    const now: CommandBy<typeof basicMelee> = { actor, action: action.id, target, 'knock-out': NOT_SAID, slot: NONE }
    if (action.check(scene, now) === null) return now
  }
  return null
}

/** Another stance where no Basic Attack is possible in this one and none is near. */
function changeStance(scene: EscalationScene, actor: number, foes: readonly number[]): Command | null {
  const own = stanceOf(scene, actor)
  if (own === null) return null
  const nearest = distance(scene, actor, foes[0])
  const wanted = nearest === CLOSE ? MELEE : own.kind === MELEE && nearest === FAR ? RANGED : own.kind
  if (wanted === own.kind) return null
  const at = scene.fighter(actor).sheet.stances.findIndex(({ kind }) => kind === wanted)
  if (at < 0) return null
  const now = stance.make(actor, { stance: at })
  return isLeft(scene, actor, 0) && stance.check(scene, now) === null ? now : null
}

/** Whom the mover is about to engage whom somebody may Intercept. */
const goal = ({ prompt }: Question): number => (prompt.slots.target as { readonly who: number }).who

/** Takes opportunity attacks and what it has readied; Intercepts for those who shoot or are badly hurt; flees when beaten. */
function answer(scene: EscalationScene, question: Question): number {
  if (question.rule === 'flee') return isBeaten(scene) ? 1 : 0
  if (question.rule !== 'intercept') return question.preset
  const [who, target] = [question.to, goal(question)]
  const worthIt = isBrawler(scene, who) && (!isBrawler(scene, target) || isStaggered(scene, target))
  return worthIt && !isStaggered(scene, who) && distance(scene, who, target) <= NEARBY ? 1 : 0
}

/** A rule of thumb: the best ability that it has, else a Basic Attack on the weakest in reach, else nearer. */
export const aggressive: EscalationPolicy = {
  id: 'aggressive',
  about: 'Uses the best ability it has on the nearest and weakest, strikes, closes in, rallies when badly hurt.',
  pointless: isPointless,
  command: (scene, actor) => command(scene, actor),
  answer,
}

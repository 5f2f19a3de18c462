import { person, type Refusal, squaresBetween, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import type { Cited, WeaponSpeedScene } from '../scene.ts'
import type { ItemRow } from '../tables.ts'
import { IN, MELEE, SURRENDERED } from '../words.ts'
import { actedOfLate, dyingSpent, hasActedOfLate, REACTION } from './acting.ts'
import { NO_ACT, NO_REACTION, ONE_IN_TWO } from './bearing-bits.ts'
import { bearingRule, isUsable, sourceSaid, strikeOf } from './figures.ts'
import { isHere } from './who.ts'

/** Yards between two combatants. */
export const yardsBetween = (scene: WeaponSpeedScene, a: Who, b: Who): number => {
  const { square } = scene.now.combatant
  return squaresBetween(scene.setup.plane, square[a], square[b])
}

/** Why there is no Reaction, by position; 0 where there is one. */
const READY = 0
const GONE = 1
const GIVEN_UP = 2
const RUNS = 3
const SURPRISED = 4
const STOPPED = 5
const SPENT = 6
const RARE = 7
const DYING = 8

/** What keeps the combatant from a Reaction now, READY where nothing does. */
function obstacle(scene: WeaponSpeedScene, row: Who): number {
  const { reactionUsed, surprised, state, bearing } = scene.now.combatant
  if (!isHere(scene, row)) return GONE
  if (state[row] !== IN) return state[row] === SURRENDERED ? GIVEN_UP : RUNS
  if (surprised[row] === 1) return SURPRISED
  const bits = bearing[row]
  if ((bits & (NO_ACT | NO_REACTION)) !== 0) return STOPPED
  if (reactionUsed[row] === 1) return SPENT
  if ((bits & ONE_IN_TWO) !== 0 && hasActedOfLate(scene, row)) return RARE
  return dyingSpent(scene, row, REACTION) === null ? READY : DYING
}

/** Why the combatant has no Reaction that it may use now, or null. */
export function whyNoReaction(scene: WeaponSpeedScene, row: Who): Refusal | null {
  switch (obstacle(scene, row)) {
    case GONE:
      return refuse('death-section-empty', '{who} is not in the fight any more.', { who: person(row) })
    case GIVEN_UP:
      return refuse('morale-failed', '{who} has surrendered and strikes at nobody.', { who: person(row) })
    case RUNS:
      return refuse('morale-failed', '{who} is fleeing and strikes at nobody.', { who: person(row) })
    case SURPRISED:
      return refuse('surprised-no-reaction', '{who} is surprised and has no Reaction in this round.', {
        who: person(row),
      })
    case STOPPED: {
      const why = bearingRule(scene, row, NO_ACT | NO_REACTION)
      return refuse(why.rule, '{who} has no Reaction: {why}.', { who: person(row), why: sourceSaid(why) })
    }
    case SPENT:
      return refuse('riposte', '{who} has used their Reaction of this round.', { who: person(row) })
    case RARE:
      return actedOfLate(scene, row)
    case DYING:
      return refuse(dyingSpent(scene, row, REACTION) as Cited, '{who} is Dying and has spent their one action.', {
        who: person(row),
      })
    default:
      return null
  }
}

/** Whether the combatant has a Reaction that it may use now. */
export const hasReaction = (scene: WeaponSpeedScene, row: Who): boolean => obstacle(scene, row) === READY

/** Whether the combatant has a Reaction when a rule would ask for a riposte; the one who listens hears why not. */
export function mayReact(scene: WeaponSpeedScene, row: Who, rule: Cited): boolean {
  if (scene.isOff('riposte')) return false
  cite('reaction-per-round')
  if (hasReaction(scene, row)) return true
  scene.passOver(row, rule, whyNoReaction(scene, row))
  return false
}

/** A melee attack that somebody could riposte with: the item and the position of the attack. */
export interface Blow {
  readonly item: ItemRow
  readonly attack: number
}

/** The melee attacks with which a combatant reaches another. */
export function blowsAt(scene: WeaponSpeedScene, row: Who, target: Who): Blow[] {
  cite('threat-range')
  const yards = yardsBetween(scene, row, target)
  const { owner } = scene.now.item
  const found: Blow[] = []
  for (let item = 0; item < scene.items; item++) {
    if (owner[item] !== row || !isUsable(scene, item)) continue
    scene.kind(item).attacks.forEach(({ mode, reach }, attack) => {
      if (mode === MELEE && reach >= yards) found.push({ item, attack })
    })
  }
  return found.length < 2 ? found : found.filter((blow, i) => isFirst(scene, found, blow, i))
}

/** Of attacks that are called the same the first: somebody has taken up what another brought along. */
function isFirst(scene: WeaponSpeedScene, all: readonly Blow[], { item, attack }: Blow, at: number): boolean {
  const { name } = strikeOf(scene, item, attack)
  return all.findIndex((one) => strikeOf(scene, one.item, one.attack).name === name) === at
}

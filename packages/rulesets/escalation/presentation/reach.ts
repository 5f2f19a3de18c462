import {
  inEnglish,
  type Reach,
  type ReachedPlace,
  type ReachedTarget,
  type SeenMessage,
  seenOf,
  type Viewer,
} from '@fray/kernel/rules'
import { abilityOf, badTarget, cannotUse, isForOneself } from '../rules/abilities.ts'
import { cannotStrike } from '../rules/basic.ts'
import { distance, engagedBy } from '../rules/field.ts'
import { stanceOf } from '../rules/figures.ts'
import { cannotGo, cannotIntercept, engagedByGoing, type Going } from '../rules/movement.ts'
import { isLeftNext, keptSlot } from '../rules/slots.ts'
import { areEnemies, isHere, isUp } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { NONE } from '../tables.ts'
import { CLOSE, FAR, MELEE, MOVE, RANGED, STANDARD } from '../words.ts'
import { strikersAt } from './risk.ts'
import { inWords, named, semicolons, UNKNOWN_ARMS } from './said.ts'

/*
 * To whom somebody could come, and whom it could do something to. Where everybody stands is open; what somebody could use is
 * an ability, and where a side hides those it is taken to have something for the one who it is engaged with.
 */

/** Steps that somebody can still make in its turn, or in its next one: its Move action and its Standard action each give one. */
const stepsLeft = (scene: EscalationScene, row: number): number =>
  (keptSlot(scene, row) === NONE ? 0 : 1) + [MOVE, STANDARD].filter((slot) => isLeftNext(scene, row, slot)).length

/** Those who may strike when somebody moves off. */
export const strikers = (scene: EscalationScene, row: number): string[] => scene.names(strikersAt(scene, row))

/** The overlay "what I can": to whom somebody could come, from whom it could get away, and whom it could do something to. */
export function reach(scene: EscalationScene, row: number, viewer: Viewer): Reach {
  const who = scene.name(row)
  const ways = isUp(scene, row) ? waysOf(scene, row) : []
  const targets = isUp(scene, row) ? targetsOf(scene, row, viewer) : []
  const provokes = strikers(scene, row)
  const go = ways.map(({ place, how }) => seenOf('{place} ({how})', { place, how }))
  return {
    who,
    places: ways.map(({ at, how, cost }) => ({ at, cost, words: inWords(how), provokes, way: [] })),
    targets,
    lines: [
      ways.length === 0
        ? inEnglish('{who} can move nowhere.', { who: { who } })
        : inEnglish('{who} can move: {ways}.', { who: { who }, ways: semicolons(go) }),
      ...(ways.length > 0 && provokes.length > 0
        ? [inEnglish('When they move, {people} may strike first.', { people: { people: provokes } })]
        : []),
      targets.length === 0
        ? inEnglish('{who} can do nothing to anybody from here.', { who: { who } })
        : inEnglish('From here: {targets}.', {
            targets: semicolons(
              targets.map(({ who: name, with: arms }) =>
                seenOf('{who} with {arms}', { who: { who: name }, arms: named(arms) }),
              ),
            ),
          }),
    ],
  }
}

const going = (to: number, away: readonly number[] = []): Going => ({ to, also: [], away })

/** To whom somebody could come, or from whom it could get away, and what that takes. */
interface Way extends Pick<ReachedPlace, 'at' | 'cost'> {
  readonly place: SeenMessage
  readonly how: SeenMessage
}

function waysOf(scene: EscalationScene, row: number): Way[] {
  const steps = stepsLeft(scene, row)
  if (steps === 0) return []
  const found: Way[] = []
  for (let to = 0; to < scene.combatants; to++) {
    if (to === row || !isHere(scene, to) || cannotGo(scene, row, going(to)) !== null) continue
    const at = scene.name(to)
    const place = seenOf('{who}', { who: { who: at } })
    const areFoes = areEnemies(scene, row, to)
    if (distance(scene, row, to) === FAR) {
      found.push({ at, place, cost: 1, how: seenOf('1 move, then nearby', {}) })
      const close = areFoes ? seenOf('2 moves, then engaged', {}) : seenOf('2 moves, then next to them', {})
      if (steps > 1) found.push({ at, place, cost: 2, how: close })
    } else {
      const people = stoppers(scene, row, to)
      const close = areFoes ? seenOf('1 move, then engaged', {}) : seenOf('1 move, then next to them', {})
      const how =
        people.length === 0 ? close : seenOf('{move}; {people} may Intercept', { move: close, people: { people } })
      found.push({ at, place, cost: 1, how })
    }
  }
  const engaged = engagedBy(scene, row)
  if (engaged.length > 0 && cannotGo(scene, row, going(NONE, engaged)) === null) {
    const place = seenOf('away from {people}', { people: { people: scene.names(engaged) } })
    found.push({ at: inWords(place), place, cost: 1, how: seenOf('1 move', {}) })
  }
  return found
}

/** Those who may stop somebody on its way to an enemy. */
export function stoppers(scene: EscalationScene, row: number, to: number): string[] {
  const engages = engagedByGoing(scene, row, going(to))
  const names: string[] = []
  for (let who = 0; who < scene.combatants; who++) {
    if (isHere(scene, who) && engages.some((target) => cannotIntercept(scene, who, row, target) === null))
      names.push(scene.name(who))
  }
  return names
}

function targetsOf(scene: EscalationScene, row: number, viewer: Viewer): ReachedTarget[] {
  const found: ReachedTarget[] = []
  for (let other = 0; other < scene.combatants; other++) {
    if (other === row || !isHere(scene, other)) continue
    const arms = armsAt(scene, row, other, viewer)
    if (arms.length > 0) found.push({ who: scene.name(other), with: arms })
  }
  return found
}

/** What somebody could use on somebody from where it stands, as far as the viewer knows: Basic Attacks, then abilities. */
function armsAt(scene: EscalationScene, row: number, other: number, viewer: Viewer): string[] {
  if (!viewer.knows('abilities', row)) {
    return areEnemies(scene, row, other) && distance(scene, row, other) === CLOSE ? [UNKNOWN_ARMS] : []
  }
  const found = new Set<string>()
  const stance = stanceOf(scene, row)
  if (stance !== null && areEnemies(scene, row, other)) {
    for (const kind of [MELEE, RANGED]) if (cannotStrike(scene, row, other, kind) === null) found.add(stance.name)
  }
  scene.fighter(row).abilities.forEach((_, position) => {
    const ability = abilityOf(scene, row, position)
    const isMeant = ability.target.who === 'any' || (ability.target.who === 'enemy') === areEnemies(scene, row, other)
    if (ability.trigger !== null || isForOneself(ability) || !isMeant) return
    if (cannotUse(scene, row, position) !== null) return
    const moving = going(ability.includesMove === 'engage' && distance(scene, row, other) !== CLOSE ? other : NONE)
    if (badTarget(scene, row, ability, other, moving) === null) found.add(ability.name)
  })
  return [...found]
}

import { counted, listText, type Reach, type ReachedPlace, type ReachedTarget, type Viewer } from '@fray/kernel/rules'
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
  const places = isUp(scene, row) ? placesOf(scene, row) : []
  const targets = isUp(scene, row) ? targetsOf(scene, row, viewer) : []
  const provokes = strikers(scene, row)
  return {
    who,
    places,
    targets,
    lines: [
      places.length === 0
        ? `${who} can move nowhere.`
        : `${who} can move: ${places.map(({ at, words }) => `${at} (${words})`).join('; ')}.`,
      ...(places.length > 0 && provokes.length > 0 ? [`When it moves, ${listText(provokes)} may strike first.`] : []),
      targets.length === 0
        ? `${who} can do nothing to anybody from here.`
        : `From here: ${targets.map(({ who: name, with: arms }) => `${name} with ${listText(arms)}`).join('; ')}.`,
    ],
  }
}

const going = (to: number, away: readonly number[] = []): Going => ({ to, also: [], away })

function placesOf(scene: EscalationScene, row: number): ReachedPlace[] {
  const steps = stepsLeft(scene, row)
  if (steps === 0) return []
  const provokes = strikers(scene, row)
  const found: ReachedPlace[] = []
  for (let to = 0; to < scene.combatants; to++) {
    if (to === row || !isHere(scene, to) || cannotGo(scene, row, going(to)) !== null) continue
    const at = scene.name(to)
    if (distance(scene, row, to) === FAR) {
      found.push({ at, cost: 1, words: '1 move, then nearby', provokes, way: [] })
      if (steps > 1) found.push({ at, cost: 2, words: `2 moves, then ${closeWord(scene, row, to)}`, provokes, way: [] })
    } else {
      const stops = stoppers(scene, row, to)
      const may = stops.length === 0 ? '' : `; ${listText(stops)} may Intercept`
      found.push({
        at,
        cost: 1,
        words: `${counted(1, 'move')}, then ${closeWord(scene, row, to)}${may}`,
        provokes,
        way: [],
      })
    }
  }
  const engaged = engagedBy(scene, row)
  if (engaged.length > 0 && cannotGo(scene, row, going(NONE, engaged)) === null) {
    found.push({ at: `away from ${listText(scene.names(engaged))}`, cost: 1, words: '1 move', provokes, way: [] })
  }
  return found
}

const closeWord = (scene: EscalationScene, row: number, to: number): string =>
  areEnemies(scene, row, to) ? 'engaged' : 'next to it'

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
    return areEnemies(scene, row, other) && distance(scene, row, other) === CLOSE ? ['what it has'] : []
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

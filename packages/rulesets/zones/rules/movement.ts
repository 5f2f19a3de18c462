import { areAdjacent, NO_PATH, person, plainly, type Refusal, say, stepsToGoal, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { EFFECTS, STUCK } from '../effects.ts'
import { hindranceWord, note } from '../events.ts'
import type { ZonesScene } from '../scene.ts'
import { C } from '../tables.ts'
import { LEFT } from '../words.ts'
import { endEffects } from './effects.ts'
import { passFreeAttacks } from './free-attacks.ts'
import { meetHazard, ON_ENTER } from './hazards.ts'
import { zoneThing } from './slots.ts'
import { hasRoom, headcount, isFleeing, isParleying, stoppedBy } from './who.ts'

/** What a movement is paid with. */
export type Payment = 'move' | 'action'

/** Why the Creature cannot move of its own will, or null. */
export function cannotMove(scene: ZonesScene, who: Who, payment: Payment): Refusal | null {
  const hindrance = stoppedBy(scene, who, 'move')
  if (hindrance >= 0) {
    const isStuck = hindrance === STUCK && payment === 'action'
    const rule = isStuck ? 'stuck-stops-action-movement' : EFFECTS.all[hindrance].rules[0]
    return refuse(rule, '{who} is {hindrance} and cannot move.', {
      who: person(who),
      hindrance: hindranceWord(hindrance),
    })
  }
  if (isParleying(scene, who))
    return refuse('morale-parley', '{who} is parleying and stays where they are.', { who: person(who) })
  if (payment === 'move' && scene.now.combatant.moved[who] === 1) {
    return refuse('turn-move', '{who} has already moved this Turn.', { who: person(who) })
  }
  return null
}

/** Why the Creature cannot take a step to that Zone, or null. */
export function cannotStep(scene: ZonesScene, who: Who, zone: number, payment: Payment): Refusal | null {
  const why = cannotMove(scene, who, payment)
  if (why !== null) return why
  const from = scene.now.combatant.zone[who]
  cite('adjacency-is-mutual')
  if (zone < 0 || !areAdjacent(scene.setup.graph, from, zone)) {
    return refuse('turn-move', '{zone} is not adjacent to {here}.', {
      zone: zoneThing(scene, zone),
      here: zoneThing(scene, from),
    })
  }
  if (isFleeing(scene, who)) {
    cite('morale-flee')
    const steps = stepsToExit(scene, who)
    const here = steps[from]
    const there = steps[zone]
    const full = !hasRoom(scene, zone)
    if (!full && (there === NO_PATH || there >= here)) {
      return refuse('morale-flee', '{who} is fleeing, and {zone} is not on a shortest open way out.', {
        who: person(who),
        zone: zoneThing(scene, zone),
      })
    }
    if (full && plainSteps(scene, who, zone) >= plainSteps(scene, who, from)) {
      return refuse('morale-flee', '{who} is fleeing, and {zone} is not on their way out.', {
        who: person(who),
        zone: zoneThing(scene, zone),
      })
    }
  }
  const full = noRoom(scene, zone)
  if (full !== null) cite('free-attack-can-stop-the-move')
  return full
}

/** Why so many more do not fit into the Zone, or null. */
export function noRoom(scene: ZonesScene, zone: number, more = 1): Refusal | null {
  if (hasRoom(scene, zone, more)) return null
  const capacity = scene.now.zone.capacity[zone]
  const there = headcount(scene, zone)
  const full = there >= capacity ? plainly('is full') : say('has no room for {more}', { more: { number: more } })
  return refuse('zone-capacity', '{zone} {full}: {there} of {capacity}.', {
    zone: zoneThing(scene, zone),
    full,
    there: { number: there },
    capacity: { number: capacity },
  })
}

/** Zones from which the Creature's side may leave the battlefield. */
function exitsOf(scene: ZonesScene, who: Who): number[] {
  cite('exits')
  const side = scene.now.combatant.side[who]
  const exits: number[] = []
  scene.setup.zones.forEach((zone, i) => {
    if (zone.exits.includes(side)) exits.push(i)
  })
  return exits
}

/** Steps from each Zone to the nearest exit over Zones with room, for one who flees. */
export function stepsToExit(scene: ZonesScene, who: Who): number[] {
  const exits = exitsOf(scene, who)
  const from = scene.now.combatant.zone[who]
  const open = (zone: number) => zone === from || hasRoom(scene, zone)
  return stepsToGoal(
    scene.setup.graph,
    exits.filter((zone) => open(zone)),
    open,
  )
}

/** The same over all Zones, however full. */
function plainSteps(scene: ZonesScene, who: Who, zone: number): number {
  return stepsToGoal(scene.setup.graph, exitsOf(scene, who), () => true)[zone] as number
}

/** Why the Creature cannot leave the battlefield here, or null. */
export function cannotLeave(scene: ZonesScene, who: Who, payment: Payment): Refusal | null {
  const why = cannotMove(scene, who, payment)
  if (why !== null) return why
  const here = scene.now.combatant.zone[who]
  if (exitsOf(scene, who).includes(here)) return null
  return refuse('leaving-the-battlefield', "{zone} is not an exit for {who}'s side.", {
    zone: zoneThing(scene, here),
    who: person(who),
  })
}

/** A step of the Creature's own will: first the free attacks, which can stop it; the payment is gone either way. */
export function takeStep(scene: ZonesScene, who: Who, zone: number, payment: Payment): void {
  pay(scene, who, payment)
  if (!passFreeAttacks(scene, who)) return
  note.step(scene, who, scene.now.combatant.zone[who], zone)
  enter(scene, who, zone, payment === 'move' ? 'turn-move' : 'action-second-move')
}

/** Leaves the battlefield: free attacks as for any movement, then out of the fight for good. */
export function leaveBattlefield(scene: ZonesScene, who: Who, payment: Payment): void {
  pay(scene, who, payment)
  if (passFreeAttacks(scene, who)) removeFromFight(scene, who, 'leaving-the-battlefield')
}

/** Takes a combatant out of the fight. */
export function removeFromFight(
  scene: ZonesScene,
  who: Who,
  rule: 'leaving-the-battlefield' | 'zones-by-referee',
): void {
  scene.set(C.status, who, LEFT, rule)
  scene.set(C.present, who, 0, rule)
  endEffects(scene, who, rule)
}

function pay(scene: ZonesScene, who: Who, payment: Payment): void {
  const { moved, acted } = scene.now.combatant
  if (moved[who] + acted[who] === 1) cite('move-and-action-in-either-order')
  if (payment === 'move') scene.set(C.moved, who, 1, 'turn-move')
  else scene.set(C.acted, who, 1, 'turn-action')
}

/** Comes into a Zone, by whatever means; a hazard timed to it is met. */
function enter(
  scene: ZonesScene,
  who: Who,
  zone: number,
  rule: 'turn-move' | 'action-second-move' | 'forced-movement' | 'starting-zones',
): void {
  scene.set(C.zone, who, zone, rule)
  meetHazard(scene, who, ON_ENTER)
}

/** Moves a Creature against its will: nothing of its own is spent, nobody strikes, and no hindrance stops it. */
export function force(scene: ZonesScene, who: Who, zone: number): void {
  cite('forced-movement')
  enter(scene, who, zone, 'forced-movement')
}

import { person, type Refusal, say, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { itemsOf, meleeMode, missileMode } from '../rules/gear.ts'
import { cannotAttack, meleeModeAt, rangeOf } from '../rules/legal.ts'
import { feetBetween, mayBeWithin } from '../rules/space.ts'
import { areEnemies, isUp } from '../rules/who.ts'
import type { Aim, ShockScene } from '../scene.ts'
import { GRAPPLE, IN_HAND, MANEUVERS, MELEE, NO_MANEUVER, SHOVE } from '../words.ts'

const NO_SNAP = {
  'snap-needs-main': '{who} has spent their Main Action of this round.',
  'snap-npc-discipline': '{who} is not disciplined enough for Snap Attacks.',
  retreat: '{who} is retreating and attacks nobody of their own choice.',
} as const

/** The rule by which the combatant can make no Snap Attack at all, or null. */
function snapForbidden(scene: ShockScene, who: Who): keyof typeof NO_SNAP | null {
  const { mainSpent, pc, disciplined, retreating } = scene.now.combatant
  cite('snap-needs-main')
  if (mainSpent[who] === 1) return 'snap-needs-main'
  if (pc[who] === 0) {
    cite('snap-npc-discipline')
    if (disciplined[who] === 0) return 'snap-npc-discipline'
  }
  return retreating[who] === 1 ? 'retreat' : null
}

/** Why the combatant can make no Snap Attack at all, or null. */
export function noSnap(scene: ShockScene, who: Who): Refusal | null {
  const rule = snapForbidden(scene, who)
  return rule === null ? null : refuse(rule, NO_SNAP[rule], { who: person(who) })
}

const SNAPS = {
  shove: 'snap: shove {target} with the {weapon}, for the Main Action',
  grapple: 'snap: grapple {target} with the {weapon}, for the Main Action',
  melee: 'snap at {target} with the {weapon}, for the Main Action',
  missile: 'snap a shot at {target} with the {weapon}, for the Main Action',
} as const

/** The words that answer for a Snap Attack, and how it reads in a list. */
export function snapWords(scene: ShockScene, { target, weapon, mode, maneuver }: Aim) {
  const item = scene.kind(weapon)
  const isMelee = item.modes[mode]?.kind === MELEE
  const thrown = !isMelee && meleeMode(item) >= 0 ? ' thrown' : ''
  const how = maneuver === NO_MANEUVER ? null : MANEUVERS[maneuver]
  const at = { target: person(target) }
  return {
    value: `snap ${scene.name(target)} ${item.name}${thrown}${how === null ? '' : ` ${how}`}`,
    label: say(SNAPS[how ?? (isMelee ? 'melee' : 'missile')], { ...at, weapon: { thing: item.name } }),
    under: say('{target}', at),
  }
}

/** Each Snap Attack that might be made: weapons in hand, enemies in roster order, struck, shot and with maneuvers. */
export function* eachSnap(scene: ShockScene, who: Who): Iterable<Aim> {
  const { holder, carried } = scene.now.item
  for (let target = 0; target < scene.combatants; target++) {
    if (!areEnemies(scene, who, target) || !isUp(scene, target)) continue
    for (const weapon of itemsOf(scene, who)) {
      if (holder[weapon] !== who || carried[weapon] !== IN_HAND) continue
      const kind = scene.kind(weapon)
      const mode = meleeModeAt(scene, who, weapon, target)
      if (mode >= 0) {
        yield { target, weapon, mode, maneuver: NO_MANEUVER }
        yield { target, weapon, mode, maneuver: SHOVE }
        if (kind.unarmed || kind.grapples) yield { target, weapon, mode, maneuver: GRAPPLE }
      }
      const missile = missileMode(kind)
      if (missile >= 0) yield { target, weapon, mode: missile, maneuver: NO_MANEUVER }
    }
  }
}

/** Whether any Snap Attack is legal now. Maneuvers do not matter for that: where one is legal, so is the plain attack. */
export function canSnap(scene: ShockScene, who: Who): boolean {
  if (scene.isOff('snap-attack') || snapForbidden(scene, who) !== null) return false
  for (let target = 0; target < scene.combatants; target++) {
    if (areEnemies(scene, who, target) && isUp(scene, target) && couldAttack(scene, who, target)) return true
  }
  return false
}

/** Whether a weapon in hand could be used on the target from here and now. */
export function couldAttack(scene: ShockScene, who: Who, target: Who): boolean {
  const { holder, carried } = scene.now.item
  const feet = feetBetween(scene, who, target)
  for (const weapon of itemsOf(scene, who)) {
    if (holder[weapon] !== who || carried[weapon] !== IN_HAND) continue
    const { modes } = scene.kind(weapon)
    for (let mode = 0; mode < modes.length; mode++) {
      const how = modes[mode]
      if (feet > rangeOf(scene, who, how)) continue
      if (cannotAttack(scene, who, { target, weapon, mode, maneuver: NO_MANEUVER }) === null) return true
    }
  }
  return false
}

/** Whether nobody would think of this Snap Attack: a maneuver that is refused, bare hands, or a blow at somebody far away. */
export function isFarFetched(scene: ShockScene, who: Who, { target, weapon, mode, maneuver }: Aim): boolean {
  const kind = scene.kind(weapon)
  if (maneuver !== NO_MANEUVER || (kind.unarmed && !kind.armed)) return true
  return kind.modes[mode]?.kind === MELEE && !mayBeWithin(scene, who, target, FAR_FETCHED)
}

/** Feet from which nobody thinks of a blow. */
const FAR_FETCHED = 10

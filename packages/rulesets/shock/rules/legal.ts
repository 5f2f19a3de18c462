import { hasSight, type Message, person, plainly, type Refusal, say, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import type { Item } from '../kinds/items.ts'
import type { Mode } from '../kinds/modes.ts'
import type { Aim, ShockScene } from '../scene.ts'
import { EXERT, GRAPPLE, IN_HAND, MELEE, NO_MANEUVER, RANGED, SEEN, SHOOT, STAB, THROWN, UNLOCATED } from '../words.ts'
import { itemsOf, meleeMode, modeOf, notReady } from './gear.ts'
import { areAdjacent, feetBetween, mayBeWithin, perceives, seesLine, sightMask } from './space.ts'
import { areEnemies, canReact, inGrapple, isAlive, levelOf, modOf } from './who.ts'

/** Feet that the combatant reaches in melee with the mode: the longer of its own reach and the weapon's. */
export const reachWith = (scene: ShockScene, who: Who, mode: Mode): number =>
  Math.max(scene.now.combatant.reach[who], mode.reach)

/** Feet from which the mode goes at all: the reach in melee, the longest range of what is shot or thrown. */
export const rangeOf = (scene: ShockScene, who: Who, mode: Mode): number =>
  mode.kind === MELEE ? reachWith(scene, who, mode) : mode.range.most

/**
 * Position of the melee mode with which the weapon goes at the target: of several the first that reaches it from where both
 * stand, the first of all where none does or nobody knows where it is; -1 for what is no melee weapon.
 */
export function meleeModeAt(scene: ShockScene, who: Who, weapon: number, target: Who): number {
  const { modes } = scene.kind(weapon)
  const first = meleeMode(scene.kind(weapon))
  if (first < 0 || target < 0 || modes.length === 1) return first
  const reaching = modes.findIndex(
    (mode) => mode.kind === MELEE && mayBeWithin(scene, who, target, reachWith(scene, who, mode)),
  )
  return reaching < 0 ? first : reaching
}

/**
 * Feet within which the combatant threatens: the longest reach of the melee weapons in its hands and of those grown; 0
 * for one that is no armed melee combatant on account of its weapons, its state or a grapple.
 */
export function threatReach(scene: ShockScene, who: Who): number {
  cite('armed-melee-combatant')
  if (!canReact(scene, who)) return 0
  if (inGrapple(scene, who)) {
    cite('grapple-unarmed-only')
    return 0
  }
  const { holder, carried } = scene.now.item
  let feet = 0
  for (const item of itemsOf(scene, who)) {
    if (holder[item] !== who || carried[item] !== IN_HAND) continue
    const kind = scene.kind(item)
    if (kind.unarmed && !kind.armed) continue
    for (const mode of kind.modes) {
      if (mode.kind === MELEE && reachWith(scene, who, mode) > feet) feet = reachWith(scene, who, mode)
    }
  }
  return feet
}

/** Whether `who` is an armed melee combatant towards the actor: armed, able, perceives it and has line of sight to it. */
export const isArmedAgainst = (scene: ShockScene, who: Who, actor: Who): boolean =>
  threatReach(scene, who) > 0 && perceives(scene, who, actor) === SEEN && seesLine(scene, who, actor)

/** Whether an enemy that counts as an armed melee combatant, and that it can place, has the combatant within its melee range (`in-melee`). */
export function isInMelee(scene: ShockScene, who: Who): boolean {
  cite('in-melee')
  for (let row = 0; row < scene.combatants; row++) {
    if (!areEnemies(scene, who, row)) continue
    const reach = threatReach(scene, row)
    if (reach === 0 || feetBetween(scene, row, who) > reach) continue
    // Of whom it does not know where it is, it would learn that it stands here.
    if (perceives(scene, who, row) === UNLOCATED) {
      cite('mod-unseen-unlocated')
      continue
    }
    if (perceives(scene, row, who) === SEEN && seesLine(scene, row, who)) return true
  }
  return false
}

/** Why the target cannot be attacked by anybody, or null. */
function cannotTarget(scene: ShockScene, actor: Who, target: Who): Refusal | null {
  const no = (why: Message) => refuse('melee-attack', why)
  if (target < 0) return no(plainly('An attack needs a target.'))
  if (target === actor) return no(say('{actor} cannot attack themselves.', { actor: person(actor) }))
  if (!isAlive(scene, target)) return no(say('{target} is dead or gone.', { target: person(target) }))
  return null
}

/** Why a power or spell cannot be sent at a combatant from here and now, or null: it is gone, cannot be placed, or stands behind something solid. */
export function cannotSend(scene: ShockScene, actor: Who, target: Who, needsSight = true): Refusal | null {
  if (!isAlive(scene, target)) return refuse('spell-content', '{target} is dead or gone.', { target: person(target) })
  if (target === actor) return null
  if (perceives(scene, actor, target) === UNLOCATED) {
    return refuse('mod-unseen-unlocated', '{actor} does not know where {target} is.', {
      actor: person(actor),
      target: person(target),
    })
  }
  if (needsSight && !seesLine(scene, actor, target)) {
    return refuse('no-sight-no-attack', 'Something solid is between {actor} and {target}.', {
      actor: person(actor),
      target: person(target),
    })
  }
  return null
}

/** Why the attack could not be made from here and now, or null: the weapon, the place, what can be seen. */
export function cannotAttack(scene: ShockScene, actor: Who, aim: Aim): Refusal | null {
  const { target, weapon } = aim
  const why = cannotTarget(scene, actor, target) ?? notReady(scene, actor, weapon)
  if (why !== null) return why
  const kind = scene.kind(weapon)
  const mode = kind.modes[aim.mode]
  if (mode === undefined) {
    return refuse('weapon-entry', 'The {item} cannot be used so: it has no such mode.', { item: { thing: kind.name } })
  }
  // Before anything that tells where the target is.
  if (perceives(scene, actor, target) === UNLOCATED) {
    const rule = mode.kind === MELEE ? 'unseen-melee' : 'mod-unseen-unlocated'
    return refuse(rule, '{actor} does not know where {target} is.', { actor: person(actor), target: person(target) })
  }
  if (!kind.unarmed && inGrapple(scene, actor)) {
    return refuse('grapple-unarmed-only', '{actor} is in a grapple and has only bare hands.', { actor: person(actor) })
  }
  const wrong =
    aim.maneuver === NO_MANEUVER ? null : cannotWrestle(scene, actor, target, { kind, mode, maneuver: aim.maneuver })
  if (wrong !== null) return wrong
  const feet = feetBetween(scene, actor, target)
  if (mode.kind === MELEE) {
    const reach = reachWith(scene, actor, mode)
    if (feet > reach) {
      return refuse('melee-range', '{target} is {feet} feet away; the {item} reaches {reach}.', {
        target: person(target),
        feet: { number: feet },
        item: { thing: kind.name },
        reach: { number: reach },
      })
    }
  } else {
    if (mode.kind === RANGED && kind.hands === 2) {
      cite('two-handed-ranged-in-melee')
      if (isInMelee(scene, actor)) {
        cite('mod-bow-in-melee', 'handedness-decides')
        return refuse('two-handed-ranged-in-melee', '{actor} is in melee: no {item} can be fired.', {
          actor: person(actor),
          item: { thing: kind.name },
        })
      }
    }
    cite('beyond-long-range')
    if (feet > mode.range.most) {
      return refuse('beyond-long-range', '{target} is {feet} feet away; the {item} goes {most}.', {
        target: person(target),
        feet: { number: feet },
        item: { thing: kind.name },
        most: { number: mode.range.most },
      })
    }
  }
  if (!hasSight(sightMask(scene, actor, target))) {
    return refuse('no-sight-no-attack', 'Something solid is between {actor} and {target}.', {
      actor: person(actor),
      target: person(target),
    })
  }
  return null
}

/** What the sizes add to each check of the one who wrestles: 0, -2 or -4; null where it is not plausible at all. */
export function sizePenalty(scene: ShockScene, actor: Who, target: Who): number | null {
  cite('size-ladder')
  const { wrestleSize } = scene.now.combatant
  const larger = wrestleSize[target] - wrestleSize[actor]
  if (larger >= 3) return null
  return larger <= 0 ? 0 : larger * -2
}

/** A shove or grapple that is thought of. */
interface Wrestling {
  readonly kind: Item
  readonly mode: Mode
  readonly maneuver: number
}

function cannotWrestle(
  scene: ShockScene,
  actor: Who,
  target: Who,
  { kind, mode, maneuver }: Wrestling,
): Refusal | null {
  if (mode.kind !== MELEE) return refuse('maneuver-carrier', 'A shove or grapple is made with a melee attack.')
  if (maneuver === GRAPPLE) {
    if (!kind.unarmed && !kind.grapples)
      return refuse('maneuver-carrier', 'A grapple takes bare hands, not the {item}.', { item: { thing: kind.name } })
    const held = scene.now.combatant.grappling[actor]
    if (held >= 0) {
      return refuse('grapple-one-target', '{actor} already holds {held}.', { actor: person(actor), held: person(held) })
    }
    if (!areAdjacent(scene, actor, target)) {
      return refuse('grapple-ends', '{target} is not next to {actor}: no hold would last.', {
        target: person(target),
        actor: person(actor),
      })
    }
  }
  if (sizePenalty(scene, actor, target) === null) {
    return refuse('size-ladder', '{target} is much too big for {actor} to shove or grapple.', {
      target: person(target),
      actor: person(actor),
    })
  }
  return null
}

/** The attribute with the best modifier among those of the mode; the first listed of equal ones. */
export function bestAttribute(scene: ShockScene, who: Who, mode: Mode): number {
  if (mode.attributes.length > 1) cite('attack-attribute-choice')
  let best = mode.attributes[0]
  for (let i = 1; i < mode.attributes.length; i++) {
    const attribute = mode.attributes[i]
    if (modOf(scene, who, attribute) > modOf(scene, who, best)) best = attribute
  }
  return best
}

const THROWING = [SHOOT, STAB, EXERT] as const

/** Whether the mode may be used with the skill: its own, or for a thrown weapon Shoot, Stab or Exert. */
export const mayUseSkill = (mode: Mode, skill: number): boolean =>
  skill === mode.skill || (mode.kind === THROWN && (THROWING as readonly number[]).includes(skill))

/** The skill with the highest level that the mode allows; its own among equal ones. */
export function bestSkill(scene: ShockScene, who: Who, mode: Mode): number {
  let best = mode.skill
  if (mode.kind !== THROWN) return best
  cite('thrown-skill')
  for (const skill of THROWING) if (levelOf(scene, who, skill) > levelOf(scene, who, best)) best = skill
  return best
}

/** The two weapons in hand with which one could fight with both, or null with the reason. */
export function pairInHand(scene: ShockScene, who: Who): readonly [number, number] | Refusal {
  const { holder, carried } = scene.now.item
  const found: number[] = []
  for (const item of itemsOf(scene, who)) {
    if (holder[item] !== who || carried[item] !== IN_HAND) continue
    const kind = scene.kind(item)
    if (kind.modes.length > 0 && kind.hands === 1 && !kind.shield) found.push(item)
  }
  const [first, second] = found
  if (first === undefined || second === undefined) {
    return refuse('dual-wield-stance', '{who} has no one-handed weapon in each hand.', { who: person(who) })
  }
  cite('dual-wield-skill')
  for (const item of [first, second]) {
    const skill = modeOf(scene, item, 0).skill
    if (levelOf(scene, who, skill) < 1) {
      return refuse('dual-wield-skill', '{who} lacks the skill for fighting with the {item} as well.', {
        who: person(who),
        item: { thing: scene.kind(item).name },
      })
    }
  }
  return [first, second]
}

/** The other weapon of one who fights with two, or -1. */
export function otherWeapon(scene: ShockScene, who: Who, weapon: number): number {
  if (scene.now.combatant.dual[who] === 0) return -1
  const pair = pairInHand(scene, who)
  if ('reason' in pair) return -1
  cite('dual-wield-choose', 'dual-wield-stance')
  if (pair[0] === weapon) return pair[1]
  return pair[1] === weapon ? pair[0] : -1
}

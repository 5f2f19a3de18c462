import {
  combatantParam,
  flagParam,
  numberParam,
  type Param,
  type Refusal,
  refuse,
  rowOfName,
  textParam,
  wordParam,
} from '@fray/kernel/rules'
import { attributeParam, blank, type ShockCommand, squareParam, wayParam, weaponParam } from '../command.ts'
import { type Choices, prepare, resolveAttack } from '../rules/attack.ts'
import { bareHands, itemsOf, meleeMode, missileMode, modeOf, usualMelee, usualMissile } from '../rules/gear.ts'
import { cannotAttack, mayUseSkill, meleeModeAt, reachWith } from '../rules/legal.ts'
import { feetBetween } from '../rules/space.ts'
import { areEnemies, isAlive } from '../rules/who.ts'
import { cite, type ShockScene } from '../scene.ts'
import { BRAWL, EXERT, GRAPPLE, IN_HAND, MANEUVERS, MELEE, SHOVE, SKILLS, THROWN } from '../words.ts'
import { combatantAction, noAttacks, type ShockAction } from './gate.ts'

/** The weapon of a melee attack: as said, else the usual one. */
const meleeWeapon = (scene: ShockScene, { actor, weapon }: ShockCommand): number =>
  weapon >= 0 ? weapon : usualMelee(scene, actor)

/** Why a command may not choose what it does of its attack, or null. */
export function badChoice(scene: ShockScene, command: ShockCommand, weapon: number, mode: number): Refusal | null {
  const how = modeOf(scene, weapon, mode)
  const name = scene.kind(weapon).name
  if (command.with >= 0 && !how.attributes.includes(command.with)) {
    return refuse('attack-attribute-choice', `The ${name} is not used with that attribute.`)
  }
  if (command.skill >= 0 && !mayUseSkill(how, command.skill)) {
    return refuse(how.kind === THROWN ? 'thrown-skill' : 'combat-skills', `The ${name} is not used with that skill.`)
  }
  const unused = badUsing(command)
  if (unused !== null) return unused
  if (command.mod !== null && command.mod !== 0 && scene.setup.options['referee-modifiers'] !== 'allowed') {
    return refuse('referee-modifiers', 'The table plays without further modifiers (option referee-modifiers).')
  }
  return null
}

cite('shove', 'grapple')

/** Why a command may not choose that skill for the check after the hit, or null: a shove takes Brawl or Exert, a grapple Brawl. */
function badUsing({ using, maneuver }: ShockCommand): Refusal | null {
  if (using < 0) return null
  if (maneuver === GRAPPLE)
    return using === BRAWL ? null : refuse('grapple', 'The check of a grapple is made with Brawl.')
  if (maneuver !== SHOVE) return refuse('shove', '"using" says the skill for the check of a shove: this is none.')
  return using === BRAWL || using === EXERT
    ? null
    : refuse('shove', 'The check of a shove is made with Brawl or Exert.')
}

/** What a command chooses of its attack. */
export const choicesOf = (command: ShockCommand): Choices => ({
  attribute: command.with,
  skill: command.skill,
  maneuver: command.maneuver,
  using: command.using,
  mod: command.mod ?? 0,
  because: command.because,
})

/** Why the attack may not be made with this weapon and mode, or null. */
export function cannotStrike(scene: ShockScene, command: ShockCommand, weapon: number, mode: number): Refusal | null {
  const { actor, target, maneuver } = command
  if (mode < 0) {
    return refuse('weapon-entry', `The ${scene.kind(weapon).name} is not made for that.`)
  }
  return badChoice(scene, command, weapon, mode) ?? cannotAttack(scene, actor, target, weapon, mode, maneuver)
}

cite('melee-attack', 'main-action', 'screen-limit')

/** Enemies that somebody might think of attacking: those who are not dead, the fallen last. */
export function* enemies(scene: ShockScene, actor: number): Iterable<number> {
  for (let row = 0; row < scene.combatants; row++) {
    if (areEnemies(scene, actor, row) && isAlive(scene, row) && scene.now.combatant.state[row] === 0) yield row
  }
  for (let row = 0; row < scene.combatants; row++) {
    if (areEnemies(scene, actor, row) && isAlive(scene, row) && scene.now.combatant.state[row] !== 0) yield row
  }
}

/** Weapons in hand, grown or bare that have a mode of that kind. */
function* weapons(scene: ShockScene, actor: number, melee: boolean): Iterable<number> {
  const { holder, carried } = scene.now.item
  let bare = false
  for (const item of itemsOf(scene, actor)) {
    if (holder[item] !== actor || carried[item] !== IN_HAND) continue
    const kind = scene.kind(item)
    if ((melee ? meleeMode(kind) : missileMode(kind)) < 0) continue
    if (kind.unarmed) bare = true
    yield item
  }
  if (melee && !bare) yield bareHands(scene, actor)
}

function* suggestAttacks(scene: ShockScene, actor: number, action: string, melee: boolean): Iterable<ShockCommand> {
  for (const target of enemies(scene, actor)) {
    for (const weapon of weapons(scene, actor, melee)) {
      const command = blank(actor, action)
      command.target = target
      command.weapon = weapon
      yield command
    }
  }
}

/** The skill for the check of a shove. */
export const usingParam = wordParam('using', SKILLS, { label: 'brawl or exert', optional: true })

/** The referee's modifier on an attack roll, with what it is for. */
export const modifierParams = [
  numberParam('mod', -20, 20, { label: "the referee's modifier", optional: true }),
  textParam('because', { label: 'what the modifier is for', optional: true }),
]

const attackParams = [
  combatantParam('target', { label: 'whom' }),
  weaponParam('weapon'),
  attributeParam('with'),
  wordParam('skill', SKILLS, { label: 'a skill', optional: true }),
  wordParam('maneuver', MANEUVERS, { label: 'shove or grapple', optional: true }),
  usingParam,
  ...modifierParams,
]

/** One melee attack for the Main Action. */
export const attack: ShockAction = combatantAction({
  id: 'attack',
  rule: 'melee-attack',
  title: 'Melee attack',
  price: 'attack',
  params: attackParams,
  suggest: (scene, actor) => suggestAttacks(scene, actor, 'attack', true),
  check(scene, command: ShockCommand) {
    const weapon = meleeWeapon(scene, command)
    const kind = scene.kind(weapon)
    const mode = meleeModeAt(scene, command.actor, weapon, command.target)
    if (mode < 0) return refuse('melee-attack', `The ${kind.name} is no melee weapon: shoot with it.`)
    return noAttacks(scene, command.actor) ?? orShoot(scene, command, cannotStrike(scene, command, weapon, mode))
  },
  resolve(scene, command: ShockCommand) {
    const weapon = meleeWeapon(scene, command)
    strikeNow(scene, command, weapon, meleeModeAt(scene, command.actor, weapon, command.target))
  },
})

/** The refusal of a blow that does not reach; who named no weapon and has a bow in hand is told how to use that. */
function orShoot(scene: ShockScene, { actor, weapon }: ShockCommand, refusal: Refusal | null): Refusal | null {
  if (refusal?.rule !== 'melee-range' || weapon >= 0) return refusal
  const missile = usualMissile(scene, actor)
  if (missile < 0) return refusal
  return refuse('melee-range', `${refusal.reason} "shoot" is for the ${scene.itemName(missile)}.`)
}

function strikeNow(scene: ShockScene, command: ShockCommand, weapon: number, mode: number): void {
  resolveAttack(scene, prepare(scene, 'main', command.actor, command.target, weapon, mode, choicesOf(command)))
}

/** One ranged or thrown attack for the Main Action. */
export const shoot: ShockAction = combatantAction({
  id: 'shoot',
  rule: 'ranged-attack',
  title: 'Ranged or thrown attack',
  price: 'attack',
  params: attackParams.filter(({ name }) => name !== 'maneuver' && name !== 'using'),
  suggest: (scene, actor) => suggestAttacks(scene, actor, 'shoot', false),
  check(scene, command: ShockCommand) {
    const weapon = command.weapon >= 0 ? command.weapon : usualMissile(scene, command.actor)
    const why = noAttacks(scene, command.actor)
    if (why !== null) return why
    if (weapon < 0)
      return refuse('ranged-attack', `${scene.name(command.actor)} has nothing in hand to shoot with or to throw.`)
    const kind = scene.kind(weapon)
    if (missileMode(kind) < 0) return refuse('ranged-attack', `The ${kind.name} is neither shot nor thrown.`)
    return cannotStrike(scene, command, weapon, missileMode(kind))
  },
  resolve(scene, command: ShockCommand) {
    const weapon = command.weapon >= 0 ? command.weapon : usualMissile(scene, command.actor)
    strikeNow(scene, command, weapon, missileMode(scene.kind(weapon)))
  },
})

function wrestling(id: 'shove' | 'grapple', title: string, maneuver: number): ShockAction {
  const weaponOf = (scene: ShockScene, command: ShockCommand) =>
    command.weapon >= 0
      ? command.weapon
      : maneuver === GRAPPLE
        ? bareHands(scene, command.actor)
        : usualMelee(scene, command.actor)
  return combatantAction({
    id,
    rule: id,
    title,
    price: 'attack',
    params: [
      combatantParam('target', { label: 'whom' }),
      weaponParam('weapon'),
      usingParam,
      attributeParam('with'),
      ...modifierParams,
    ],
    *suggest(scene, actor) {
      const hands = bareHands(scene, actor)
      for (const target of enemies(scene, actor)) {
        for (const weapon of maneuver === GRAPPLE ? [hands] : weapons(scene, actor, true)) {
          const command = blank(actor, id)
          command.target = target
          command.weapon = weapon
          yield command
        }
      }
    },
    check(scene, command: ShockCommand) {
      const weapon = weaponOf(scene, command)
      const why = noAttacks(scene, command.actor)
      if (why !== null) return why
      const mode = meleeModeAt(scene, command.actor, weapon, command.target)
      if (mode < 0) return refuse('maneuver-carrier', 'A shove or grapple is made with a melee attack.')
      return cannotStrike(scene, { ...command, maneuver }, weapon, mode)
    },
    resolve(scene, command: ShockCommand) {
      const weapon = weaponOf(scene, command)
      strikeNow(scene, { ...command, maneuver }, weapon, meleeModeAt(scene, command.actor, weapon, command.target))
    },
  })
}

/** A shove: an attack that hits pushes or knocks prone instead of doing damage. */
export const shove = wrestling('shove', 'Shove', SHOVE)
/** A grapple: an unarmed attack that hits takes hold instead of doing damage. */
export const grapple = wrestling('grapple', 'Grapple', GRAPPLE)

/** The mode in which a weapon goes at the target from where the actor stands: melee in reach, else shot or thrown. */
export function modeFor(scene: ShockScene, actor: number, target: number, weapon: number, missile: boolean): number {
  const kind = scene.kind(weapon)
  const melee = meleeModeAt(scene, actor, weapon, target)
  const other = missileMode(kind)
  if (missile || melee < 0) return other
  if (other < 0 || target < 0) return melee
  const how = kind.modes[melee]
  return how !== undefined && feetBetween(scene, actor, target) <= reachWith(scene, actor, how) ? melee : other
}

/** The weapon of a snap or a strike that names none: in melee reach the usual one, else what is shot or thrown. */
export function weaponFor(scene: ShockScene, { actor, target, weapon }: ShockCommand): number {
  if (weapon >= 0) return weapon
  const melee = usualMelee(scene, actor)
  const mode = modeOf(scene, melee, Math.max(0, meleeModeAt(scene, actor, melee, target)))
  if (target < 0 || feetBetween(scene, actor, target) <= reachWith(scene, actor, mode)) return melee
  const missile = usualMissile(scene, actor)
  return missile >= 0 ? missile : melee
}

export const isThrown = (command: ShockCommand): boolean => command.thrown === 1

/** Parameters shared with the charge. */
export const chargeParams = [
  {
    ...squareParam('to', { label: 'where the charge ends', optional: true }),
    isPassedOver: (scene, _given, word) => rowOfName(scene, word) >= 0,
  } satisfies Param,
  combatantParam('target', { label: 'whom' }),
  weaponParam('weapon'),
  wordParam('maneuver', MANEUVERS, { label: 'shove or grapple', optional: true }),
  wayParam('by'),
  attributeParam('with'),
  flagParam('thrown', 'yes to throw it'),
  usingParam,
  ...modifierParams,
]

/** Whether a mode is melee or thrown, as a charge's attack must be. */
export const chargesWith = (scene: ShockScene, weapon: number, mode: number): boolean => {
  const how = mode < 0 ? undefined : scene.kind(weapon).modes[mode]
  return how !== undefined && (how.kind === MELEE || how.kind === THROWN)
}

import {
  type CommandOf,
  combatantParam,
  numberParam,
  type ParamOptions,
  type Refusal,
  textParam,
  type Who,
} from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { type Choices, prepare, resolveAttack } from '../rules/attack.ts'
import { bareHands, meleeMode, missileMode, modeOf, usualMelee, usualMissile, weaponsInHand } from '../rules/gear.ts'
import { cannotAttack, mayUseSkill, meleeModeAt, reachWith } from '../rules/legal.ts'
import { mayBeWithin } from '../rules/space.ts'
import { areEnemies, isAlive, isUp } from '../rules/who.ts'
import type { Aim, AttackKind, ShockScene } from '../scene.ts'
import { BRAWL, EXERT, GRAPPLE, NO_MANEUVER, SHOVE, THROWN } from '../words.ts'
import { act, type Params, type Priced } from './define.ts'
import { noAttacks } from './gate.ts'

/** Enemies that somebody might think of attacking: those who are not dead, the fallen last. */
function enemies(scene: ShockScene, actor: Who): number[] {
  const alive = scene.rowsWhere((row) => areEnemies(scene, actor, row) && isAlive(scene, row))
  return [...alive.filter((row) => isUp(scene, row)), ...alive.filter((row) => !isUp(scene, row))]
}

/** An enemy that might be attacked. */
export const enemyParam = combatantParam('target', { label: 'whom', suggestions: enemies })

type Suggestions = NonNullable<ParamOptions<number>['suggestions']>

/** Weapons in hand, grown or bare that can be struck with. */
export const meleeWeapons = (scene: ShockScene, actor: Who): readonly number[] => {
  const held = weaponsInHand(scene, actor, meleeMode)
  return held.some((item) => scene.kind(item).unarmed) ? held : [...held, bareHands(scene, actor)]
}

/** Weapons in hand or grown that are shot or thrown. */
export const missiles = (scene: ShockScene, actor: Who): readonly number[] => weaponsInHand(scene, actor, missileMode)

/** The one weapon that would be used on the target. */
export const likelyWeapon: Suggestions = (scene: ShockScene, actor, { target }) => [
  weaponFor(scene, { actor, target: target as number, weapon: -1 }),
]

/** The referee's modifier on an attack roll, with what it is for. */
export const modifierParams = [
  numberParam('mod', -20, 20, { label: "the referee's modifier", optional: true }),
  textParam('because', { label: 'what the modifier is for', optional: true }),
] as const

/** What a command says of its attack; what its action does not take is not there. */
export interface Blow extends Choices {
  readonly actor: Who
  /** -1 where none is named. */
  readonly target: Who
  /** An item's row, or BARE_HANDS; -1 where the usual weapon is meant. */
  readonly weapon: number
  /** Position in MANEUVERS. */
  readonly maneuver?: number
  /** 1 to throw what could also be struck with. */
  readonly thrown?: number
}

/** The weapon of an attack that names none: in melee reach the usual one, else what is shot or thrown. */
function weaponFor(scene: ShockScene, { actor, target, weapon }: Blow): number {
  if (weapon >= 0) return weapon
  const melee = usualMelee(scene, actor)
  const mode = modeOf(scene, melee, Math.max(0, meleeModeAt(scene, actor, melee, target)))
  if (target < 0 || mayBeWithin(scene, actor, target, reachWith(scene, actor, mode))) return melee
  const missile = usualMissile(scene, actor)
  return missile >= 0 ? missile : melee
}

/** The mode in which a weapon goes at the target from where the actor stands: melee in reach, else shot or thrown. */
function modeFor(scene: ShockScene, { actor, target, thrown }: Blow, weapon: number): number {
  const kind = scene.kind(weapon)
  const melee = meleeModeAt(scene, actor, weapon, target)
  const other = missileMode(kind)
  if (thrown === 1 || melee < 0) return other
  if (other < 0 || target < 0) return melee
  const how = kind.modes[melee]
  return how !== undefined && mayBeWithin(scene, actor, target, reachWith(scene, actor, how)) ? melee : other
}

/** Where the blow goes, and with what: what the command leaves open is what suits the place. */
export function aimOf(scene: ShockScene, blow: Blow): Aim {
  const weapon = weaponFor(scene, blow)
  const { target, maneuver = NO_MANEUVER } = blow
  return { target, weapon, mode: modeFor(scene, blow, weapon), maneuver }
}

/** Why a command may not choose what it does of its attack, or null. */
export function badChoice(scene: ShockScene, blow: Blow, { weapon, mode, maneuver }: Aim): Refusal | null {
  const how = modeOf(scene, weapon, mode)
  const { name } = scene.kind(weapon)
  const { with: attribute = -1, skill = -1, using = -1, mod = 0 } = blow
  if (attribute >= 0 && !how.attributes.includes(attribute)) {
    return refuse('attack-attribute-choice', 'The {item} is not used with that attribute.', { item: { thing: name } })
  }
  if (skill >= 0 && !mayUseSkill(how, skill)) {
    return refuse(how.kind === THROWN ? 'thrown-skill' : 'combat-skills', 'The {item} is not used with that skill.', {
      item: { thing: name },
    })
  }
  const unused = using < 0 ? null : badUsing(using, maneuver)
  if (unused !== null) return unused
  if (mod !== null && mod !== 0 && scene.setup.options['referee-modifiers'] !== 'allowed') {
    return refuse('referee-modifiers', 'The table plays without further modifiers (option referee-modifiers).')
  }
  return null
}

/** Why that skill cannot be chosen for the check after the hit, or null: a shove takes Brawl or Exert, a grapple Brawl. */
function badUsing(using: number, maneuver: number): Refusal | null {
  if (maneuver === GRAPPLE)
    return using === BRAWL ? null : refuse('grapple', 'The check of a grapple is made with Brawl.')
  if (maneuver !== SHOVE) return refuse('shove', '"using" says the skill for the check of a shove: this is none.')
  return using === BRAWL || using === EXERT
    ? null
    : refuse('shove', 'The check of a shove is made with Brawl or Exert.')
}

/** What an attack's action says in addition to what every attack does. */
interface Striking<P extends Params> extends Omit<Priced<P>, 'check' | 'resolve'> {
  readonly kind: AttackKind
  aim(scene: ShockScene, blow: Blow): Aim
  /** Why it cannot be made at all, or null, before anything else is looked at. */
  refuses?(scene: ShockScene, blow: Blow, aim: Aim): Refusal | null
  /** What else is said where the attack cannot be made. */
  advises?(scene: ShockScene, blow: Blow, refusal: Refusal): Refusal
}

/** Declares an action that is one attack. Its parameters are those of a {@link Blow}. */
export const attackAction = <const P extends Params>({ kind, aim, refuses, advises, ...spec }: Striking<P>) => {
  const blowOf = (command: CommandOf<P>) => command as unknown as Blow
  return act<P>({
    ...spec,
    check(scene, command) {
      const blow = blowOf(command)
      const to = aim(scene, blow)
      const why = refuses?.(scene, blow, to) ?? noAttacks(scene, blow.actor) ?? cannotStrike(scene, blow, to)
      return why === null ? null : (advises?.(scene, blow, why) ?? why)
    },
    resolve(scene, command) {
      const blow = blowOf(command)
      resolveAttack(scene, prepare(scene, kind, blow.actor, aim(scene, blow), blow))
    },
  })
}

/** Why the blow may not be struck so, or null. */
function cannotStrike(scene: ShockScene, blow: Blow, aim: Aim): Refusal | null {
  if (aim.mode < 0)
    return refuse('weapon-entry', 'The {item} is not made for that.', { item: { thing: scene.kind(aim.weapon).name } })
  return badChoice(scene, blow, aim) ?? cannotAttack(scene, blow.actor, aim)
}

import { flagParam, type Message, person, plainly, say, type Who, wordParam } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { attributeParam, maneuverParam, usingParam, weaponParam } from '../command.ts'
import { noSnap } from '../instants/snaps.ts'
import { bareHands, missileMode, usualMelee, usualMissile } from '../rules/gear.ts'
import { meleeModeAt } from '../rules/legal.ts'
import type { ShockScene } from '../scene.ts'
import { GRAPPLE, NO_MANEUVER, SHOVE, SKILLS } from '../words.ts'
import {
  aimOf,
  attackAction,
  type Blow,
  enemyParam,
  likelyWeapon,
  meleeWeapons,
  missiles,
  modifierParams,
} from './striking.ts'

const skillParam = wordParam('skill', SKILLS, { label: 'a skill', optional: true })

/** A melee attack with that weapon, where the command names none. */
const melee = (scene: ShockScene, { actor, target, weapon: said }: Blow, usual: number, maneuver: number) => {
  const weapon = said >= 0 ? said : usual
  return { target, weapon, mode: meleeModeAt(scene, actor, weapon, target), maneuver }
}

/** One melee attack for the Main Action. */
export const attack = attackAction({
  id: 'attack',
  rule: 'melee-attack',
  title: plainly('Melee attack'),
  says: 'Melee attack on {it}',
  intent: 'harm',
  price: 'attack',
  kind: 'main',
  params: [
    enemyParam,
    weaponParam(meleeWeapons),
    attributeParam('with'),
    skillParam,
    maneuverParam,
    usingParam,
    ...modifierParams,
  ],
  aim: (scene, blow) => melee(scene, blow, usualMelee(scene, blow.actor), blow.maneuver ?? NO_MANEUVER),
  refuses: (scene, _blow, { weapon, mode }) =>
    mode >= 0
      ? null
      : refuse('melee-attack', 'The {weapon} is no melee weapon: shoot with it.', {
          weapon: { thing: scene.itemName(weapon) },
        }),
  // Who named no weapon and has a bow in hand is told how to use that.
  advises(scene, { actor, weapon }, refusal) {
    const missile = refusal.rule === 'melee-range' && weapon < 0 ? usualMissile(scene, actor) : -1
    if (missile < 0) return refusal
    return refuse('melee-range', '{why} "shoot" is for the {missile}.', {
      why: refusal.reason,
      missile: { thing: scene.itemName(missile) },
    })
  },
})

/** One ranged or thrown attack for the Main Action. */
export const shoot = attackAction({
  id: 'shoot',
  rule: 'ranged-attack',
  title: plainly('Ranged or thrown attack'),
  says: 'Ranged or thrown attack on {it}',
  intent: 'harm',
  price: 'attack',
  kind: 'main',
  params: [enemyParam, weaponParam(missiles), attributeParam('with'), skillParam, ...modifierParams],
  aim(scene, { actor, target, weapon: said }) {
    const weapon = said >= 0 ? said : usualMissile(scene, actor)
    return { target, weapon, mode: weapon < 0 ? -1 : missileMode(scene.kind(weapon)), maneuver: NO_MANEUVER }
  },
  refuses(scene, { actor }, { weapon, mode }) {
    if (mode >= 0) return null
    return refuse(
      'ranged-attack',
      weapon < 0
        ? say('{actor} has nothing in hand to shoot with or to throw.', { actor: person(actor) })
        : say('The {weapon} is neither shot nor thrown.', { weapon: { thing: scene.itemName(weapon) } }),
    )
  },
})

/** What tells a shove from a grapple. */
interface WrestlingAction {
  readonly title: Message
  readonly says: string
  readonly maneuver: number
  readonly weapons: (scene: ShockScene, actor: Who) => readonly number[]
  readonly usual: (scene: ShockScene, actor: Who) => number
}

const wrestling = (id: 'shove' | 'grapple', { title, says, maneuver, weapons, usual }: WrestlingAction) =>
  attackAction({
    id,
    rule: id,
    title,
    says,
    intent: 'harm',
    price: 'attack',
    kind: 'main',
    params: [enemyParam, weaponParam(weapons), usingParam, attributeParam('with'), ...modifierParams],
    aim: (scene, blow) => melee(scene, blow, usual(scene, blow.actor), maneuver),
    refuses: (_scene, _blow, { mode }) =>
      mode >= 0 ? null : refuse('maneuver-carrier', 'A shove or grapple is made with a melee attack.'),
  })

/** A shove: an attack that hits pushes or knocks prone instead of doing damage. */
export const shove = wrestling('shove', {
  title: plainly('Shove'),
  says: 'Shove {it}',
  maneuver: SHOVE,
  weapons: meleeWeapons,
  usual: usualMelee,
})

/** A grapple: an unarmed attack that hits takes hold instead of doing damage. */
export const grapple = wrestling('grapple', {
  title: plainly('Grapple'),
  says: 'Grapple {it}',
  maneuver: GRAPPLE,
  weapons: (scene, actor) => [bareHands(scene, actor)],
  usual: bareHands,
})

/** A Snap Attack: an Instant, at -4, for the Main Action of the round. */
export const snap = attackAction({
  id: 'snap',
  rule: 'snap-attack',
  title: plainly('Snap Attack (Instant)'),
  says: 'Snap Attack on {it}',
  intent: 'harm',
  price: 'quick',
  kind: 'snap',
  params: [
    enemyParam,
    weaponParam(likelyWeapon),
    maneuverParam,
    attributeParam('with'),
    flagParam('thrown', 'yes to throw it'),
    usingParam,
    ...modifierParams,
  ],
  aim: aimOf,
  refuses: (scene, { actor }) => noSnap(scene, actor),
})

import { combatantParam, numberParam, type Refusal, refuse } from '@fray/kernel/rules'
import { blank, itemParam, knownParam, type WeaponSpeedCommand } from '../command.ts'
import { note } from '../events.ts'
import type { Effect } from '../kinds/effects.ts'
import type { Ability, Spell } from '../kinds/powers.ts'
import { beginAction, FREE, freeForbidden, kindNow, STANDARD, standardForbidden, thingNow } from '../rules/acting.ts'
import { attack } from '../rules/attack.ts'
import { check as makeCheck } from '../rules/checks.ts'
import { runEffects } from '../rules/effects.ts'
import { notAtHand, useUp } from '../rules/gear.ts'
import { strain } from '../rules/life.ts'
import { lacking, pay } from '../rules/paying.ts'
import { yardsBetween } from '../rules/reactions.ts'
import { holdsResults } from '../rules/results.ts'
import { areHostile, isDead, isFleeing, isHere } from '../rules/who.ts'
import { cite, type WeaponSpeedScene } from '../scene.ts'
import { ACTIVATE, type Aim, CAST, CONSUME, THROW } from '../words.ts'
import { combatantAction, type WeaponSpeedAction } from './gate.ts'

/** Yards within which somebody else can be given or treated with something. */
export const TOUCH = 1

/** Whom something may be aimed at, and how far away. */
interface Aimed {
  readonly name: string
  readonly aim: Aim
  readonly range: number
  readonly effects: readonly Effect[]
}

cite('attack-reach', 'restoring')

/** Why something cannot be aimed at that combatant, or null. */
function aimProblem(scene: WeaponSpeedScene, actor: number, target: number, what: Aimed): Refusal | null {
  const { name, aim, range } = what
  if (isDead(scene, target) && what.effects.some((one) => one.effect === 'restore')) {
    return refuse('restoring', `${scene.name(target)} is dead: nothing restores it.`)
  }
  if (!isHere(scene, target)) {
    return refuse('death-section-empty', `${scene.name(target)} is dead, or has left the battlefield.`)
  }
  if (aim === 'self' && target !== actor) return refuse('attack-reach', `${name} works on oneself alone.`)
  const hostile = areHostile(scene, actor, target)
  if (aim === 'ally' && hostile) return refuse('attack-reach', `${name} is for allies.`)
  if (aim === 'enemy' && !hostile) return refuse('attack-reach', `${name} is for enemies.`)
  const yards = yardsBetween(scene, actor, target)
  return yards <= range || target === actor
    ? null
    : refuse('attack-reach', `${name} carries ${range} yards; ${scene.name(target)} is ${yards} away.`)
}

/** Everybody at whom something can be aimed. */
function* targetsOf(scene: WeaponSpeedScene, actor: number, what: Aimed): Generator<number> {
  for (let row = 0; row < scene.combatants; row++) {
    if (aimProblem(scene, actor, row, what) === null) yield row
  }
}

const withTargets = (scene: WeaponSpeedScene, base: WeaponSpeedCommand, what: Aimed): WeaponSpeedCommand[] =>
  [...targetsOf(scene, base.actor, what)].map((target) => ({ ...base, target }))

/** The target of a command, oneself where none is named. */
const targetOf = ({ actor, target }: WeaponSpeedCommand): number => (target < 0 ? actor : target)

cite('action-cast', 'cast-check', 'stress-for-mana', 'stress-cost-limit', 'spell-speed')

/** The spell that the actor has declared, or null. */
const declaredSpell = (scene: WeaponSpeedScene, actor: number): Spell | null =>
  kindNow(scene, actor) === CAST ? (scene.fighter(actor).entrant.spells[thingNow(scene, actor)] ?? null) : null

/** Casting the declared spell: it is paid for, then the check decides whether it works. */
export const cast: WeaponSpeedAction = combatantAction({
  id: 'cast',
  rule: 'action-cast',
  title: 'Cast a spell',
  params: [
    combatantParam('target', { label: 'on whom', optional: true }),
    knownParam('spell', 'spells'),
    numberParam('stress', 0, 1000, { label: 'Stress to pay in place of Mana', optional: true }),
  ],
  suggest(scene, actor) {
    const spell = declaredSpell(scene, actor)
    return spell === null ? [] : withTargets(scene, blank(actor, 'cast'), spell)
  },
  check(scene, command) {
    const { actor, spell: wanted, stress } = command
    const spell = declaredSpell(scene, actor)
    const fits = spell !== null && (wanted < 0 || wanted === thingNow(scene, actor))
    const forbidden = standardForbidden(scene, actor, fits, 'this spell')
    if (forbidden !== null || spell === null) return forbidden
    const target = targetOf(command)
    if (spell.attack !== null && target === actor) {
      return refuse('attack-reach', `${scene.name(actor)} does not attack itself.`)
    }
    return aimProblem(scene, actor, target, spell) ?? lacking(scene, actor, spell.mana, stress, spell.name)
  },
  resolve(scene, command) {
    const { actor, stress } = command
    const spell = declaredSpell(scene, actor) as Spell
    const target = targetOf(command)
    const cost = beginAction(scene, actor, STANDARD)
    note.casts(scene, actor, spell.name, target)
    pay(scene, actor, spell.mana, stress)
    if (makeCheck(scene, actor, 'casting', spell.castingBonus, 'casting', spell.castingTn, 'cast-check')) {
      const held = holdsResults(scene)
      if (spell.attack === null || attack(scene, actor, target, spell.attack, 'spell', held)) {
        runEffects(scene, actor, target, spell.effects, held, spell.name)
      }
    }
    strain(scene, actor, cost)
  },
})

cite('action-consumable')

/** The item that the actor has declared to use up or to throw, or -1. */
const declaredItem = (scene: WeaponSpeedScene, actor: number, kind: number): number =>
  kindNow(scene, actor) === kind ? thingNow(scene, actor) : -1

function itemProblem(scene: WeaponSpeedScene, command: WeaponSpeedCommand, kind: number): Refusal | null {
  const { actor, item } = command
  const declared = declaredItem(scene, actor, kind)
  const fits = declared >= 0 && (item < 0 || item === declared || sameKind(scene, item, declared))
  return standardForbidden(scene, actor, fits, 'this item') ?? notAtHand(scene, actor, declared, false)
}

const sameKind = (scene: WeaponSpeedScene, a: number, b: number): boolean => scene.kind(a).name === scene.kind(b).name

/** Using the declared consumable, on oneself or on somebody within a yard; it is used up now, not when declared. */
export const consume: WeaponSpeedAction = combatantAction({
  id: 'consume',
  rule: 'action-consumable',
  title: 'Use a consumable item',
  params: [itemParam('item', { optional: true }), combatantParam('target', { label: 'on whom', optional: true })],
  suggest(scene, actor) {
    const item = declaredItem(scene, actor, CONSUME)
    return item < 0 ? [] : withTargets(scene, { ...blank(actor, 'consume'), item }, potion(scene, item))
  },
  check: (scene, command) =>
    itemProblem(scene, command, CONSUME) ??
    aimProblem(scene, command.actor, targetOf(command), potion(scene, declaredItem(scene, command.actor, CONSUME))),
  resolve(scene, command) {
    const { actor } = command
    const item = declaredItem(scene, actor, CONSUME)
    const target = targetOf(command)
    const { name, effects } = potion(scene, item)
    const cost = beginAction(scene, actor, STANDARD)
    note.uses(scene, actor, item, target)
    useUp(scene, item, 'action-consumable')
    runEffects(scene, actor, target, effects, holdsResults(scene), name)
    strain(scene, actor, cost)
  },
})

const potion = (scene: WeaponSpeedScene, item: number): Aimed => ({
  name: scene.kind(item).name,
  aim: 'anyone',
  range: TOUCH,
  effects: scene.kind(item).consumable?.effects ?? [],
})

cite('action-throw')

/** Throwing the declared item: an attack, effects, or both. */
export const throwItem: WeaponSpeedAction = combatantAction({
  id: 'throw',
  rule: 'action-throw',
  title: 'Throw an item',
  params: [combatantParam('target', { label: 'at whom' }), itemParam('item', { optional: true })],
  suggest(scene, actor) {
    const item = declaredItem(scene, actor, THROW)
    if (item < 0) return []
    const all = withTargets(scene, { ...blank(actor, 'throw'), item }, missile(scene, item))
    return all.filter(({ target }) => target !== actor)
  },
  check(scene, command) {
    const { actor, target } = command
    const problem = itemProblem(scene, command, THROW)
    if (problem !== null) return problem
    if (target === actor) return refuse('attack-reach', `${scene.name(actor)} does not throw at itself.`)
    return aimProblem(scene, actor, target, missile(scene, declaredItem(scene, actor, THROW)))
  },
  resolve(scene, { actor, target }) {
    const item = declaredItem(scene, actor, THROW)
    const { name, throwable } = scene.kind(item)
    const cost = beginAction(scene, actor, STANDARD)
    note.throws(scene, actor, item, target)
    useUp(scene, item, 'action-throw')
    const held = holdsResults(scene)
    const strike = throwable?.attack ?? null
    if (strike === null || attack(scene, actor, target, strike, 'throw', held)) {
      runEffects(scene, actor, target, throwable?.effects ?? [], held, name)
    }
    strain(scene, actor, cost)
  },
})

const missile = (scene: WeaponSpeedScene, item: number): Aimed => ({
  name: scene.kind(item).name,
  aim: 'anyone',
  range: scene.kind(item).throwable?.range ?? 0,
  effects: scene.kind(item).throwable?.effects ?? [],
})

cite('stress-as-resource', 'stress-cost-limit', 'declared-is-standard')

const declaredAbility = (scene: WeaponSpeedScene, actor: number): number =>
  kindNow(scene, actor) === ACTIVATE ? thingNow(scene, actor) : -1

/** An ability: a standard one that was declared, or a free one as the Free Action. */
export const activate: WeaponSpeedAction = combatantAction({
  id: 'activate',
  rule: 'stress-as-resource',
  title: 'Call upon an ability',
  params: [knownParam('ability', 'abilities', false), combatantParam('target', { label: 'on whom', optional: true })],
  suggest(scene, actor) {
    const { abilities } = scene.fighter(actor).entrant
    return abilities.flatMap((one, ability) => {
      if (one.action === 'passive' || (one.action === 'standard' && declaredAbility(scene, actor) !== ability))
        return []
      return withTargets(scene, { ...blank(actor, 'activate'), ability }, one)
    })
  },
  check(scene, command) {
    const { actor, ability } = command
    const one = scene.fighter(actor).entrant.abilities[ability] as Ability
    if (one.action === 'passive')
      return refuse('stress-as-resource', `${one.name} is always there: it is not called upon.`)
    if (one.action === 'free' && isFleeing(scene, actor)) {
      return refuse('morale-failed', `${scene.name(actor)} is fleeing and does nothing else.`)
    }
    const forbidden =
      one.action === 'free'
        ? freeForbidden(scene, actor)
        : standardForbidden(scene, actor, declaredAbility(scene, actor) === ability, one.name)
    const { stress } = scene.now.combatant
    if (forbidden !== null) return forbidden
    if (one.stress > (stress[actor] as number)) {
      return refuse(
        'stress-cost-limit',
        `${one.name} costs ${one.stress} Stress; ${scene.name(actor)} has ${stress[actor]}.`,
      )
    }
    return aimProblem(scene, actor, targetOf(command), one)
  },
  resolve(scene, command) {
    const { actor, ability } = command
    const one = scene.fighter(actor).entrant.abilities[ability] as Ability
    const target = targetOf(command)
    const cost = beginAction(scene, actor, one.action === 'free' ? FREE : STANDARD)
    note.activates(scene, actor, one.name, target)
    pay(scene, actor, 0, null, one.stress)
    runEffects(scene, actor, target, one.effects, holdsResults(scene), one.name)
    strain(scene, actor, cost)
  },
})

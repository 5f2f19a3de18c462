import { combatantParam, numberParam, person, plainly, type Refusal, type Who } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { note } from '../events.ts'
import type { Effect } from '../kinds/effects.ts'
import type { Ability, Spell } from '../kinds/powers.ts'
import type { Strike } from '../kinds/strikes.ts'
import { abilityParam, itemParam, spellParam } from '../params.ts'
import { beginAction, FREE, freeForbidden, kindNow, STANDARD, standardForbidden, thingNow } from '../rules/acting.ts'
import { attack, type How } from '../rules/attack.ts'
import { check as makeCheck } from '../rules/checks.ts'
import { handsProblem } from '../rules/declaring.ts'
import { runEffects } from '../rules/effects.ts'
import { notAtHand, useUp } from '../rules/gear.ts'
import { strain } from '../rules/life.ts'
import { lacking, pay } from '../rules/paying.ts'
import { yardsBetween } from '../rules/reactions.ts'
import { holdsResults } from '../rules/results.ts'
import { areHostile } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import type { ItemRow } from '../tables.ts'
import { ACTIVATE, type Aim, CAST, CONSUME, THROW, yardsSaid } from '../words.ts'
import { act, busyFleeing, standard } from './define.ts'
import { notHere, notItself } from './gate.ts'
import { beyondHelp } from './interventions.ts'

type SoFar = Readonly<Record<string, unknown>>

/** Yards within which somebody else can be given or treated with something. */
export const TOUCH = 1

/** Whom something may be aimed at, and how far away. */
export interface Aimed {
  readonly name: string
  readonly aim: Aim
  readonly range: number
  readonly effects: readonly Effect[]
  /** The attack that has to hit before the effects come; none for most. */
  readonly attack?: Strike | null
}

/** Why something cannot be aimed at that combatant, or null. */
function aimProblem(scene: WeaponSpeedScene, actor: Who, target: Who, what: Aimed): Refusal | null {
  const { name, aim, range, effects } = what
  const why =
    (effects.some((one) => one.effect === 'restore') ? beyondHelp(scene, target) : null) ?? notHere(scene, target)
  if (why !== null) return why
  if (aim === 'self' && target !== actor)
    return refuse('attack-reach', '{what} works on oneself alone.', { what: { thing: name } })
  const hostile = areHostile(scene, actor, target)
  if (aim === 'ally' && hostile) return refuse('attack-reach', '{what} is for allies.', { what: { thing: name } })
  if (aim === 'enemy' && !hostile) return refuse('attack-reach', '{what} is for enemies.', { what: { thing: name } })
  const yards = yardsBetween(scene, actor, target)
  return yards <= range || target === actor
    ? null
    : refuse('attack-reach', '{what} carries {range}; {target} is {yards} away.', {
        what: { thing: name },
        range: yardsSaid(range),
        target: person(target),
        yards: { number: yards },
      })
}

/** Everybody at whom something can be aimed; nobody where there is nothing. */
const targetsOf = (scene: WeaponSpeedScene, actor: Who, what: Aimed | null): number[] =>
  what === null ? [] : scene.rowsWhere((row) => aimProblem(scene, actor, row, what) === null)

/** On whom it is used; oneself where nobody is named. */
const onWhom = (suggestions: (scene: WeaponSpeedScene, actor: Who, soFar: SoFar) => number[]) =>
  combatantParam('target', { label: 'on whom', optional: true, suggestions })

/** The target of a command, oneself where none is named. */
const targetOf = ({ actor, target }: { readonly actor: Who; readonly target: Who }): number =>
  target < 0 ? actor : target

/** Its attack, if there is one, and where that hits its effects. */
function strikeAndAffect(scene: WeaponSpeedScene, actor: Who, target: Who, what: Aimed, how: How): void {
  const held = holdsResults(scene)
  const strike = what.attack ?? null
  if (strike === null || attack(scene, actor, target, strike, { how, held })) {
    runEffects(scene, actor, target, what.effects, { held, from: what })
  }
}

/** The spell that the actor has declared, or null. */
export const declaredSpell = (scene: WeaponSpeedScene, actor: Who): Spell | null =>
  kindNow(scene, actor) === CAST ? (scene.fighter(actor).entrant.spells[thingNow(scene, actor)] ?? null) : null

/** Casting the declared spell: it is paid for, then the check decides whether it works. */
export const cast = standard({
  id: 'cast',
  rule: 'action-cast',
  title: plainly('Cast a spell'),
  says: 'Cast a spell on {it}',
  params: [
    onWhom((scene, actor) => targetsOf(scene, actor, declaredSpell(scene, actor))),
    spellParam('spell', { optional: true }),
    numberParam('stress', 0, 1000, { label: 'Stress to pay in place of Mana', optional: true }),
  ],
  wanted: plainly('this spell'),
  declared: (scene, { actor, spell }) =>
    declaredSpell(scene, actor) !== null && (spell < 0 || spell === thingNow(scene, actor)),
  check(scene, command) {
    const { actor, stress } = command
    const spell = declaredSpell(scene, actor) as Spell
    const target = targetOf(command)
    return (
      (spell.attack !== null ? notItself(actor, target) : null) ??
      aimProblem(scene, actor, target, spell) ??
      lacking(scene, actor, spell.mana, stress, spell.name)
    )
  },
  resolve(scene, command) {
    const { actor, stress } = command
    const spell = declaredSpell(scene, actor) as Spell
    const target = targetOf(command)
    note.casts(scene, actor, spell.name, target)
    pay(scene, actor, spell.mana, stress)
    const casting = { what: 'casting', source: 'casting', rule: 'cast-check' } as const
    if (makeCheck(scene, actor, { ...casting, bonus: spell.castingBonus, against: spell.castingTn })) {
      strikeAndAffect(scene, actor, target, spell, 'spell')
    }
  },
})

/** The item that the actor has declared to use up or to throw, or -1. */
const declaredItem = (scene: WeaponSpeedScene, actor: Who, kind: number): number =>
  kindNow(scene, actor) === kind ? thingNow(scene, actor) : -1

/** What is declared to be used up or thrown; by name where there are several of a kind. */
const declaredItemParam = (kind: number) =>
  itemParam('item', {
    optional: true,
    suggestions: (scene: WeaponSpeedScene, actor) => [declaredItem(scene, actor, kind)].filter((item) => item >= 0),
  })

/** Whether the item, if one is named, is the declared one or one like it. */
const namesDeclared =
  (kind: number) =>
  (scene: WeaponSpeedScene, { actor, item }: { readonly actor: Who; readonly item: ItemRow }): boolean => {
    const declared = declaredItem(scene, actor, kind)
    return declared >= 0 && (item < 0 || scene.kind(item).name === scene.kind(declared).name)
  }

/** What using an item up does, and on whom. */
export const potion = (scene: WeaponSpeedScene, item: ItemRow): Aimed => ({
  name: scene.kind(item).name,
  aim: 'anyone',
  range: TOUCH,
  effects: scene.kind(item).consumable?.effects ?? [],
})

/** Using the declared consumable, on oneself or on somebody within a yard; it is used up now, not when declared. */
export const consume = standard({
  id: 'consume',
  rule: 'action-consumable',
  title: plainly('Use a consumable item'),
  says: 'Use {it}',
  params: [
    declaredItemParam(CONSUME),
    onWhom((scene, actor, { item }) => targetsOf(scene, actor, potion(scene, item as number))),
  ],
  wanted: plainly('this item'),
  declared: namesDeclared(CONSUME),
  check(scene, command) {
    const { actor } = command
    const item = thingNow(scene, actor)
    return (
      notAtHand(scene, actor, item, false) ??
      handsProblem(scene, actor, item, CONSUME) ??
      aimProblem(scene, actor, targetOf(command), potion(scene, item))
    )
  },
  resolve(scene, command) {
    const { actor } = command
    const item = thingNow(scene, actor)
    const target = targetOf(command)
    note.uses(scene, actor, item, target)
    useUp(scene, item, 'action-consumable')
    const { effects } = potion(scene, item)
    runEffects(scene, actor, target, effects, { held: holdsResults(scene), from: scene.kind(item) })
  },
})

/** What throwing an item does, and at whom. */
const missile = (scene: WeaponSpeedScene, item: ItemRow): Aimed => {
  const { name, throwable } = scene.kind(item)
  const { range = 0, effects = [], attack: strike = null } = throwable ?? {}
  return { name, aim: 'anyone', range, effects, attack: strike }
}

/** Throwing the declared item: an attack, effects, or both. */
export const throwItem = standard({
  id: 'throw',
  rule: 'action-throw',
  title: plainly('Throw an item'),
  says: 'Throw {item} at {target}',
  params: [
    combatantParam('target', {
      label: 'at whom',
      suggestions(scene: WeaponSpeedScene, actor) {
        const item = declaredItem(scene, actor, THROW)
        return item < 0 ? [] : targetsOf(scene, actor, missile(scene, item)).filter((target) => target !== actor)
      },
    }),
    declaredItemParam(THROW),
  ],
  wanted: plainly('this item'),
  declared: namesDeclared(THROW),
  check(scene, { actor, target }) {
    const item = thingNow(scene, actor)
    const why = notAtHand(scene, actor, item, false) ?? handsProblem(scene, actor, item, THROW)
    if (why !== null) return why
    if (target === actor) return refuse('attack-reach', '{actor} cannot throw at themselves.', { actor: person(actor) })
    return aimProblem(scene, actor, target, missile(scene, item))
  },
  resolve(scene, { actor, target }) {
    const item = thingNow(scene, actor)
    note.throws(scene, actor, item, target)
    useUp(scene, item, 'action-throw')
    strikeAndAffect(scene, actor, target, missile(scene, item), 'throw')
  },
})

/** An ability of the actor, by its position. */
const abilityAt = (scene: WeaponSpeedScene, actor: Who, ability: number): Ability =>
  scene.fighter(actor).entrant.abilities[ability]

/** Whether it is the ability that was declared. */
const isDeclared = (scene: WeaponSpeedScene, actor: Who, ability: number): boolean =>
  kindNow(scene, actor) === ACTIVATE && thingNow(scene, actor) === ability

/** The abilities that can be called upon: free ones, and the one that was declared. */
const callable = (scene: WeaponSpeedScene, actor: Who): number[] => {
  const { abilities } = scene.fighter(actor).entrant
  return [...abilities.keys()].filter((at) => {
    const { action } = abilities[at]
    return action === 'free' || (action === 'standard' && isDeclared(scene, actor, at))
  })
}

/** An ability: a standard one that was declared, or a free one as the Free Action. */
export const activate = act({
  id: 'activate',
  rule: 'stress-as-resource',
  title: plainly('Call upon an ability'),
  says: 'Call upon {it}',
  params: [
    abilityParam('ability', { suggestions: callable }),
    onWhom((scene, actor, { ability }) => targetsOf(scene, actor, abilityAt(scene, actor, ability as number))),
  ],
  check(scene, command) {
    const { actor, ability } = command
    const one = abilityAt(scene, actor, ability)
    if (one.action === 'passive')
      return refuse('stress-as-resource', '{ability} is always there: it is not called upon.', {
        ability: { thing: one.name },
      })
    const forbidden =
      one.action === 'free'
        ? (busyFleeing(scene, actor) ?? freeForbidden(scene, actor))
        : standardForbidden(scene, actor, isDeclared(scene, actor, ability), { thing: one.name })
    if (forbidden !== null) return forbidden
    const had = scene.now.combatant.stress[actor]
    if (one.stress > had) {
      return refuse('stress-cost-limit', '{ability} costs {stress} Stress; {actor} has {had}.', {
        ability: { thing: one.name },
        stress: { number: one.stress },
        actor: person(actor),
        had: { number: had },
      })
    }
    return aimProblem(scene, actor, targetOf(command), one)
  },
  resolve(scene, command) {
    const { actor, ability } = command
    const one = abilityAt(scene, actor, ability)
    const target = targetOf(command)
    const cost = beginAction(scene, actor, one.action === 'free' ? FREE : STANDARD)
    note.activates(scene, actor, one.name, target)
    pay(scene, actor, 0, null, one.stress)
    runEffects(scene, actor, target, one.effects, { held: holdsResults(scene), from: one })
    strain(scene, actor, cost)
  },
})

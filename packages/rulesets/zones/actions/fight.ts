import {
  choiceText,
  combatantParam,
  person,
  plainly,
  type Slot,
  textParam,
  type Who,
  wordParam,
} from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { hindranceParam, weaponParam, zoneParam } from '../command.ts'
import { HINDRANCES } from '../effects.ts'
import { attackByAction, cannotTarget } from '../rules/attack.ts'
import { needsAction, testEffect } from '../rules/effects.ts'
import { itemsOf } from '../rules/inventory.ts'
import {
  cannotPush,
  cannotStunt,
  grapple as hold,
  otherStunt,
  push as shove,
  spendAction,
  negotiate as talk,
  improvise as tryAnything,
} from '../rules/stunts.ts'
import {
  armName,
  armOf,
  cannotDualWield,
  cannotReach,
  cannotUse,
  isItem,
  ownAttack,
  reaches,
} from '../rules/weapons.ts'
import { distance, isHindered } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'
import { IN_HAND } from '../words.ts'
import { act } from './define.ts'
import { cannotAct, cannotBeHostile, cannotTarry, opponentsUp } from './gate.ts'

/** Everything the actor could attack with, ready or not. */
function weaponsOf(scene: ZonesScene, actor: Who): number[] {
  const creature = scene.fighter(actor).attacks.map((_, i) => ownAttack(i))
  return [...creature, ...itemsOf(scene, actor).filter((item) => scene.kind(item).damage !== null)]
}

/** Somebody of the other side who is up. */
const opponent = combatantParam('target', { label: 'a target', suggestions: opponentsUp })

/** The second of two weapons: none, or another one-handed item beside a one-handed item. */
const secondWeapon = weaponParam('second', {
  optional: true,
  *suggestions(scene: ZonesScene, actor, { weapon }) {
    yield -1
    const isOneHanded = (w: number) => isItem(w) && scene.kind(w).hands === 1
    if (!isOneHanded(weapon as number)) return
    for (const other of weaponsOf(scene, actor)) if (other !== weapon && isOneHanded(other)) yield other
  },
})

/**
 * The weapon that the command names, or the only one that could strike the target now (of those in hand, before those on
 * the body), or the only one; -1 where that is not clear.
 */
function weaponOf(scene: ZonesScene, actor: Who, target: Who, weapon: number): number {
  if (weapon >= 0) return weapon
  const steps = distance(scene, actor, target)
  const all = weaponsOf(scene, actor)
  const able = all.filter((w) => cannotUse(scene, actor, w) === null && reaches(armOf(scene, actor, w), steps))
  const held = able.filter((w) => !isItem(w) || scene.now.item.place[w] === IN_HAND)
  const [only, other] = held.length > 0 ? held : able.length > 0 ? able : all
  return only !== undefined && other === undefined ? only : -1
}

function weaponNames(scene: ZonesScene, actor: Who): Slot {
  const names = choiceText(weaponsOf(scene, actor).map((w) => armName(scene, actor, w)))
  return names === '' ? plainly('there is none') : { thing: names }
}

/** One attack against one Creature. */
export const attack = act({
  id: 'attack',
  rule: 'action-attack',
  title: plainly('Attack'),
  intent: 'harm',
  params: [opponent, weaponParam('weapon', { optional: true, suggestions: weaponsOf }), secondWeapon],
  check(scene, { actor, target, weapon: named, second }) {
    const why = cannotAct(scene, actor) ?? cannotBeHostile(scene, actor) ?? cannotTarget(scene, actor, target)
    if (why !== null) return why
    const weapon = weaponOf(scene, actor, target, named)
    if (weapon < 0)
      return refuse('weapon-damage', 'Say which weapon: {weapons}.', { weapons: weaponNames(scene, actor) })
    const steps = distance(scene, actor, target)
    const reach = cannotReach(armOf(scene, actor, weapon), steps, target)
    if (second >= 0) return reach ?? cannotDualWield(scene, actor, weapon, second, steps)
    return cannotUse(scene, actor, weapon) ?? reach
  },
  resolve(scene, { actor, target, weapon: named, second }) {
    const weapon = weaponOf(scene, actor, target, named)
    spendAction(scene, actor)
    attackByAction(scene, actor, target, weapon, second)
  },
})

/** Pushes an opponent into an adjacent Zone. */
export const push = act({
  id: 'push',
  rule: 'stunt-push',
  title: plainly('Push'),
  intent: 'harm',
  params: [
    opponent,
    zoneParam('zone', {
      suggestions: ({ setup, now }: ZonesScene, actor) => setup.graph.next[now.combatant.zone[actor]] ?? [],
    }),
  ],
  check: (scene, { actor, target, zone }) =>
    cannotAct(scene, actor) ?? cannotBeHostile(scene, actor) ?? cannotPush(scene, actor, target, zone),
  resolve(scene, { actor, target, zone }) {
    spendAction(scene, actor)
    shove(scene, actor, target, zone)
  },
})

/** Grapples an opponent. */
export const grapple = act({
  id: 'grapple',
  rule: 'stunt-grapple',
  title: plainly('Grapple'),
  intent: 'harm',
  params: [opponent],
  check: (scene, { actor, target }) =>
    cannotAct(scene, actor) ?? cannotBeHostile(scene, actor) ?? cannotStunt(scene, actor, target, true),
  resolve(scene, { actor, target }) {
    spendAction(scene, actor)
    hold(scene, actor, target)
  },
})

const YES_NO = ['yes', 'no'] as const

/** Any other stunt against an opponent. */
export const stunt = act({
  id: 'stunt',
  rule: 'action-stunt',
  title: plainly('Another stunt'),
  says: 'Another stunt on {it}',
  intent: 'harm',
  params: [
    opponent,
    textParam('text', { label: 'what it tries', suggestions: () => ['trip'] }),
    wordParam('touching', YES_NO, { label: 'does it touch the target', optional: true }),
  ],
  check: (scene, { actor, target, touching }) =>
    cannotAct(scene, actor) ?? cannotBeHostile(scene, actor) ?? cannotStunt(scene, actor, target, touching !== 1),
  resolve(scene, { actor, target, text }) {
    spendAction(scene, actor)
    otherStunt(scene, actor, target, text)
  },
})

/** Spends the Action on the Test of a hindrance that needs one. */
export const struggle = act({
  id: 'struggle',
  rule: 'hindrance-needs-action',
  title: plainly('Struggle free'),
  says: 'Struggle free ({it})',
  intent: 'protect',
  params: [
    hindranceParam('hindrance', {
      suggestions: (scene: ZonesScene, actor) =>
        HINDRANCES.flatMap((_, kind) => (isHindered(scene, actor, kind) ? [kind] : [])),
    }),
  ],
  check(scene, { actor, hindrance: kind }) {
    const why = cannotAct(scene, actor)
    if (why !== null) return why
    if (!isHindered(scene, actor, kind)) {
      return refuse('hindrance-until-test', '{actor} is not {hindrance}.', {
        actor: person(actor),
        hindrance: plainly(HINDRANCES[kind]),
      })
    }
    if (needsAction(scene, actor, kind)) return null
    return refuse('hindrance-test-at-turn-end', 'This hindrance is tested for free at the end of the Turn.')
  },
  resolve(scene, { actor, hindrance }) {
    spendAction(scene, actor)
    testEffect(scene, actor, hindrance, 'struggle')
  },
})

/** Talks with the other side. */
export const negotiate = act({
  id: 'negotiate',
  rule: 'action-negotiate',
  title: plainly('Negotiate'),
  params: [combatantParam('target', { label: 'whom with', optional: true }), textParam('text', { optional: true })],
  check(scene, { actor, target }) {
    const why = cannotAct(scene, actor) ?? cannotTarry(scene, actor)
    if (why !== null) return why
    if (target < 0 || opponentsUp(scene, actor).includes(target)) return null
    return refuse('action-negotiate', 'Negotiating is with somebody of the other side who is up.')
  },
  resolve(scene, { actor, target, text }) {
    spendAction(scene, actor)
    talk(scene, actor, target, text)
  },
})

/** Anything else that can be done in a Moment. */
export const improvise = act({
  id: 'improvise',
  rule: 'action-anything-else',
  title: plainly('Anything else'),
  params: [textParam('text', { label: 'what it does', suggestions: () => ['something else'] })],
  check: (scene, { actor }) => cannotAct(scene, actor) ?? cannotTarry(scene, actor),
  resolve(scene, { actor, text }) {
    spendAction(scene, actor)
    tryAnything(scene, actor, text)
  },
})

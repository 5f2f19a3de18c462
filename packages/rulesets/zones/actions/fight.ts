import { combatantParam, listText, type Refusal, refuse, textParam, wordParam } from '@fray/kernel'
import { blank, hindranceParam, weaponParam, type ZonesCommand, zoneParam } from '../command.ts'
import { attackWith, cannotTarget } from '../rules/attack.ts'
import { testHindrance } from '../rules/effects.ts'
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
import { armName, armOf, CREATURE_ATTACK, cannotDualWield, cannotReach, cannotUse, reaches } from '../rules/weapons.ts'
import { distance, isHindered } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'
import { HINDRANCES, IN_HAND } from '../words.ts'
import { cannotAct, cannotBeHostile, cannotTarry, opponentsUp } from './gate.ts'
import type { ZonesAction } from './turn.ts'

/** Everything the actor could attack with, ready or not. */
function weaponsOf(scene: ZonesScene, actor: number): number[] {
  const creature = scene.fighter(actor).attacks.map((_, i) => CREATURE_ATTACK + i)
  return [...creature, ...itemsOf(scene, actor).filter((item) => scene.kind(item).damage !== null)]
}

function* attacks(scene: ZonesScene, actor: number): Iterable<ZonesCommand> {
  const weapons = weaponsOf(scene, actor)
  const items = weapons.filter((w) => w < CREATURE_ATTACK && scene.kind(w).hands === 1)
  for (const target of opponentsUp(scene, actor)) {
    for (const weapon of weapons) {
      const command = blank(actor, 'attack')
      command.target = target
      command.weapon = weapon
      yield command
    }
    for (const main of items) {
      for (const second of items) {
        if (main === second) continue
        const command = blank(actor, 'attack')
        command.target = target
        command.weapon = main
        command.second = second
        yield command
      }
    }
  }
}

/**
 * The weapon that the command names, or the only one that could strike the target now (of those in hand, before those on
 * the body), or the only one; -1 where that is not clear.
 */
function weaponOf(scene: ZonesScene, { actor, target, weapon }: ZonesCommand): number {
  if (weapon >= 0) return weapon
  const steps = distance(scene, actor, target)
  const all = weaponsOf(scene, actor)
  const able = all.filter((w) => cannotUse(scene, actor, w) === null && reaches(armOf(scene, actor, w), steps))
  const held = able.filter((w) => w >= CREATURE_ATTACK || scene.now.item.place[w] === IN_HAND)
  const [only, other] = held.length > 0 ? held : able.length > 0 ? able : all
  return only !== undefined && other === undefined ? only : -1
}

const weaponNames = (scene: ZonesScene, actor: number): string =>
  listText(weaponsOf(scene, actor).map((w) => armName(scene, actor, w))) || 'there is none'

/** One attack against one Creature. */
export const attack: ZonesAction = {
  id: 'attack',
  rule: 'action-attack',
  title: 'Attack',
  by: 'combatant',
  params: [combatantParam('target', { label: 'a target' }), weaponParam('weapon', true), weaponParam('second', true)],
  suggest: attacks,
  check(scene, command) {
    const { actor, target, second } = command
    const why = cannotAct(scene, actor) ?? cannotBeHostile(scene, actor) ?? cannotTarget(scene, actor, target)
    if (why !== null) return why
    const weapon = weaponOf(scene, command)
    if (weapon < 0) return refuse('weapon-damage', `Say which weapon: ${weaponNames(scene, actor)}.`)
    const steps = distance(scene, actor, target)
    const reach = cannotReach(armOf(scene, actor, weapon), steps, scene.name(target))
    if (second >= 0) return reach ?? cannotDualWield(scene, actor, weapon, second, steps)
    return cannotUse(scene, actor, weapon) ?? reach
  },
  resolve(scene, command) {
    const { actor, target, second } = command
    const weapon = weaponOf(scene, command)
    spendAction(scene, actor)
    attackWith(scene, actor, target, weapon, second)
  },
}

/** Pushes an opponent into an adjacent Zone. */
export const push: ZonesAction = {
  id: 'push',
  rule: 'stunt-push',
  title: 'Push',
  by: 'combatant',
  params: [combatantParam('target', { label: 'a target' }), zoneParam('zone')],
  *suggest(scene, actor) {
    const here = scene.now.combatant.zone[actor] as number
    for (const target of opponentsUp(scene, actor)) {
      for (const zone of scene.setup.graph.next[here] as readonly number[]) {
        const command = blank(actor, 'push')
        command.target = target
        command.zone = zone
        yield command
      }
    }
  },
  check: (scene, { actor, target, zone }) =>
    cannotAct(scene, actor) ?? cannotBeHostile(scene, actor) ?? cannotPush(scene, actor, target, zone),
  resolve(scene, { actor, target, zone }) {
    spendAction(scene, actor)
    shove(scene, actor, target, zone)
  },
}

function* againstEach(scene: ZonesScene, actor: number, action: string): Iterable<ZonesCommand> {
  for (const target of opponentsUp(scene, actor)) {
    const command = blank(actor, action)
    command.target = target
    yield command
  }
}

/** Grapples an opponent. */
export const grapple: ZonesAction = {
  id: 'grapple',
  rule: 'stunt-grapple',
  title: 'Grapple',
  by: 'combatant',
  params: [combatantParam('target', { label: 'a target' })],
  suggest: (scene, actor) => againstEach(scene, actor, 'grapple'),
  check: (scene, { actor, target }) =>
    cannotAct(scene, actor) ?? cannotBeHostile(scene, actor) ?? cannotStunt(scene, actor, target, true),
  resolve(scene, { actor, target }) {
    spendAction(scene, actor)
    hold(scene, actor, target)
  },
}

const YES_NO = ['yes', 'no'] as const

/** Any other stunt against an opponent. */
export const stunt: ZonesAction = {
  id: 'stunt',
  rule: 'action-stunt',
  title: 'Another stunt',
  by: 'combatant',
  params: [
    combatantParam('target', { label: 'a target' }),
    textParam('text', { label: 'what it tries' }),
    wordParam('touching', YES_NO, { label: 'does it touch the target', optional: true }),
  ],
  *suggest(scene, actor) {
    for (const command of againstEach(scene, actor, 'stunt')) {
      command.text = 'trip'
      yield command
    }
  },
  check: (scene, { actor, target, touching }) =>
    cannotAct(scene, actor) ?? cannotBeHostile(scene, actor) ?? cannotStunt(scene, actor, target, touching !== 1),
  resolve(scene, { actor, target, text }) {
    spendAction(scene, actor)
    otherStunt(scene, actor, target, text)
  },
}

/** Spends the Action on the Test of a hindrance that needs one. */
export const struggle: ZonesAction = {
  id: 'struggle',
  rule: 'hindrance-needs-action',
  title: 'Struggle free',
  by: 'combatant',
  params: [hindranceParam('hindrance')],
  *suggest(scene, actor) {
    for (let kind = 0; kind < HINDRANCES.length; kind++) {
      if (isHindered(scene, actor, kind)) yield { ...blank(actor, 'struggle'), hindrance: kind }
    }
  },
  check(scene, command): Refusal | null {
    const { actor } = command
    const kind = command.hindrance as number
    const why = cannotAct(scene, actor)
    if (why !== null) return why
    if (!isHindered(scene, actor, kind)) {
      return refuse('hindrance-until-test', `${scene.name(actor)} is not ${HINDRANCES[kind]}.`)
    }
    if (scene.now.combatant.hindranceAction[actor * 4 + kind] === 1) return null
    return refuse('hindrance-test-at-turn-end', 'This hindrance is tested for free at the end of the Turn.')
  },
  resolve(scene, command) {
    spendAction(scene, command.actor)
    testHindrance(scene, command.actor, command.hindrance as number, 'struggle', 'hindrance-needs-action')
  },
}

/** Talks with the other side. */
export const negotiate: ZonesAction = {
  id: 'negotiate',
  rule: 'action-negotiate',
  title: 'Negotiate',
  by: 'combatant',
  params: [combatantParam('target', { label: 'whom with', optional: true }), textParam('text', { optional: true })],
  suggest: (_scene, actor) => [blank(actor, 'negotiate')],
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
}

/** Anything else that can be done in a Moment. */
export const improvise: ZonesAction = {
  id: 'improvise',
  rule: 'action-anything-else',
  title: 'Anything else',
  by: 'combatant',
  params: [textParam('text', { label: 'what it does' })],
  suggest: (_scene, actor) => [{ ...blank(actor, 'improvise'), text: 'something else' }],
  check: (scene, { actor }) => cannotAct(scene, actor) ?? cannotTarry(scene, actor),
  resolve(scene, { actor, text }) {
    spendAction(scene, actor)
    tryAnything(scene, actor, text)
  },
}

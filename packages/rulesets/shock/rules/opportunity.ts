import { type Option, person, plainly, type Question, type Refusal, say, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import type { Aim, Cited, ShockScene } from '../scene.ts'
import { DISENGAGED } from '../tables.ts'
import { IN_HAND, NO_MANEUVER, SHOVE } from '../words.ts'
import { prepare, resolveAttack } from './attack.ts'
import { hasBond } from './bonds.ts'
import { itemsOf } from './gear.ts'
import { cannotAttack, isArmedAgainst, meleeModeAt } from './legal.ts'
import { areAdjacent } from './space.ts'
import { areEnemies, isUp } from './who.ts'

/** Whether the enemy may make an attack of opportunity on the actor, as far as arms, sight and disengaging go. */
export function mayStrike(scene: ShockScene, enemy: Who, actor: Who): boolean {
  if (!areEnemies(scene, enemy, actor) || scene.now.combatant.retreating[enemy] === 1) return false
  if (scene.now.combatant.slippery[actor] === 1 || scene.fighter(actor).gifts.slippery) return false
  return isArmedAgainst(scene, enemy, actor) && !hasBond(scene, DISENGAGED, actor, enemy)
}

/** Why an enemy that has an opening may not strike at the actor, or null where it may, or is down. */
function whyNoOpening(scene: ShockScene, enemy: Who, actor: Who): Refusal | null {
  if (!isUp(scene, enemy) || mayStrike(scene, enemy, actor)) return null
  const [who, whom] = [person(enemy), person(actor)]
  if (scene.now.combatant.retreating[enemy] === 1) return refuse('retreat', '{who} is retreating.', { who })
  if (hasBond(scene, DISENGAGED, actor, enemy))
    return refuse('disengage', '{whom} has disengaged from {who}.', { whom, who })
  if (!isArmedAgainst(scene, enemy, actor)) {
    return refuse('armed-melee-combatant', '{who} is not armed against {whom}, or does not see them.', {
      who,
      whom,
    })
  }
  return refuse('aoo-avoid', '{whom} gives no openings.', { whom })
}

/**
 * A provoking act: each adjacent armed enemy may strike once, in roster order, before it takes effect. Returns whether the
 * actor can still go through with it.
 */
export const provoke = (scene: ShockScene, actor: Who): boolean =>
  giveOpenings(
    scene,
    actor,
    (enemy) => areAdjacent(scene, enemy, actor),
    () => isUp(scene, actor),
    null,
  )

/**
 * Every enemy with an opening may strike at the actor once, in roster order, while the actor goes on. `struck` holds those
 * who have struck at this act already. Returns whether the actor can still go through with it.
 */
export function giveOpenings(
  scene: ShockScene,
  actor: Who,
  hasOpening: (enemy: Who) => boolean,
  goesOn: () => boolean,
  struck: Set<number> | null,
): boolean {
  for (let enemy = 0; enemy < scene.combatants; enemy++) {
    if (!areEnemies(scene, enemy, actor) || !hasOpening(enemy)) continue
    if (struck?.has(enemy) === true) {
      cite('aoo-limit')
      continue
    }
    if (!mayStrike(scene, enemy, actor)) {
      cite('aoo-avoid')
      scene.passOver(enemy, 'aoo-resolution', () => whyNoOpening(scene, enemy, actor))
      continue
    }
    cite('attack-of-opportunity', 'dice-order')
    struck?.add(enemy)
    strike(scene, enemy, actor)
    if (!goesOn()) {
      cite('target-gone')
      return false
    }
  }
  return true
}

/** Asks the enemy's seat whether and with what it strikes; then the attack, whole and free. */
function strike(scene: ShockScene, enemy: Who, actor: Who): void {
  const { holder, carried } = scene.now.item
  const ways: Aim[] = []
  const options: Option[] = []
  for (const maneuver of [NO_MANEUVER, SHOVE]) {
    for (const weapon of itemsOf(scene, enemy)) {
      if (holder[weapon] !== enemy || carried[weapon] !== IN_HAND) continue
      const { name, unarmed, armed } = scene.kind(weapon)
      if (unarmed && !armed) continue
      const way = { target: actor, weapon, mode: meleeModeAt(scene, enemy, weapon, actor), maneuver }
      if (way.mode < 0 || cannotAttack(scene, enemy, way) !== null) continue
      const option: Option =
        maneuver === SHOVE
          ? { value: `${name} shove`, label: say('shove with {weapon}', { weapon: { thing: name } }) }
          : { value: name, label: say('strike with {weapon}', { weapon: { thing: name } }) }
      // Of two weapons of one name the first.
      if (options.some(({ value }) => value === option.value)) continue
      ways.push(way)
      options.push(option)
    }
  }
  if (ways.length === 0) return
  const decline = options.length
  options.push({ value: 'decline', label: plainly('let it go') })
  const question: Question<Cited> = {
    rule: 'aoo-resolution',
    kind: 'choice',
    to: enemy,
    prompt: say('{actor} gives {enemy} an opening: does {enemy} strike?', {
      actor: person(actor),
      enemy: person(enemy),
    }),
    options,
    preset: 0,
    decline,
    reaction: true,
    stake: 'free',
  }
  const way = ways[scene.ask(question)]
  if (way !== undefined) resolveAttack(scene, prepare(scene, 'opportunity', enemy, way))
}

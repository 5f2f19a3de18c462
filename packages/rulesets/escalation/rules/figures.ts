import type { Who } from '@fray/kernel/rules'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { cite, type Tally } from '../citing.ts'
import type { Stance } from '../kinds/stances.ts'
import type { EscalationScene } from '../scene.ts'
import { DEFENSE } from '../tables.ts'
import { DEFENSES, MELEE, PC } from '../words.ts'
import { conditionsTouching } from './conditions.ts'

/** The escalation die as the combatant counts it: 0 while a condition stops it. */
export const escalationOf = (scene: EscalationScene, who: Who): number =>
  dieStopped(scene, who) === null ? scene.now.fight.escalation[0] : 0

/** The rule of the condition that stops the escalation die for the combatant, or null. */
function dieStopped(scene: EscalationScene, who: Who): EscalationRule | null {
  const by = conditionsTouching(scene, who, 'escalation')[0]
  if (by === undefined) return null
  cite(by.rules[0])
  return by.rules[0]
}

/** The combatant's Volition, less what healing without Recoveries has cost. */
export const volitionOf = (scene: EscalationScene, who: Who): number =>
  scene.now.combatant.volition[who] - scene.now.combatant.noRecoveryPenalty[who]

/** A defense, less what healing without Recoveries has cost, with conditions of the table. */
export function defenseOf(scene: EscalationScene, who: Who, which: number): number {
  const base = scene.read(DEFENSE[which] as (typeof DEFENSE)[number], who)
  const defense = DEFENSES[which] as (typeof DEFENSES)[number]
  let total = base - scene.now.combatant.noRecoveryPenalty[who]
  for (const { adds } of conditionsTouching(scene, who, defense)) total += adds[defense] ?? 0
  return total
}

/** Adds what the combatant has for its attack rolls, escalation apart: printed, or Level and Volition. */
function addOwnBonus(scene: EscalationScene, who: Who, tally: Tally): Tally {
  const { hasBonus, attackBonus, level, volition, noRecoveryPenalty } = scene.now.combatant
  if (scene.now.combatant.kind[who] !== PC) cite('enemy-attack-bonus')
  if (hasBonus[who] === 1) return tally.add(attackBonus[who], 'enemy-attack-bonus', 'attack bonus')
  tally.add(level[who], 'attack-roll', 'Level')
  tally.add(volition[who], 'attack-roll', 'Volition')
  const lost = noRecoveryPenalty[who]
  return lost === 0 ? tally : tally.add(-lost, 'no-recoveries-left', 'no Recoveries left')
}

/** What the combatant adds to its attack rolls, escalation apart. */
export const attackBonusOf = (scene: EscalationScene, who: Who): number => addOwnBonus(scene, who, scene.tally()).total

/** Adds the parts of an attack's bonus. */
export function addAttackBonus(scene: EscalationScene, who: Who, tally: Tally): void {
  addOwnBonus(scene, who, tally)
  const die = scene.now.fight.escalation[0]
  if (die === 0) return
  cite('escalation-to-attacks')
  if (scene.now.combatant.usesEscalation[who] === 0) return
  const stopped = dieStopped(scene, who)
  if (stopped === null) tally.add(die, 'escalation-to-attacks', 'escalation die')
  else tally.pass(die, stopped, 'escalation die')
}

/** The combatant's stance, or null where it has none. */
export const stanceOf = (scene: EscalationScene, who: Who): Stance | null =>
  scene.fighter(who).sheet.stances[scene.now.combatant.stance[who]] ?? null

/** Whether the combatant counts as in a melee stance: its stance is one, or it has none and a melee attack of its own. */
export function inMeleeStance(scene: EscalationScene, who: Who): boolean {
  const stance = stanceOf(scene, who)
  cite('stances')
  if (stance !== null) return stance.kind === MELEE
  return scene.now.combatant.kind[who] !== PC && scene.fighter(who).basicMelee >= 0
}

/** Whether the combatant is Staggered: at half of its hit points or less, or at what the referee has set for an enemy. */
export function isStaggered(scene: EscalationScene, who: Who): boolean {
  const { hp, hpMax, staggeredAt, kind } = scene.now.combatant
  const set = staggeredAt[who]
  if (set > 0 && kind[who] !== PC) cite('staggered', 'staggered-enemy')
  if (set > 0 && kind[who] !== PC && scene.setup.options['staggered-enemy'] === 'set-by-referee') {
    return hp[who] <= set
  }
  if (hp[who] * 2 > hpMax[who]) return false
  cite('staggered')
  return true
}

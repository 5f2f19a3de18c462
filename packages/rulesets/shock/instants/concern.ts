import type { Who } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { isCastAgain } from '../rules/limits.ts'
import { asIfAt } from '../rules/space.ts'
import { areEnemies, canReact } from '../rules/who.ts'
import type { Attack, ShockScene } from '../scene.ts'
import { ORDER_TABLE } from '../tables.ts'
import { PROMPT_ACTIONS, PROMPT_NOTHING, PROMPT_STEPS } from '../words.ts'
import { type Holdable, heldActs, quickSpells } from './held.ts'
import { type Happening, isMomentFor } from './powers.ts'
import { canSnap, couldAttack } from './snaps.ts'

/** The moments at which Instants are asked for: three within an action, and when it has been completed or a side's turn ends. */
export type WindowKind = 'announce' | 'step' | 'roll' | 'done'

/** One window: what happened, and for whom it is open. */
export interface Window {
  readonly moment: WindowKind
  /** Who acts; -1 at the end of a side's turn. */
  readonly actor: Who
  readonly attack: Attack | null
  readonly weight: number
  /** The square that a step has left; -1 for the other moments. */
  readonly from: number
  /** Powers used in this window, by combatant: each once; null while there are none. */
  used: Map<number, number[]> | null
}

/** What a power may answer to. */
export const happening = ({ moment, actor, attack }: Window): Happening => ({
  actor,
  attack,
  rolled: moment === 'roll' ? attack : null,
})

/**
 * Whether the combatant may be asked about others' acts of that weight, by its own wish. One who holds looks out for every
 * one that matters to it, unless it wants to be asked nothing.
 */
export function isPrompted(scene: ShockScene, who: Who, from: number): boolean {
  const { prompts, holding } = scene.now.combatant
  const level = prompts[who]
  return canReact(scene, who) && (level >= from || (holding[who] === 1 && level !== PROMPT_NOTHING))
}

/** Whether no Instant is left to the combatant, whatever happens: its Main is spent, and it has neither powers nor spells for it. */
export function hasNothingLeft(scene: ShockScene, row: Who): boolean {
  const { mainSpent, holding } = scene.now.combatant
  if (mainSpent[row] === 0 || holding[row] === 1) return false
  const { gifts, quickSpells: quick } = scene.fighter(row)
  return !gifts.instants && !quick
}

/** Whether the combatant can do something at this moment that may matter. */
export function isConcerned(scene: ShockScene, row: Who, window: Window, actions: () => Holdable): boolean {
  const { moment, actor, attack, weight } = window
  const { prompts, holding } = scene.now.combatant
  const watchesAll = prompts[row] === PROMPT_STEPS
  if (prompts[row] < weight) return waitsFor(scene, row, window, actions)
  if (hasPower(scene, row, happening(window), window.used?.get(row))) return true
  const isTarget = attack?.target === row
  // One who watches everything may step in even on its own way; at the end of a turn nobody acts.
  if (!watchesAll && actor >= 0 && (row === actor || (!isTarget && !areEnemies(scene, row, actor)))) return false
  if (attack !== null && attack.target === row && (moment === 'roll' || prompts[row] >= PROMPT_ACTIONS)) {
    if (scene.now.combatant.mainSpent[row] === 0 && scene.now.combatant.totalDefense[row] === 0) return true
  }
  if (canSnap(scene, row)) return true
  if (mightCast(scene, row, window, actions)) return true
  return holding[row] === 1 && heldActs(scene, row, actions()).length > 0
}

/** Held acts that go at the one who acts. */
const AT_ACTOR: ReadonlySet<string> = new Set(['attack', 'shoot', 'shove', 'grapple', 'swarm'])

/**
 * Whether one who holds is asked at a moment to which it would not look otherwise: the act of an enemy at which it could
 * strike, an attack before which it could screen, any act of an enemy where it could cast, the step by which an enemy
 * comes where it can be attacked, and the end of the last turn of the round, after which it is lost.
 */
function waitsFor(
  scene: ShockScene,
  row: number,
  { moment, actor, attack, from }: Window,
  actions: () => Holdable,
): boolean {
  if (moment === 'done') cite('hold-lost', 'decision-windows')
  if (moment === 'done') return actor < 0 && isLastChance(scene) && couldGoAtAnybody(scene, row, actions)
  if (!areEnemies(scene, row, actor)) return false
  if (moment === 'step') {
    if (from === scene.now.combatant.square[actor] || !couldAttack(scene, row, actor)) return false
    return !asIfAt(scene, actor, from, () => couldAttack(scene, row, actor))
  }
  return heldActs(scene, row, actions()).some(({ command: { action, target } }) => {
    if (AT_ACTOR.has(action)) return target === actor
    return action === 'cast' || (action === 'screen' && attack !== null)
  })
}

/** Whether the turn of the last side of the round is about to end. */
const isLastChance = (scene: ShockScene): boolean => scene.now.fight.place[0] + 1 >= scene.rows(ORDER_TABLE)

/** Whether what it holds could go at an enemy, or become a spell. */
const couldGoAtAnybody = (scene: ShockScene, row: Who, actions: () => Holdable): boolean =>
  heldActs(scene, row, actions()).some(({ command: { action } }) => AT_ACTOR.has(action) || action === 'cast')

/** Whether it knows a quick spell for this: a friend or itself has been hit, or it watches everything. */
function mightCast(scene: ShockScene, row: Who, { moment, attack }: Window, actions: () => Holdable): boolean {
  if (!scene.fighter(row).quickSpells) return false
  const hurt = moment === 'roll' && attack?.hit === true && !areEnemies(scene, row, attack.target)
  if (!hurt && scene.now.combatant.prompts[row] !== PROMPT_STEPS) return false
  return quickSpells(scene, row, actions()).some(({ command }) => !isCastAgain(scene, command))
}

function hasPower(scene: ShockScene, row: Who, what: Happening, used: readonly number[] | undefined): boolean {
  const { powers, gifts } = scene.fighter(row)
  if (!gifts.instants) return false
  for (let at = 0; at < powers.length; at++) {
    if (used?.includes(at)) continue
    if (
      powers[at]?.moment === 'any' &&
      powers[at]?.cost === 'instant' &&
      scene.now.combatant.prompts[row] !== PROMPT_STEPS
    )
      continue
    if (isMomentFor(scene, row, at, what)) return true
  }
  return false
}

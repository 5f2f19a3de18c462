import { HEED_ACTIONS, HEED_STEPS } from '../model.ts'
import { areEnemies } from '../rules/who.ts'
import { type Attack, cite, type ShockScene } from '../scene.ts'
import { type Holdable, heldActs, quickSpells } from './held.ts'
import { canSnap, type Happening, isMomentFor } from './options.ts'

/** The three moments within an action. */
export type Moment = 'announce' | 'step' | 'roll'

/** One window: what happened, and for whom it is open. */
export interface Window {
  readonly moment: Moment
  readonly actor: number
  readonly attack: Attack | null
  readonly weight: number
  /** Powers used in this window, by combatant: each once; null while there are none. */
  used: Map<number, number[]> | null
}

/** What a power may answer to. */
export const happening = ({ moment, actor, attack }: Window): Happening => ({
  actor,
  attack,
  rolled: moment === 'roll' ? attack : null,
})

cite('decision-windows', 'instant-action')

/** Whether no Instant is left to the combatant, whatever happens: its Main is spent, and it has neither powers nor spells for it. */
export function hasNothingLeft(scene: ShockScene, row: number): boolean {
  const { mainSpent, holding } = scene.now.combatant
  if (mainSpent[row] === 0 || holding[row] === 1) return false
  const { gifts, quickSpells: quick } = scene.fighter(row)
  return !gifts.instants && !quick
}

/** Whether the combatant can do something at this moment that may matter. */
export function isConcerned(scene: ShockScene, row: number, window: Window, actions: () => Holdable): boolean {
  const { moment, actor, attack } = window
  const { heed, holding } = scene.now.combatant
  const watchesAll = heed[row] === HEED_STEPS || holding[row] === 1
  if (hasPower(scene, row, happening(window), window.used?.get(row))) return true
  const isTarget = attack?.target === row
  // One who watches everything may step in even on its own way.
  if (!watchesAll && (row === actor || (!isTarget && !areEnemies(scene, row, actor)))) return false
  if (attack !== null && attack.target === row && (moment === 'roll' || (heed[row] as number) >= HEED_ACTIONS)) {
    if (scene.now.combatant.mainSpent[row] === 0 && scene.now.combatant.totalDefense[row] === 0) return true
  }
  if (canSnap(scene, row)) return true
  if (mightCast(scene, row, window, actions)) return true
  return holding[row] === 1 && heldActs(scene, row, actions()).length > 0
}

/** Whether it knows a quick spell for this: a friend or itself has been hit, or it watches everything. */
function mightCast(scene: ShockScene, row: number, { moment, attack }: Window, actions: () => Holdable): boolean {
  if (!scene.fighter(row).quickSpells) return false
  const hurt = moment === 'roll' && attack?.hit === true && !areEnemies(scene, row, attack.target)
  if (!hurt && scene.now.combatant.heed[row] !== HEED_STEPS) return false
  return quickSpells(scene, row, actions()).length > 0
}

function hasPower(scene: ShockScene, row: number, what: Happening, used: readonly number[] | undefined): boolean {
  const { sheet, gifts } = scene.fighter(row)
  if (!gifts.instants) return false
  const { powers } = sheet
  for (let at = 0; at < powers.length; at++) {
    if (used?.includes(at)) continue
    if (powers[at]?.moment === 'any' && powers[at]?.cost === 'instant' && scene.now.combatant.heed[row] !== HEED_STEPS)
      continue
    if (isMomentFor(scene, row, at, what)) return true
  }
  return false
}

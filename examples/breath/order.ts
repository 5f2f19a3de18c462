import { isContested, standing } from '@fray/kernel/rules'
import { note } from './events.ts'
import { loseLife } from './life.ts'
import { type BreathScene, C, F } from './scene.ts'

/** Whether somebody can act and be attacked. */
export const canFight = ({ now: { combatant } }: BreathScene, row: number): boolean =>
  combatant.present[row] === 1 && combatant.life[row] > 0 && combatant.yielded[row] === 0

/** Everybody who can fight. */
export const fighters = (scene: BreathScene): number[] => standing(scene, canFight)

/** Those who have yet to act in this round, in the order in which they would: by Breath, Nerve, roster. */
export function inOrder(scene: BreathScene): number[] {
  const { breath, nerve, resting } = scene.now.combatant
  return fighters(scene)
    .filter((row) => breath[row] > 0 && resting[row] === 0)
    .sort((a, b) => breath[b] - breath[a] || nerve[b] - nerve[a] || a - b)
}

/** The one who has the most Breath gets the turn; where nobody has any, a round begins. Called when somebody has acted. */
export function goOn(scene: BreathScene): void {
  while (isContested(scene, canFight)) {
    const [next, second] = inOrder(scene)
    if (next !== undefined) {
      const { breath } = scene.now.combatant
      scene.set(F.turn, 0, next, breath[next] === breath[second] ? 'equal-breath' : 'most-breath')
      return
    }
    beginRound(scene)
  }
}

function beginRound(scene: BreathScene): void {
  const { combatant, fight } = scene.now
  scene.set(F.round, 0, fight.round[0] + 1, 'rounds')
  note.round(scene, fight.round[0])
  for (const row of fighters(scene)) {
    const back = combatant.breath[row] + combatant.wind[row]
    scene.set(C.breath, row, Math.min(combatant.breathMax[row], back), 'second-wind')
    scene.set(C.resting, row, 0, 'rest')
    scene.set(C.ducked, row, 0, 'duck')
    bleed(scene, row)
  }
}

function bleed(scene: BreathScene, row: number): void {
  const left = scene.now.combatant.bleeding[row]
  if (left === 0) return
  scene.set(C.bleeding, row, left - 1, 'bleeding')
  loseLife(scene, row, scene.tally().add(1, 'bleeding', 'bleeding'), 'bleeding')
}

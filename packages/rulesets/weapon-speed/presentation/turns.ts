import type { WeaponSpeedScene } from '../scene.ts'
import { DECLARE, DONE, LATE, NO_TURN, OWN, SETUP, turnCell } from '../tables.ts'

/** The turn that the combatant has now, or else the next one of this round: OWN or LATE; -1 where none is left. */
export function turnOf(scene: WeaponSpeedScene, row: number): number {
  const { open, turn, cell } = scene.now.fight
  if (open[0] === 1 && turn[0] === row) return cell[0]
  const { turnState, turnAt } = scene.now.combatant
  const left = [LATE, OWN].filter((one) => {
    const state = turnState[turnCell(row, one)]
    return state !== NO_TURN && state !== DONE
  })
  return left.sort((a, b) => turnAt[turnCell(row, a)] - turnAt[turnCell(row, b)])[0] ?? -1
}

/** Whether a turn of this round is on, to come, or yet to be declared. */
export function hasTurn(scene: WeaponSpeedScene, row: number): boolean {
  const { phase } = scene.now.fight
  return (
    turnOf(scene, row) >= 0 ||
    ((phase[0] === SETUP || phase[0] === DECLARE) && scene.now.combatant.surprised[row] === 0)
  )
}

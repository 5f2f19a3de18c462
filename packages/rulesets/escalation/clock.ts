import type { EscalationScene } from './scene.ts'
import { C, F, NONE, PAIR } from './tables.ts'

/** Puts the clock to another round; who hit whom, and who readied what, counts only for the present one. */
export function setClock(scene: EscalationScene, round: number): void {
  const now = scene.now.fight.round[0]
  if (now < 2 || round < 2) return
  const { hitUp, hitDown } = scene.now.pair
  for (let i = 0; i < scene.rows(scene.tables.index.pair as number); i++) {
    scene.set(PAIR.hitUp, i, hitUp[i] === now ? round : NONE, 'grabbed')
    scene.set(PAIR.hitDown, i, hitDown[i] === now ? round : NONE, 'grabbed')
  }
  const { readyRound } = scene.now.combatant
  for (let row = 0; row < scene.combatants; row++) {
    scene.set(C.readyRound, row, readyRound[row] === now ? round : 0, 'ready')
  }
  scene.set(F.round, 0, round, 'initiative-bands')
}

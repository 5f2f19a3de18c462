import type { FreeHitsScene } from './scene.ts'
import { C, EFFECT, EFFECT_TABLE, F, WOUND, WOUND_TABLE } from './tables.ts'

/** The round of a wound that was dealt in no round that counts any more. */
const LONG_AGO = 1

/** Puts the clock to another round (2 or later), with the rounds of wounds, effects and sickness. */
export function setClock(scene: FreeHitsScene, round: number): void {
  const now = scene.now.fight.round[0]
  if (now < 2 || round < 2) return
  const by = round - now
  const { wound, effect, combatant } = scene.now
  for (let i = 0; i < scene.rows(WOUND_TABLE); i++) {
    const dealt = wound.round[i]
    if (dealt > 0) scene.set(WOUND.round, i, dealt >= now ? dealt + by : LONG_AGO, 'round')
  }
  for (let i = 0; i < scene.rows(EFFECT_TABLE); i++) {
    if (effect.until[i] !== 0) scene.set(EFFECT.until, i, effect.until[i] + by, 'round')
  }
  for (let row = 0; row < scene.combatants; row++) {
    const until = combatant.sickUntil[row]
    if (until !== 0) scene.set(C.sickUntil, row, until + by, 'round')
  }
  scene.set(F.round, 0, round, 'round')
}

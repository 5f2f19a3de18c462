import { keepToMost } from '../../referee/bounds.ts'
import { drop, holdNothing, PLAIN_BLOW } from '../rules/life.ts'
import { actorNow, isDying, isHere } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { C, F, NONE } from '../tables.ts'
import { IN, PC } from '../words.ts'
import { referee } from './define.ts'

/** After an override: the one who is at 0 falls, nobody has more than the most. */
function afterOverride(scene: EscalationScene): void {
  keepToMost(scene, C.hp, C.hpMax)
  for (let row = 0; row < scene.combatants; row++) {
    const { hp, kind, out: gone, recoveries, recoveriesMax, freshFall } = scene.now.combatant
    if (recoveries[row] > recoveriesMax[row]) {
      scene.set(C.recoveriesMax, row, recoveries[row], 'override')
    }
    const falls = kind[row] !== PC || scene.setup.options['unconscious-variant'] === 'unconscious'
    if (gone[row] === IN && falls && hp[row] <= 0) drop(scene, row, PLAIN_BLOW)
    if (!isDying(scene, row)) continue
    holdNothing(scene, row)
    const isFresh = scene.now.combatant.deathSavesFailed[row] === 0 && scene.now.combatant.stabilized[row] === 0
    if (freshFall[row] === 0 && isFresh) scene.set(C.freshFall, row, 1, 'override')
  }
  const actor = actorNow(scene)
  if (actor >= 0 && !isHere(scene, actor)) scene.set(F.turn, 0, NONE, 'override')
}

/** Sets any value outside the rules. */
export const override = referee.override({ after: afterOverride })

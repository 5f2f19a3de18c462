import type { Command, Policy } from '@fray/kernel/rules'
import { acts, noGathering, noShove, noStrike, noThrow, noWay } from './actions.ts'
import { depthOf, fight } from './rock.ts'
import type { SkerryScene } from './scene.ts'

/** Of some enemies the one with the least Life left. */
function weakestOf(scene: SkerryScene, rows: readonly number[]): number | undefined {
  const { life } = scene.now.combatant
  return rows.toSorted((a, b) => life[a] - life[b] || a - b)[0]
}

/** How the computer plays: out of the water first, then the one who can be put into it, then the one who can be struck. */
export const aggressive: Policy<SkerryScene, Command> = {
  id: 'aggressive',
  about: 'Keeps out of the water, shoves others into it, and strikes at whoever has the least Life left.',
  command(scene, actor) {
    const { ledge } = scene.now.combatant
    const foes = fight.enemies(scene, actor)
    const mayClimb = noWay(scene, actor, 1) === null
    if (depthOf(scene, actor) >= 0 && mayClimb) return acts.climb.make(actor)
    const overWater = ledge[actor] <= scene.now.fight.water[0] + 1
    const toShove = weakestOf(
      scene,
      foes.filter((foe) => overWater && noShove(scene, actor, foe) === null),
    )
    if (toShove !== undefined) return acts.shove.make(actor, { target: toShove })
    const target = weakestOf(
      scene,
      foes.filter((foe) => noStrike(scene, actor, foe) === null),
    )
    if (target !== undefined) return acts.strike.make(actor, { target })
    const above = foes.some((foe) => ledge[foe] > ledge[actor])
    if (above && mayClimb) return acts.climb.make(actor)
    if (noThrow(scene, actor) === null) return acts.throw.make(actor, { target: fight.weakest(scene, actor) })
    if (depthOf(scene, actor) < -1 && noWay(scene, actor, -1) === null) return acts.drop.make(actor)
    if (depthOf(scene, actor) < 0 && noGathering(scene, actor) === null) return acts.gather.make(actor)
    return acts.brace.make(actor)
  },
  answer: (_, question) => question.preset,
}

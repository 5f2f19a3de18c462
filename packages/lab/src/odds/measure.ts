import { type AnyRuleset, type AnyScene, sideOf } from '@fray/kernel'

/** How good a situation is for a side, by the side's position. Whole numbers are compared exactly. */
export type Measure = (scene: AnyScene, side: number) => number

/**
 * How much of its life a combatant has left, all pools together; 0 where it can no longer fight or nothing says so.
 * @example
 * ```ts
 * import { lifeOf, loadGame } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior', zone: 'A' }, Corwin: { from: 'toll-ruffian', zone: 'A' } }
 * const { rules, readEncounter } = await loadGame('zones')
 * const { setup } = readEncounter({ ruleset: 'zones', surprised: 'nobody', battlefield: 'A-B', combatants, now: { turn: 'Ada' } })
 * if (setup === null) throw new Error('That is no encounter.')
 * const scene = rules.open(setup)
 * console.log(lifeOf(rules, scene, 0), lifeOf(rules, scene, 1)) // 10 8
 * ```
 */
export function lifeOf(rules: AnyRuleset, scene: AnyScene, row: number): number {
  return rules.isStanding(scene, row) ? Math.max(0, rules.vitality(scene, row)) : 0
}

/**
 * The life of the side's combatants that can still fight, less that of all others who can.
 * @example
 * ```ts
 * import { lifeMargin, loadGame } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior', zone: 'A' }, Corwin: { from: 'toll-ruffian', zone: 'A' } }
 * const { rules, readEncounter } = await loadGame('zones')
 * const { setup } = readEncounter({ ruleset: 'zones', surprised: 'nobody', battlefield: 'A-B', combatants, now: { turn: 'Ada' } })
 * if (setup === null) throw new Error('That is no encounter.')
 * const scene = rules.open(setup)
 * const margin = lifeMargin(rules)
 * console.log(margin(scene, 0), margin(scene, 1)) // 2 -2
 * ```
 */
export const lifeMargin =
  (rules: AnyRuleset): Measure =>
  (scene, side) => {
    let margin = 0
    for (let row = 0; row < scene.combatants; row++) {
      const life = lifeOf(rules, scene, row)
      margin += sideOf(scene, row) === side ? life : -life
    }
    return margin
  }

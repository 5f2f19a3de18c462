import { type AnyRuleset, type AnyScene, sideOf } from '@fray/kernel'

/** How good a situation is for a side, by the side's position. Whole numbers are compared exactly. */
export type Measure = (scene: AnyScene, side: number) => number

/** How much life a combatant has left, all pools together; 0 if it can no longer fight. */
export function lifeOf(rules: AnyRuleset, scene: AnyScene, row: number): number {
  return rules.isStanding(scene, row) ? Math.max(0, rules.vitality(scene, row)) : 0
}

/** The total life of the side's combatants that can still fight, minus that of all others that can. */
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

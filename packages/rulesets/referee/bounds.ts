import type { AnyScene, Column } from '@fray/kernel/rules'

/**
 * After an override: nobody has more in the column than its most.
 * @example
 * ```ts
 * import { defineTables, int, Scene } from '@fray/kernel/rules'
 * import { keepToMost } from '@fray/rulesets/referee/bounds'
 *
 * const tables = defineTables({ combatant: { life: int({ min: 0, max: 99 }), lifeMax: int({ min: 1, max: 99, init: 8 }) } })
 * const setup = { ruleset: 'mine', title: '', encounter: {}, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(tables, { combatant: 1 }, setup)
 * scene.join({ name: 'Ada' }, 'Ada', 'somebody-joins')
 * const { life, lifeMax } = tables.columns.combatant
 * scene.set(life, 0, 20, 'override')
 * keepToMost(scene, life, lifeMax)
 * console.log(scene.now.combatant.life[0]) // 8
 * ```
 */
export function keepToMost(scene: AnyScene, column: Column, most: Column): void {
  for (let row = 0; row < scene.combatants; row++) {
    const bound = scene.read(most, row)
    if (scene.read(column, row) > bound) scene.set(column, row, bound, 'override')
  }
}

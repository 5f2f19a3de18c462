import type { AnyScene, Column } from '@fray/kernel/rules'

/** After an override: nobody has more in the column than its most. */
export function keepToMost(scene: AnyScene, column: Column, most: Column): void {
  for (let row = 0; row < scene.combatants; row++) {
    const bound = scene.read(most, row)
    if (scene.read(column, row) > bound) scene.set(column, row, bound, 'override')
  }
}

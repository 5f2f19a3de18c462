import type { AnyScene, Column } from '@fray/kernel/rules'

/** After an override: limits everyone's value in the column to its maximum. */
export function keepToMost(scene: AnyScene, column: Column, most: Column): void {
  for (let row = 0; row < scene.combatants; row++) {
    const bound = scene.read(most, row)
    if (scene.read(column, row) > bound) scene.set(column, row, bound, 'override')
  }
}

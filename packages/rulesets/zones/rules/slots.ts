import type { Slot } from '@fray/kernel/rules'
import type { ZonesScene } from '../scene.ts'

/** A Zone in the reason of a refusal: *something* where it is hidden, for a refusal is told all the same. */
export const zoneThing = (scene: ZonesScene, row: number): Slot => ({
  thing: scene.zoneName(row),
  ref: { table: 'zone', row },
})

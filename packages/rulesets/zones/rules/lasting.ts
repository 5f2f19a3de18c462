import { type Pool, REFEREE } from '@fray/kernel/rules'
import type { ZonesScene } from '../scene.ts'
import { EDGES, type Edge } from '../words.ts'

/** For how many Moments an effect that lands lasts: so many, or what its dice come to; 0 until a Test ends it. */
export const rollMoments = (scene: ZonesScene, moments: number | Pool): number =>
  typeof moments === 'number' ? moments : scene.roll(moments, REFEREE, 'duration-in-moments', 'Moments')

/** How a cell holds what is said of a Test. */
export const edgeNumber = (edge: Edge | undefined): number => (edge === undefined ? 0 : EDGES.indexOf(edge) + 1)

/** What such a cell says. */
export const edgeOf = (cell: number): Edge | undefined => EDGES[cell - 1]

import { type Message, type Pool, REFEREE, type Who } from '@fray/kernel/rules'
import { note } from '../events.ts'
import type { ZonesScene } from '../scene.ts'
import { EDGES, type Edge } from '../words.ts'

/** For how many Moments an effect that lands lasts: so many, or what its dice come to; 0 until a Test ends it. */
export function rollMoments(scene: ZonesScene, who: Who, what: Message, moments: number | Pool): number {
  if (typeof moments === 'number') return moments
  const tally = scene.tally()
  const rolled = scene.roll(moments, REFEREE, 'duration-in-moments', 'Moments', tally)
  note.moments(scene, who, what, tally)
  return rolled
}

/** How a cell holds what is said of a Test. */
export const edgeNumber = (edge: Edge | undefined): number => (edge === undefined ? 0 : EDGES.indexOf(edge) + 1)

/** What such a cell says. */
export const edgeOf = (cell: number): Edge | undefined => EDGES[cell - 1]

import { type Drawn, draw } from '../drawn.ts'
import type { RelationsLayout } from './relations-layout.ts'

/** Knots of combatants who are with each other. */
export const drawRelations = ({ knots }: RelationsLayout): Drawn =>
  draw(
    'g',
    {},
    knots.map(({ who, x, y, w, h }) =>
      draw('rect', { x, y, width: w, height: h, rx: 18, look: 'knot', 'data-alone': who.length === 1 }),
    ),
  )

import { MAX_FEET, MAX_HEIGHT, MAX_ORIGIN, MAX_SIDE } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import { described, perhaps } from './declare.ts'
import { HIDDEN, ranged } from './schema.ts'
import {
  areasSchema,
  exitsField,
  groundField,
  legendField,
  legendFields,
  mapFields,
  squaresSchema,
  textField,
} from './squares-schema.ts'

/** The schema of a battlefield of squares, with descriptions for editors. `buildGrid` checks what it means. */

const feet = ranged(-MAX_HEIGHT, MAX_HEIGHT)
const tall = ranged(1, MAX_HEIGHT)
const far = ranged(-MAX_FEET, MAX_FEET)
const corner = ranged(-MAX_ORIGIN, MAX_ORIGIN + MAX_SIDE)
const cornerSchema = described(z.tuple([corner, corner]), {
  id: 'corner',
  description: 'A corner of the grid: the south-west corner of the square x,y.',
})
const pointSchema = described(z.tuple([far, far, feet]), {
  id: 'point',
  description: "A point in whole feet from the map's zero point: east, north, up.",
})

const bottom = perhaps(feet, "Feet from the map's zero point; the ground by default.")
const open = perhaps(z.boolean(), 'The door stands open at the start.')
const hidden = perhaps(z.boolean(), HIDDEN)

const legendSchema = z.strictObject({
  floor: perhaps(feet, "Floor height in feet; the map's floor by default."),
  wall: perhaps(tall, 'A solid block fills the square, so many feet high.'),
  ground: groundField,
  dark: perhaps(z.boolean(), 'It is dark there.'),
  door: perhaps(z.string(), 'A door by this name fills the square.'),
  open,
  hidden,
  ...legendFields,
})

const boxExtras = {
  holes: perhaps(
    z.array(
      z.strictObject({
        from: described(pointSchema, 'One corner in feet.'),
        to: described(pointSchema, 'The opposite corner in feet.'),
      }),
    ),
    'What is cut out of it.',
  ),
  door: perhaps(z.string(), 'It is a door by this name: it is there only while closed.'),
  open,
  hidden,
}

const boxSchema = z.union(
  [
    z.strictObject({
      squares: areasSchema,
      bottom: perhaps(feet, 'Where it begins in feet; the lowest floor under it by default.'),
      top: described(feet, 'Where it ends in feet.'),
      ...boxExtras,
    }),
    z.strictObject({
      from: described(pointSchema, 'One corner in feet.'),
      to: described(pointSchema, 'The opposite corner in feet.'),
      ...boxExtras,
    }),
  ],
  'should be a box: "squares" with a "top", or "from" and "to" in feet',
)

const along = {
  from: described(cornerSchema, 'The corner of the grid where it begins.'),
  to: described(cornerSchema, 'The corner of the grid where it ends.'),
  height: perhaps(tall, 'Feet above the ground; 10 by default, 3 for a low wall.'),
  bottom,
  top: perhaps(feet, "Where it ends, in feet from the map's zero point, in place of a height."),
}

const wallSchema = z.strictObject({
  ...along,
  kind: perhaps(z.enum(['wall', 'low-wall', 'window', 'arrow-slit']), 'What it is like if nothing else is said.'),
  openings: perhaps(
    z.array(
      z.strictObject({
        from: described(far, "Feet along the wall from the end where it begins, where the opening's begins."),
        to: described(far, 'Feet along the wall where the opening ends.'),
        bottom: described(feet, "Feet from the map's zero point."),
        top: described(feet, "Feet from the map's zero point."),
      }),
    ),
    'What is cut out of it.',
  ),
})

const doorSchema = z.strictObject({ name: described(z.string(), 'What people call the door.'), ...along, open, hidden })

const partsSchema = z.strictObject({
  ...mapFields,
  floor: perhaps(feet, 'Floor height in feet where nothing else is said; 0 by default.'),
  text: textField({
    '#': 'wall',
    '.': 'floor',
    '~': 'difficult ground',
    '+': 'a closed door',
    "'": 'an open door',
  }),
  legend: legendField(legendSchema),
  floors: perhaps(
    z.array(z.strictObject({ squares: areasSchema, height: described(feet, 'In feet.') })),
    'Floor heights of squares.',
  ),
  difficult: perhaps(areasSchema, 'Ground where a step costs 10 feet.'),
  impassable: perhaps(areasSchema, 'Ground that cannot be entered.'),
  dark: perhaps(areasSchema, 'Where it is dark.'),
  boxes: perhaps(z.array(boxSchema), 'Solids: pillars, crates, thick walls.'),
  walls: perhaps(z.array(wallSchema), 'Thin walls between squares.'),
  doors: perhaps(z.array(doorSchema), 'Thin doors between squares.'),
  links: perhaps(
    z.array(z.tuple([z.string(), z.string()])),
    'Stairs, ramps and ladders: pairs of squares next to each other.',
  ),
  exits: exitsField('over its edge'),
})

/** A battlefield of squares in an encounter file. */
export const gridSchema = squaresSchema(
  partsSchema,
  'Squares of five feet: a size such as 20x10 for open ground, or a map with its walls and floors.',
)

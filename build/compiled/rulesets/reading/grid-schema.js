import { MAX_FEET, MAX_HEIGHT, MAX_ORIGIN, MAX_SIDE } from '@fray/kernel/rules';
import * as z from 'zod';
import { ranged } from './schema.js';
import { areasSchema, exitsField, groundField, legendField, legendFields, mapFields, squaresSchema, textField, } from './squares-schema.js';
/** The schema of a battlefield of squares, with a sentence on every field for editors. What it all means is checked by `buildGrid`. */
const feet = ranged(-MAX_HEIGHT, MAX_HEIGHT);
const tall = ranged(1, MAX_HEIGHT);
const far = ranged(-MAX_FEET, MAX_FEET);
const corner = ranged(-MAX_ORIGIN, MAX_ORIGIN + MAX_SIDE);
const cornerSchema = z
    .tuple([corner, corner])
    .meta({ id: 'corner', description: 'A corner of the grid: the south-west corner of the square x,y.' });
const pointSchema = z
    .tuple([far, far, feet])
    .meta({ id: 'point', description: "A point in whole feet from the map's zero point: east, north, up." });
const bottom = feet.optional().describe("Feet from the map's zero point; the ground if left out.");
const open = z.boolean().optional().describe('The door stands open at the start.');
const legendSchema = z.strictObject({
    floor: feet.optional().describe("Floor height in feet; the map's floor if left out."),
    wall: tall.optional().describe('A solid block fills the square, so many feet high.'),
    ground: groundField,
    dark: z.boolean().optional().describe('It is dark there.'),
    door: z.string().optional().describe('A door by this name fills the square.'),
    open,
    ...legendFields,
});
const boxExtras = {
    holes: z
        .array(z.strictObject({
        from: pointSchema.describe('One corner in feet.'),
        to: pointSchema.describe('The opposite corner in feet.'),
    }))
        .optional()
        .describe('What is cut out of it.'),
    door: z.string().optional().describe('It is a door by this name: it is there only while closed.'),
    open,
};
const boxSchema = z.union([
    z.strictObject({
        squares: areasSchema,
        bottom: feet.optional().describe('Where it begins in feet; the lowest floor under it if left out.'),
        top: feet.describe('Where it ends in feet.'),
        ...boxExtras,
    }),
    z.strictObject({
        from: pointSchema.describe('One corner in feet.'),
        to: pointSchema.describe('The opposite corner in feet.'),
        ...boxExtras,
    }),
], 'should be a box: "squares" with a "top", or "from" and "to" in feet');
const along = {
    from: cornerSchema.describe('The corner of the grid where it begins.'),
    to: cornerSchema.describe('The corner of the grid where it ends.'),
    height: tall.optional().describe('Feet above the ground; 10 if left out, 3 for a low wall.'),
    bottom,
    top: feet.optional().describe("Where it ends, in feet from the map's zero point, in place of a height."),
};
const wallSchema = z.strictObject({
    ...along,
    kind: z
        .enum(['wall', 'low-wall', 'window', 'arrow-slit'])
        .optional()
        .describe('What it is like if nothing else is said.'),
    openings: z
        .array(z.strictObject({
        from: far.describe("Feet along the wall from the end where it begins, where the opening's begins."),
        to: far.describe('Feet along the wall where the opening ends.'),
        bottom: feet.describe("Feet from the map's zero point."),
        top: feet.describe("Feet from the map's zero point."),
    }))
        .optional()
        .describe('What is cut out of it.'),
});
const doorSchema = z.strictObject({ name: z.string().describe('What people call the door.'), ...along, open });
const partsSchema = z.strictObject({
    ...mapFields,
    floor: feet.optional().describe('Floor height in feet where nothing else is said; 0 if left out.'),
    text: textField("# wall, . floor, ~ difficult ground, + a closed door, ' an open one"),
    legend: legendField(legendSchema),
    floors: z
        .array(z.strictObject({ squares: areasSchema, height: feet.describe('In feet.') }))
        .optional()
        .describe('Floor heights of squares.'),
    difficult: areasSchema.optional().describe('Ground where a step costs 10 feet.'),
    impassable: areasSchema.optional().describe('Ground that cannot be entered.'),
    dark: areasSchema.optional().describe('Where it is dark.'),
    boxes: z.array(boxSchema).optional().describe('Solids: pillars, crates, thick walls.'),
    walls: z.array(wallSchema).optional().describe('Thin walls between squares.'),
    doors: z.array(doorSchema).optional().describe('Thin doors between squares.'),
    links: z
        .array(z.tuple([z.string(), z.string()]))
        .optional()
        .describe('Stairs, ramps and ladders: pairs of squares next to each other.'),
    exits: exitsField('over its edge'),
});
/** A battlefield of squares as an encounter file has it. */
export const gridSchema = squaresSchema(partsSchema, 'Squares of five feet: a size such as 20x10 for open ground, or a map with its walls and floors.');
//# sourceMappingURL=grid-schema.js.map
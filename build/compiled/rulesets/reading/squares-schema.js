import { MAX_ORIGIN, MAX_SIDE } from '@fray/kernel/rules';
import * as z from 'zod';
import { ranged } from './schema.js';
/** What the schemas of all battlefields of squares have in common, with a sentence on every field for editors. */
export const areasSchema = z
    .union([z.string(), z.array(z.string())], 'should be an area, as in "3,4" or "3,4..6,8", or a list of areas')
    .meta({
    id: 'areas',
    description: 'Squares: one as "3,4", a rectangle as "3,4..6,8", or a list of these.',
    examples: ['3,4', '3,4..6,8', ['0,0', '2,0..2,5']],
});
const side = ranged(1, MAX_SIDE);
const coordinate = ranged(-MAX_ORIGIN, MAX_ORIGIN);
/** Fields that every map of squares has. */
export const mapFields = {
    size: z.tuple([side, side]).optional().describe('Squares from west to east and from south to north.'),
    origin: z.tuple([coordinate, coordinate]).optional().describe('The south-west square; 0, 0 if left out.'),
    marks: z
        .record(z.string(), areasSchema)
        .optional()
        .describe('Named squares; a mark with the id of a side is where that side starts.'),
};
/** Fields that every character in the legend of a map has. */
export const legendFields = {
    combatant: z.string().optional().describe('The combatant who starts there.'),
    mark: z.string().optional().describe('The square belongs to this mark.'),
};
/** What the ground of a square is like. */
export const groundField = z
    .enum(['open', 'difficult', 'impassable'])
    .optional()
    .describe('What the ground is like; open if left out.');
/** Where one can leave; `usually` says where if nothing is said. */
export const exitsField = (usually) => z
    .union([z.enum(['edge', 'none']), z.array(z.string())], 'should be edge, none or a list of squares')
    .optional()
    .describe(`Where one can leave the battlefield: ${usually} if left out, nowhere, or from these squares.`);
/** Rows of a map, of which the sentence says what the characters mean. */
export const textField = (characters) => z.string().optional().describe(`Rows of squares, the north-most first: ${characters}, letters for combatants.`);
/** What the characters of the text mean. */
export const legendField = (entry) => z.record(z.string(), entry).optional().describe('What characters of the text mean.');
/** A battlefield: a size in short, or a map of such parts. */
export const squaresSchema = (parts, description) => z
    .union([z.string().regex(/^\s*\d{1,4}\s*x\s*\d{1,4}\s*$/, 'should be a size, as in 20x10'), parts], 'should be a size, as in 20x10, or a map')
    .meta({ description, examples: ['20x10'] });
//# sourceMappingURL=squares-schema.js.map
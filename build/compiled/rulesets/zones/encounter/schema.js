import * as z from 'zod';
import { encounterFile } from '../../reading/encounter-file.js';
import { sightFields } from '../../reading/schema.js';
import { zonesContent } from '../content/content.js';
import { combatant } from '../kinds/combatant.js';
import { item } from '../kinds/gear.js';
import { spell } from '../kinds/spells.js';
import { battlefieldSchema } from './battlefield.js';
import { KINDS } from './kinds.js';
import { zonesOptions } from './options.js';
const sideSchema = z.strictObject(sightFields());
const nowSchema = z
    .strictObject({
    round: z.int().min(1).max(1000).optional().describe('The Round: 2 if left out.'),
    turn: z.string().optional().describe('Whose Turn has begun.'),
    next: z.string().optional().describe('Whose Turn is about to begin.'),
    order: z.array(z.string()).optional().describe('Everybody in the order of Turns.'),
})
    .describe('Begin in mid-fight instead of rolling initiative.');
const aftermathSchema = z
    .strictObject({
    die: z.int().min(2).max(1000).describe('Sides of the die.'),
    rows: z.record(z.string(), z.string()).describe('Results by face ("1") or run of faces ("2-5").'),
})
    .describe('A table for what becomes of those out of action.');
/** The encounter files of the ruleset. */
export const file = encounterFile({
    ruleset: 'zones',
    options: zonesOptions,
    built: zonesContent,
    content: { items: item, spells: spell, combatants: combatant },
    kinds: KINDS,
    rules: { surprised: 'surprise-call' },
    fields: () => ({
        surprised: z
            .enum(['ask', 'nobody', 'characters', 'enemies'])
            .optional()
            .describe('Who is surprised; the referee is asked if left out.'),
        battlefield: battlefieldSchema.optional(),
        sides: z
            .strictObject({
            characters: sideSchema.optional().describe("The Characters' side."),
            enemies: sideSchema.optional().describe("The enemies' side."),
        })
            .optional()
            .describe('What the seats see of each side.'),
        now: nowSchema.optional(),
        aftermath: aftermathSchema.optional(),
    }),
});
//# sourceMappingURL=schema.js.map
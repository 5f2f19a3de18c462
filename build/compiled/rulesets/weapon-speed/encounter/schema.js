import * as z from 'zod';
import { readShort } from '../../kinds/short.js';
import { encounterFile } from '../../reading/encounter-file.js';
import { planeSchema } from '../../reading/plane-battlefield.js';
import { isMap } from '../../reading/problems.js';
import { partySideFields, sidesField } from '../../reading/schema.js';
import { weaponSpeedContent } from '../content/content.js';
import { combatant } from '../kinds/combatant.js';
import { condition, conditionIdSchema } from '../kinds/conditions.js';
import { item, itemShort } from '../kinds/gear.js';
import { injuryTable } from '../kinds/injuries.js';
import { ability, spell } from '../kinds/powers.js';
import { strike } from '../kinds/strikes.js';
import { ATTRIBUTES, DAMAGE_TYPES } from '../words.js';
import { weaponSpeedOptions } from './options.js';
const sideSchema = z
    .strictObject({
    ...partySideFields("Whether it is the players' side. One side at most.", 'Stress and Wound Points'),
    allies: z.array(z.string()).optional().describe('Sides that it is not hostile to; counts both ways.'),
})
    .describe('One side of the fight.');
const turnsSchema = z.record(z.string(), z.union([
    z.string(),
    z.strictObject({
        declared: z.string().describe('What was declared, as in attack sword.'),
        initiative: z.int().min(-99).max(199).optional().describe('In place of base and speed.'),
    }),
], 'should be what was declared, or a map'));
const nowSchema = z
    .strictObject({
    round: z.int().min(1).max(1000).optional().describe('The round: 2 if left out.'),
    count: z.int().min(-99).max(199).optional().describe('The count last resolved in this round.'),
    turn: z.string().optional().describe('Whose turn is on.'),
    turnIsLate: z.boolean().optional().describe('It is the made-up turn of whoever has it.'),
    turns: turnsSchema.optional().describe('Turns still to come this round: who, and what it has declared.'),
    late: turnsSchema.optional().describe('Made-up turns still to come this round, with their initiative.'),
    missed: turnsSchema.optional().describe('Turns missed this round, to be made up in the next.'),
})
    .describe('Begin in mid-fight; with nothing but the round nobody has declared yet.');
const namesSchema = z.array(z.string());
/** A table of injuries for each damage type. */
const tablesOfInjuries = z.strictObject(Object.fromEntries(DAMAGE_TYPES.map((type) => [type, injuryTable.map.optional().describe(`The table of ${type} injuries.`)])));
/** Content whose items in short are maps. */
function withItemsInFull(problems, raw) {
    if (!isMap(raw) || !isMap(raw.items))
        return raw;
    const items = Object.entries(raw.items).map(([id, one]) => [
        id,
        typeof one === 'string' ? readShort(problems, one, ['content', 'items', id], itemShort) : one,
    ]);
    return { ...raw, items: Object.fromEntries(items) };
}
/** The encounter files of the ruleset. */
export const file = encounterFile({
    ruleset: 'weapon-speed',
    options: weaponSpeedOptions,
    built: weaponSpeedContent,
    content: {
        items: {
            ...item,
            whole: z.record(z.string(), z.union([item.map, z.string().min(1)], 'should be a map, or a short text')),
        },
        spells: spell,
        abilities: ability,
        conditions: { map: condition.map, whole: z.record(conditionIdSchema, condition.map) },
        injuries: { map: injuryTable.map, whole: tablesOfInjuries },
        combatants: combatant,
    },
    contentInFull: withItemsInFull,
    kinds: [combatant, item, strike, spell, ability],
    rules: {
        surprised: 'surprise',
        groups: 'shared-initiative',
        allies: 'sides-and-kinds',
        modifiers: 'attribute-modifier',
        ...Object.fromEntries(ATTRIBUTES.map((one) => [one, 'attribute-modifier'])),
    },
    combatant: combatant.map,
    seatOrder: "; in order around the table from the referee's left",
    fields: () => ({
        surprised: z
            .union([z.string(), namesSchema], 'should be nobody, ask, or a list of names and sides')
            .optional()
            .describe('Who is surprised: nobody if left out; ask for the referee to be asked; names and sides.'),
        groups: z.array(namesSchema.min(2)).optional().describe('Monsters that share an initiative roll.'),
        sides: sidesField(sideSchema),
        battlefield: planeSchema.optional(),
        modifiers: z
            .record(z.string().regex(/^\d{1,2}$/, 'should be a score'), z.int().min(-99).max(99))
            .optional()
            .describe("The table's own modifiers by score; half of what is above 10 if left out."),
        now: nowSchema.optional(),
    }),
});
//# sourceMappingURL=schema.js.map
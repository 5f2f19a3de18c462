import * as z from 'zod';
import { encounterFile, without } from '../../reading/encounter-file.js';
import { partySideFields, sidesField } from '../../reading/schema.js';
import { freeHitsCatalogueOptions } from '../catalogue/options.js';
import { freeHitsContent } from '../content/content.js';
import { combatant } from '../kinds/combatant.js';
import { condition } from '../kinds/conditions.js';
import { feat } from '../kinds/feats.js';
import { armor, weapon } from '../kinds/gear.js';
import { spell } from '../kinds/spells.js';
import { battlefieldSchema } from './battlefield.js';
const sideSchema = z
    .strictObject(partySideFields("Whether it is the Party: the players' side. One side at most."))
    .describe('One side of the fight.');
const nowSchema = z
    .strictObject({
    round: z.int().min(1).max(1000).optional().describe('The round: 2 if left out.'),
    actor: z.string().optional().describe('Whose turn it is; the first of the order if left out.'),
    order: z
        .array(z.string())
        .optional()
        .describe('Everybody in the order of their turns; by Agility, equal ones as listed, if left out.'),
})
    .describe('Begin in mid-battle. Who stands before the actor in the order has had its turn this round.');
/** The encounter files of the ruleset. */
export const file = encounterFile({
    ruleset: 'free-hits',
    options: freeHitsCatalogueOptions,
    built: freeHitsContent,
    content: {
        weapons: without(weapon, 'id', 'carried'),
        armors: armor,
        spells: without(spell, 'id'),
        feats: without(feat, 'id', 'weapons', 'feat'),
        conditions: { map: condition.map },
        combatants: { map: combatant.map, from: (r, _fields, id) => r.creature(id, ['content', 'combatants', id]) },
    },
    kinds: [combatant, weapon, spell, armor],
    rules: {
        aim: 'aim',
        paid: 'channel-progress',
        price: 'spell-improvement',
        openers: 'opening-attack',
        order: 'initiative-order',
    },
    fields: () => ({
        sides: sidesField(sideSchema),
        battlefield: battlefieldSchema.optional(),
        openers: z
            .array(z.string())
            .optional()
            .describe('Who may open the battle together by attacking: nobody but a single unit if left out.'),
        now: nowSchema.optional(),
    }),
});
//# sourceMappingURL=schema.js.map
import * as z from 'zod';
import { encounterFile, without } from '../../reading/encounter-file.js';
import { partySideFields } from '../../reading/schema.js';
import { escalationCatalogueOptions } from '../catalogue/options.js';
import { escalationContent } from '../content/content.js';
import { ability } from '../kinds/abilities.js';
import { combatant } from '../kinds/combatant.js';
import { ownCondition } from '../kinds/conditions.js';
import { effect } from '../kinds/effects.js';
import { stance } from '../kinds/stances.js';
import { BANDS } from '../words.js';
import { RESTS } from './day.js';
const sideSchema = z
    .strictObject(partySideFields("Whether it is the party: the players' side. Exactly one is."))
    .describe('One side of the fight.');
const positionsSchema = z
    .array(z.union([z.string(), z.array(z.string())], 'should be two names and their distance, as in "Ana Orc close" or [Ana, Orc, close]'))
    .optional()
    .describe('Pairs that are close or far, as in "Ana Orc close" or [Ana, Orc, far]; all others are nearby.');
const surpriseSchema = z
    .union([
    z.literal('none'),
    z.strictObject({
        by: z.string().optional().describe('The side that surprises the other.'),
        acting: z.array(z.string()).optional().describe('Which two of it act: its seat is asked if left out.'),
    }),
], 'should be none, or a map with "by"')
    .optional()
    .describe('A Surprise Round before the first: none if left out.');
const nowSchema = z
    .strictObject({
    round: z.int().min(1).max(1000).optional().describe('The round: 1 if left out.'),
    band: z
        .enum(BANDS)
        .optional()
        .describe("The band that is being played: the actor's, or the first with somebody in it, if left out."),
    actor: z.string().optional().describe('Who has begun its turn: nobody if left out.'),
    escalation: z.int().min(0).max(6).optional().describe('The escalation die: as the round says if left out.'),
})
    .describe('Begin in mid-fight. Who is in an earlier band has had its turn this round.');
const restSchema = z.enum(RESTS).optional();
const people = (one, listed) => z.union([z.record(z.string(), one), z.array(listed)], 'should be a map or a list');
/** The encounter files of the ruleset. */
export const file = encounterFile({
    ruleset: 'escalation',
    options: escalationCatalogueOptions,
    built: escalationContent,
    content: {
        abilities: without(ability, 'id', 'used'),
        stances: without(stance, 'id'),
        conditions: { map: ownCondition.map },
        combatants: combatant,
    },
    kinds: [combatant, ability, stance, ...Object.values(effect.table).map((fields) => ({ fields }))],
    rules: {
        slot: 'ready',
        act: 'ready',
        vs: 'attack-roll',
        escalation: 'escalation-die',
        round: 'escalation-die',
        positions: 'relative-distance',
        encountersToday: 'full-rest-when',
    },
    fields: (one, listed) => ({
        sides: z
            .record(z.string(), sideSchema)
            .optional()
            .describe('The two sides by id, in roster order; party and foes if left out.'),
        positions: positionsSchema,
        surprise: surpriseSchema,
        combatants: people(one, listed).describe('Everybody who fights in the first encounter: a map by name, or a list.'),
        now: nowSchema.optional(),
        fights: z
            .array(z
            .strictObject({
            title: z.string().optional().describe("This encounter's title."),
            rest: restSchema.describe('What is taken before it: a quick rest if left out.'),
            combatants: people(one, listed).describe('Who comes on: the party is there already.'),
            positions: positionsSchema,
            surprise: surpriseSchema,
        })
            .describe('A later encounter of the same party.'))
            .optional()
            .describe('A day: the encounters that follow, in order.'),
        rest: restSchema.describe('What is taken at the very end: none if left out.'),
        encountersToday: z
            .int()
            .min(0)
            .max(99)
            .optional()
            .describe('Encounters since the last Full Rest before this file: 0 if left out.'),
    }),
});
//# sourceMappingURL=schema.js.map
import * as z from 'zod'
import { encounterFile } from '../../reading/encounter-file.ts'
import { gridSchema } from '../../reading/grid-schema.ts'
import { partySideFields, sidesField } from '../../reading/schema.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { shockContent } from '../content/content.ts'
import { combatant } from '../kinds/combatant.ts'
import type { ContentKind, Reader } from '../kinds/fields.ts'
import { item } from '../kinds/items.ts'
import { modesBeneath } from '../kinds/modes.ts'
import { power, spell } from '../kinds/powers.ts'
import { shockOptions } from './options.ts'

const sideSchema = z
  .strictObject({
    ...partySideFields("Whether it is the Party: the players' side. One side at most."),
    alert: z.boolean().optional().describe('It expects a fight and cannot be surprised but by one that is hidden.'),
    hidden: z.boolean().optional().describe('It is specifically hidden, and can surprise an alert side.'),
  })
  .describe('One side of the fight.')

const surprisedSchema = z
  .union(
    [
      z.string(),
      z.array(z.string()),
      z.strictObject({
        check: z
          .strictObject({
            by: z.string().describe('The side that comes upon the other.'),
            against: z.string().describe('The side that may be surprised.'),
            roll: z.enum(['stealth', 'door']).optional().describe('DEX/Sneak, or STR/Exert: stealth if left out.'),
            who: z.string().optional().describe('Who rolls for the first side; the best if left out.'),
            notices: z.string().optional().describe('Who rolls for the other side; the best if left out.'),
          })
          .describe('A check that decides.'),
      }),
    ],
    'should be nobody, a list of sides, or a map with a check',
  )
  .describe('Who is surprised: nobody if left out.')

const nowSchema = z
  .strictObject({
    round: z.int().min(0).max(1000).optional().describe('The round: 2 if left out.'),
    side: z.string().optional().describe('The side whose turn it is; the first of the order if left out.'),
    order: z.array(z.string()).optional().describe('The sides in the order of their turns; as listed if left out.'),
    surpriseRound: z.boolean().optional().describe('It is the surprise round.'),
  })
  .describe('Begin in mid-fight.')

/** The encounter files of the ruleset. */
export const file = encounterFile<ShockRule, ContentKind, Reader>({
  ruleset: 'shock',
  options: shockOptions,
  built: shockContent,
  content: { items: { ...item, beneath: modesBeneath }, powers: power, spells: spell, combatants: combatant },
  kinds: [combatant, item, power, spell],
  rules: { surprised: 'surprise-decision', top: 'solid-object', bottom: 'solid-object' },
  fields: () => ({
    surprised: surprisedSchema.optional(),
    sides: sidesField(sideSchema),
    battlefield: gridSchema.optional(),
    now: nowSchema.optional(),
  }),
})

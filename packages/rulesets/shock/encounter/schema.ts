import * as z from 'zod/mini'
import { described, perhaps, whole } from '../../loading/declare.ts'
import { encounterFile } from '../../loading/encounter-file.ts'
import { gridSchema } from '../../loading/grid-schema.ts'
import { pictureField } from '../../loading/picture.ts'
import { groundField } from '../../loading/scenery.ts'
import { partySideFields, sidesField } from '../../loading/schema.ts'
import type { ShockRule } from '../catalogue/rule-ids.ts'
import { shockContent } from '../content/content.ts'
import { combatant } from '../kinds/combatant.ts'
import type { ContentKind, Reader } from '../kinds/fields.ts'
import { item } from '../kinds/items.ts'
import { modesBeneath } from '../kinds/modes.ts'
import { power, spell } from '../kinds/powers.ts'
import { shockOptions } from './options.ts'

const sideSchema = described(
  z.strictObject({
    ...partySideFields("Whether it is the Party: the players' side. One side at most."),
    alert: perhaps(z.boolean(), 'It expects a fight and cannot be surprised but by one that is hidden.'),
    hidden: perhaps(z.boolean(), 'It is specifically hidden, and can surprise an alert side.'),
  }),
  'One side of the fight.',
)

const surprisedSchema = described(
  z.union(
    [
      z.string(),
      z.array(z.string()),
      z.strictObject({
        check: described(
          z.strictObject({
            by: described(z.string(), 'The side that comes upon the other.'),
            against: described(z.string(), 'The side that may be surprised.'),
            roll: perhaps(z.enum(['stealth', 'door']), 'DEX/Sneak, or STR/Exert: stealth by default.'),
            who: perhaps(z.string(), 'Who rolls for the first side; the best by default.'),
            notices: perhaps(z.string(), 'Who rolls for the other side; the best by default.'),
          }),
          'A check that decides.',
        ),
      }),
    ],
    'should be nobody, a list of sides, or a map with a check',
  ),
  'Who is surprised: nobody by default.',
)

const nowSchema = described(
  z.strictObject({
    round: perhaps(whole(0, 1000), 'The round: 2 by default.'),
    side: perhaps(z.string(), 'The side whose turn it is; the first of the order by default.'),
    order: perhaps(z.array(z.string()), 'The sides in the order of their turns; as listed by default.'),
    surpriseRound: perhaps(z.boolean(), 'It is the surprise round.'),
  }),
  'Begin in mid-fight.',
)

/** The encounter files of the ruleset. */
export const file = encounterFile<ShockRule, ContentKind, Reader>({
  ruleset: 'shock',
  options: shockOptions,
  built: shockContent,
  content: { items: { ...item, beneath: modesBeneath }, powers: power, spells: spell, combatants: combatant },
  kinds: [combatant, item, power, spell],
  rules: { surprised: 'surprise-decision', top: 'solid-object', bottom: 'solid-object' },
  fields: () => ({
    surprised: z.optional(surprisedSchema),
    sides: sidesField(sideSchema),
    battlefield: z.optional(gridSchema),
    picture: pictureField,
    ground: groundField,
    now: z.optional(nowSchema),
  }),
})

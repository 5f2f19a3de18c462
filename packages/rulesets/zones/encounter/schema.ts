import * as z from 'zod/mini'
import { described, perhaps, whole } from '../../loading/declare.ts'
import { encounterFile } from '../../loading/encounter-file.ts'
import { baseGroundField } from '../../loading/scenery.ts'
import { sightFields } from '../../loading/schema.ts'
import type { ZonesRule } from '../catalogue/rule-ids.ts'
import { zonesContent } from '../content/content.ts'
import { KINDS } from '../kinds/all.ts'
import { combatant } from '../kinds/combatant.ts'
import type { ContentKind, Reader } from '../kinds/fields.ts'
import { item } from '../kinds/gear.ts'
import { spell } from '../kinds/spells.ts'
import { battlefieldSchema } from './battlefield.ts'
import { zonesOptions } from './options.ts'

const sideSchema = z.strictObject(sightFields())

const nowSchema = described(
  z.strictObject({
    round: perhaps(whole(1, 1000), 'The Round: 2 by default.'),
    turn: perhaps(z.string(), 'Whose Turn has begun.'),
    next: perhaps(z.string(), 'Whose Turn is about to begin.'),
    order: perhaps(z.array(z.string()), 'Everybody in the order of Turns.'),
  }),
  'Begin in mid-fight instead of rolling initiative.',
)

const aftermathSchema = described(
  z.strictObject({
    die: described(whole(2, 1000), 'Sides of the die.'),
    rows: described(z.record(z.string(), z.string()), 'Results by face ("1") or run of faces ("2-5").'),
  }),
  'A table for what becomes of those out of action.',
)

/** The encounter files of the ruleset. */
export const file = encounterFile<ZonesRule, ContentKind, Reader>({
  ruleset: 'zones',
  options: zonesOptions,
  built: zonesContent,
  content: { items: item, spells: spell, combatants: combatant },
  kinds: KINDS,
  rules: { surprised: 'surprise-call' },
  fields: () => ({
    surprised: perhaps(
      z.enum(['ask', 'nobody', 'characters', 'enemies']),
      'Who is surprised; the referee is asked by default.',
    ),
    battlefield: z.optional(battlefieldSchema),
    ground: baseGroundField,
    sides: perhaps(
      z.strictObject({
        characters: perhaps(sideSchema, "The Characters' side."),
        enemies: perhaps(sideSchema, "The enemies' side."),
      }),
      'What the seats see of each side.',
    ),
    now: z.optional(nowSchema),
    aftermath: z.optional(aftermathSchema),
  }),
})

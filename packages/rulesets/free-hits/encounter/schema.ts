import * as z from 'zod/mini'
import { described, perhaps, whole } from '../../loading/declare.ts'
import { encounterFile, without } from '../../loading/encounter-file.ts'
import { pictureField } from '../../loading/picture.ts'
import { groundField } from '../../loading/scenery.ts'
import { partySideFields, sidesField } from '../../loading/schema.ts'
import { freeHitsCatalogueOptions } from '../catalogue/options.ts'
import type { FreeHitsRule } from '../catalogue/rule-ids.ts'
import { freeHitsContent } from '../content/content.ts'
import { combatant } from '../kinds/combatant.ts'
import { condition } from '../kinds/conditions.ts'
import { feat } from '../kinds/feats.ts'
import type { ContentKind, Reader } from '../kinds/fields.ts'
import { armor, weapon } from '../kinds/gear.ts'
import { spell } from '../kinds/spells.ts'
import { battlefieldSchema } from './battlefield.ts'

const sideSchema = described(
  z.strictObject(partySideFields("Whether it is the Party: the players' side. One side at most.")),
  'One side of the fight.',
)

const nowSchema = described(
  z.strictObject({
    round: perhaps(whole(1, 1000), 'The round: 2 by default.'),
    actor: perhaps(z.string(), 'Whose turn it is; the first of the order by default.'),
    order: perhaps(
      z.array(z.string()),
      'Everybody in the order of their turns; by Agility, equal ones as listed by default.',
    ),
  }),
  'Begin in mid-battle. Who stands before the actor in the order has had its turn this round.',
)

/** The encounter files of the ruleset. */
export const file = encounterFile<FreeHitsRule, ContentKind, Reader>({
  ruleset: 'free-hits',
  options: freeHitsCatalogueOptions,
  built: freeHitsContent,
  content: {
    weapons: without(weapon, 'id', 'carried'),
    armors: armor,
    spells: without(spell, 'id'),
    feats: without(feat, 'id', 'weapons', 'feat'),
    conditions: { map: condition.map },
    combatants: { map: combatant.map, from: (r, fields, id) => r.creature(id, fields.path) },
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
    battlefield: z.optional(battlefieldSchema),
    picture: pictureField,
    ground: groundField,
    openers: perhaps(
      z.array(z.string()),
      'Who may open the battle together by attacking: nobody but a single unit by default.',
    ),
    now: z.optional(nowSchema),
  }),
})

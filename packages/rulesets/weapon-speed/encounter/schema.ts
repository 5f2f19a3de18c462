import * as z from 'zod/mini'
import { described, perhaps, whole } from '../../loading/declare.ts'
import { encounterFile } from '../../loading/encounter-file.ts'
import { pictureField } from '../../loading/picture.ts'
import { planeSchema } from '../../loading/plane-battlefield.ts'
import { groundField } from '../../loading/scenery.ts'
import { partySideFields, sidesField } from '../../loading/schema.ts'
import type { WeaponSpeedRule } from '../catalogue/rule-ids.ts'
import { weaponSpeedContent } from '../content/content.ts'
import { combatant } from '../kinds/combatant.ts'
import { condition } from '../kinds/conditions.ts'
import type { ContentKind } from '../kinds/data-fields.ts'
import type { Reader } from '../kinds/fields.ts'
import { item } from '../kinds/gear.ts'
import { injuryTable } from '../kinds/injuries.ts'
import { conditionIdSchema } from '../kinds/named-conditions.ts'
import { ability, spell } from '../kinds/powers.ts'
import { strike } from '../kinds/strikes.ts'
import { ATTRIBUTES, DAMAGE_TYPES } from '../words.ts'
import { weaponSpeedOptions } from './options.ts'

const sideSchema = described(
  z.strictObject({
    ...partySideFields("Whether it is the players' side. One side at most.", 'Stress and Wound Points'),
    allies: perhaps(z.array(z.string()), 'Sides that it is not hostile to; counts both ways.'),
  }),
  'One side of the fight.',
)

const turnsSchema = z.record(
  z.string(),
  z.union(
    [
      z.string(),
      z.strictObject({
        declared: described(z.string(), 'What was declared, as in attack sword.'),
        initiative: perhaps(whole(-99, 199), 'In place of base and speed.'),
      }),
    ],
    'should be what was declared, or a map',
  ),
)

const nowSchema = described(
  z.strictObject({
    round: perhaps(whole(1, 1000), 'The round: 2 by default.'),
    count: perhaps(whole(-99, 199), 'The count last resolved in this round.'),
    turn: perhaps(z.string(), 'Whose turn is on.'),
    turnIsLate: perhaps(z.boolean(), 'It is the made-up turn of whoever has it.'),
    turns: perhaps(turnsSchema, 'Turns still to come this round: who, and what it has declared.'),
    late: perhaps(turnsSchema, 'Made-up turns still to come this round, with their initiative.'),
    missed: perhaps(turnsSchema, 'Turns missed this round, to be made up in the next.'),
  }),
  'Begin in mid-fight; with nothing but the round nobody has declared yet.',
)

const namesSchema = z.array(z.string())

/** A table of injuries for each damage type. */
const tablesOfInjuries = z.strictObject(
  Object.fromEntries(DAMAGE_TYPES.map((type) => [type, perhaps(injuryTable.map, `The table of ${type} injuries.`)])),
)

/** The encounter files of the ruleset. */
export const file = encounterFile<WeaponSpeedRule, ContentKind, Reader>({
  ruleset: 'weapon-speed',
  options: weaponSpeedOptions,
  built: weaponSpeedContent,
  content: {
    items: item,
    spells: spell,
    abilities: ability,
    conditions: { map: condition.map, whole: z.record(conditionIdSchema, condition.map) },
    injuries: { map: injuryTable.map, whole: tablesOfInjuries },
    combatants: combatant,
  },
  kinds: [combatant, item, strike, spell, ability],
  rules: {
    surprised: 'surprise',
    groups: 'shared-initiative',
    allies: 'sides-and-kinds',
    modifiers: 'attribute-modifier',
    ...(Object.fromEntries(ATTRIBUTES.map((one) => [one, 'attribute-modifier'])) as Record<string, WeaponSpeedRule>),
  },
  combatant: combatant.map,
  seatOrder: "; in order around the table from the referee's left",
  fields: () => ({
    surprised: perhaps(
      z.union([z.string(), namesSchema], 'should be nobody, ask, or a list of names and sides'),
      'Who is surprised: nobody by default; ask for the referee to be asked; names and sides.',
    ),
    groups: perhaps(z.array(namesSchema.check(z.minLength(2))), 'Monsters that share an initiative roll.'),
    sides: sidesField(sideSchema),
    battlefield: z.optional(planeSchema),
    picture: pictureField,
    ground: groundField,
    modifiers: perhaps(
      z.record(z.string().check(z.regex(/^\d{1,2}$/, 'should be a score')), whole(-99, 99)),
      "The table's own modifiers by score; half of what is above 10 by default.",
    ),
    now: z.optional(nowSchema),
  }),
})

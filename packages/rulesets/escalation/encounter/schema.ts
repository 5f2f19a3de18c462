import * as z from 'zod/mini'
import { described, perhaps, whole } from '../../loading/declare.ts'
import { encounterFile, without } from '../../loading/encounter-file.ts'
import { baseGroundField } from '../../loading/scenery.ts'
import { partySideFields } from '../../loading/schema.ts'
import { escalationCatalogueOptions } from '../catalogue/options.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { escalationContent } from '../content/content.ts'
import { ability } from '../kinds/abilities.ts'
import { combatant } from '../kinds/combatant.ts'
import { ownCondition } from '../kinds/conditions.ts'
import { effect } from '../kinds/effects.ts'
import type { ContentKind, Reader } from '../kinds/fields.ts'
import { stance } from '../kinds/stances.ts'
import { BANDS, DISTANCES, NEARBY } from '../words.ts'
import { RESTS } from './day.ts'

const sideSchema = described(
  z.strictObject(partySideFields("Whether it is the party: the players' side. Exactly one is.")),
  'One side of the fight.',
)

const positionsSchema = described(
  z.optional(
    z.array(
      z.union(
        [z.string(), z.array(z.string())],
        'should be two names and their distance, as in "Ana Orc close" or [Ana, Orc, close]',
      ),
    ),
  ),
  {
    description: 'Pairs that are close or far, as in "Ana Orc close" or [Ana, Orc, far]; all others are nearby.',
    // For those who draw: what goes without saying stands in the middle.
    distances: DISTANCES,
    otherwise: DISTANCES[NEARBY],
  },
)

const surpriseSchema = perhaps(
  z.union(
    [
      z.literal('none'),
      z.strictObject({
        by: perhaps(z.string(), 'The side that surprises the other.'),
        acting: perhaps(z.array(z.string()), 'Which two of it act: its seat is asked by default.'),
      }),
    ],
    'should be none, or a map with "by"',
  ),
  'A Surprise Round before the first: none by default.',
)

const nowSchema = described(
  z.strictObject({
    round: perhaps(whole(1, 1000), 'The round: 1 by default.'),
    band: perhaps(
      z.enum(BANDS),
      "The band that is being played: the actor's, or the first with somebody in it by default.",
    ),
    actor: perhaps(z.string(), 'Who has begun its turn: nobody by default.'),
    escalation: perhaps(whole(0, 6), 'The escalation die: as the round says by default.'),
  }),
  'Begin in mid-fight. Who is in an earlier band has had its turn this round.',
)

const restSchema = z.optional(z.enum(RESTS))

const people = (one: z.ZodMiniObject, listed: z.ZodMiniObject) =>
  z.union([z.record(z.string(), one), z.array(listed)], 'should be a map or a list')

/** The encounter files of the ruleset. */
export const file = encounterFile<EscalationRule, ContentKind, Reader>({
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
    sides: perhaps(
      z.record(z.string(), sideSchema),
      'The two sides by id, in roster order; party and foes by default.',
    ),
    positions: positionsSchema,
    ground: baseGroundField,
    surprise: surpriseSchema,
    combatants: described(
      people(one, listed),
      'Everybody who fights in the first encounter: a map by name, or a list.',
    ),
    now: z.optional(nowSchema),
    fights: perhaps(
      z.array(
        described(
          z.strictObject({
            title: perhaps(z.string(), "This encounter's title."),
            rest: described(restSchema, 'What is taken before it: a quick rest by default.'),
            combatants: described(people(one, listed), 'Who comes on: the party is there already.'),
            positions: positionsSchema,
            surprise: surpriseSchema,
          }),
          'A later encounter of the same party.',
        ),
      ),
      'A day: the encounters that follow, in order.',
    ),
    rest: described(restSchema, 'What is taken at the very end: none by default.'),
    encountersToday: perhaps(whole(0, 99), 'Encounters since the last Full Rest before this file: 0 by default.'),
  }),
})

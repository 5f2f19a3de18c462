import type { CampaignRequest } from '@fray/live/host'
import { type Heard, heard, isCampaigning, isReadable, type Request } from '@fray/live/protocol'
import * as z from 'zod/mini'

/*
 * What programs send over HTTP, declared once: readers, types and the OpenAPI page come from here and from the
 * protocol.
 */

const told = <S extends z.ZodMiniType>(schema: S, what: string): S => schema.check(z.describe(what)) as S

/** Messages that open a connection and keep it open mean nothing over HTTP. */
const OF_SOCKETS: ReadonlySet<string> = new Set(['hello', 'resume', 'ping', 'bye'])

const OF_CAMPAIGNS: ReadonlySet<string> = new Set(
  heard.map((one) => one.shape.do.def.values[0]).filter((word) => isCampaigning({ do: word } as Heard)),
)

const declaredAs = heard.map((one) => [one.shape.do.def.values[0], one as z.ZodMiniObject] as const)

/** The requests to a fight over HTTP, by word: the same as over a socket. */
export const words: ReadonlyMap<Request['do'], z.ZodMiniObject> = new Map(
  declaredAs.filter(
    (entry): entry is readonly [Request['do'], z.ZodMiniObject] =>
      !OF_SOCKETS.has(entry[0]) && !OF_CAMPAIGNS.has(entry[0]),
  ),
)

/** Words of fights that refer to the campaign's links and fights if the key is a campaign's. */
export const OF_ITS_CAMPAIGN: ReadonlySet<string> = new Set(['invite', 'revoke', 'rename', 'again'])

/** The requests to a campaign over HTTP, by word. */
export const campaignWords: ReadonlyMap<CampaignRequest['do'], z.ZodMiniObject> = new Map(
  declaredAs.filter(
    (entry): entry is readonly [CampaignRequest['do'], z.ZodMiniObject] =>
      OF_CAMPAIGNS.has(entry[0]) || OF_ITS_CAMPAIGN.has(entry[0]),
  ),
)

/** A campaign to be created. */
export const newCampaign = z.strictObject({
  title: told(z.string().check(z.minLength(1), z.maxLength(100), isReadable), 'What the campaign is called.'),
})

/** A campaign saved elsewhere. */
export const takingCampaign = z.strictObject({ file: told(z.string(), 'The file of a campaign, as it was saved.') })

/** A fight to be started. */
export const newFight = z.strictObject({
  encounter: told(
    z.union([z.string(), z.record(z.string(), z.unknown())]),
    'The name of a ready encounter, the text of a file, or the same as plain data.',
  ),
  seed: z.optional(
    told(z.string().check(z.minLength(1), z.maxLength(100)), 'The seed of the dice; default: a fresh one.'),
  ),
  dice: z.optional(told(z.enum(['generator', 'typed']), 'Who rolls: the server, or people who type what they rolled.')),
  seats: z.optional(told(z.int().check(z.minimum(1), z.maximum(20)), 'The least number of seats for players.')),
})

/** A fight saved elsewhere. */
export const taking = z.strictObject({ journal: told(z.string(), 'The journal of a fight, as `fray play` saves it.') })

/** What to simulate from the present state of the fight. */
export const simulation = z.strictObject({
  trials: z.optional(told(z.int().check(z.minimum(1), z.maximum(1_000_000)), 'How many fights; default: 500.')),
  policy: z.optional(told(z.string().check(z.maxLength(60)), 'How everyone plays; default: `aggressive`.')),
})

const trials = z.int().check(z.minimum(1), z.maximum(10_000_000))
const policies = z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(60)))
const moves = z.array(z.record(z.string(), z.unknown()))
const rules = z.array(z.string().check(z.maxLength(100))).check(z.maxLength(20))

/** What the lab is to calculate. */
export const labRun = z.strictObject({
  encounter: told(
    z.union([z.string(), z.record(z.string(), z.unknown())]),
    'The name of a ready encounter, the text of a file, or the same as plain data.',
  ),
  opening: z.optional(
    told(moves, 'The commands that lead to the point to play on from, as lines of a journal; none for the start.'),
  ),
  policies: z.optional(told(policies, 'How sides play, by their ids; default: `aggressive`.')),
  without: z.optional(told(rules, 'Rules that are switched off, by their ids or those of actions.')),
  trials: z.optional(told(trials, 'How many fights, in a comparison how many of each; default: 1000.')),
  seed: z.optional(
    told(z.string().check(z.minLength(1), z.maxLength(100)), 'The seed of the dice; default: a fresh one.'),
  ),
  second: z.optional(
    told(
      z.strictObject({
        encounter: z.optional(told(newFight.shape.encounter, 'Another encounter; default: the first.')),
        more: z.optional(told(moves, 'Commands after those of the opening, as lines of a journal.')),
        policies: z.optional(told(policies, 'How sides play in it; default: as in the first.')),
        without: z.optional(told(rules, 'Rules switched off in it; default: as in the first.')),
      }),
      'A second fight, compared with the first by the same dice.',
    ),
  ),
  changes: z.optional(
    told(
      z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20)),
      'How the second differs, as people write it: `Ogre.hp=40`.',
    ),
  ),
})

/** The ruleset that the lab is asked about. */
export const labLook = z.strictObject({
  ruleset: told(z.string().check(z.maxLength(100)), 'The ruleset to play.'),
})

/** How to wait for news. */
export const waiting = z.strictObject({
  epoch: told(z.string().check(z.maxLength(200)), 'The epoch of the table.'),
  seq: told(z.coerce.number().check(z.int(), z.minimum(0)), 'The number of the last news.'),
  wait: z.optional(
    told(z.coerce.number().check(z.minimum(0)), 'Seconds to wait for news; default: as long as the server allows.'),
  ),
})

/** How to draw the table. */
export const drawing = z.strictObject({
  scheme: z.optional(told(z.enum(['light', 'dark']), 'Its colours; default: light.')),
  board: z.optional(told(z.enum(['yes', 'no']), 'Whether to draw only the board, without title, order and people.')),
})

/** How to save a journal. */
export const saving = z.strictObject({
  pictures: z.optional(told(z.enum(['yes', 'no']), 'Whether to add the pictures of people.')),
})

/** Which actions to list. */
export const listing = z.strictObject({
  who: z.optional(
    told(z.string().check(z.maxLength(200)), 'One of the combatants of the seat; default: the one whose turn it is.'),
  ),
  chances: z.optional(told(z.enum(['yes', 'no']), 'Whether to add the chances of each action.')),
})

import { DICE_LIMITS, PRESENCES } from '@fray/kernel/rules'
import * as z from 'zod'

/** Pieces of schemas that encounter files of several rulesets share. */

/** A whole number whose range is checked, and told, by what reads it; editors know it from here. */
export const ranged = (minimum: number, maximum: number) => z.int().meta({ minimum, maximum })

/** Dice as people write them; the reader checks the notation. */
export const diceSchema = z
  .union([z.string(), ranged(-DICE_LIMITS.bonus, DICE_LIMITS.bonus)], 'should be dice, as in 1d8+2')
  .meta({ id: 'dice', description: 'Dice and what is added to them.', examples: ['1d6', '1d8+2', '2d6'] })

export const nameSchema = z.string().min(1).describe('What people call it.')

/** The ids of a ruleset's own content of one kind, so that editors complete them. */
export function idsSchema(built: Readonly<Record<string, unknown>>, kind: string): z.ZodType<string> {
  const ids = Object.keys(built)
  const words = ids.length === 0 ? z.string() : z.enum(ids as [string, ...string[]])
  return words.describe(`One of the ruleset's own ${kind}.`)
}

/** The `from` of something that may be made from content. */
export const fromSchema = (built: Readonly<Record<string, unknown>>, kind: string) =>
  z
    .union([idsSchema(built, kind), z.string()], 'should be the id of content')
    .describe('The id of the content to start from; every other field here replaces what it says.')

/** Points: a number, or current/most; `below` where the current ones may be less than nothing. */
export const pointsSchema = (below: boolean) =>
  z
    .union(
      [
        z.int().min(0).max(100_000),
        z.string().regex(below ? /^-?\d+\/\d+$/ : /^\d+\/\d+$/, 'should be current/most, as in 4/9'),
      ],
      'should be a number or current/most',
    )
    .meta({ description: 'Hit points: a number, or current/most.', examples: [9, '4/9'] })

const openOrHidden = (what: string) =>
  z.enum(['open', 'hidden']).optional().describe(`Whether other seats may know ${what}; open if left out.`)

/** What a side says of what other seats may know of it; `life` is what its hit points are called. */
export const sightFields = (life = 'hit points') => ({
  hp: z.enum(['exact', 'word', 'nothing']).optional().describe(`What other seats see of this side's ${life}.`),
  defenses: openOrHidden('the numbers that others roll against'),
  abilities: openOrHidden('what its combatants have and can do: bonuses, powers, spells, items that are not in hand'),
  rolls: openOrHidden('the numbers of its rolls, besides what comes of them'),
  presence: z
    .enum(PRESENCES)
    .optional()
    .describe(
      'Of whom of it other seats know: of everybody from the beginning (known), of those who have come on (here), or of those whom somebody of theirs can place (seen); here if left out.',
    ),
})

/** What a side says of itself where one of them may be the Party. */
export const partySideFields = (party: string, life?: string) => ({
  name: z.string().min(1).optional().describe('What people call it; its id if left out.'),
  party: z.boolean().optional().describe(party),
  ...sightFields(life),
})

/** The most that one `count` makes. */
export const MOST_COUNTED = 200

export const countSchema = z.int().min(1).max(MOST_COUNTED).describe('So many of it, numbered: Goblin 1, Goblin 2 ...')

export const madeFromSchema = z
  .string()
  .describe('The content id that it was made from, where its numbers stand here in full.')

/** One seat; `policies` are those that a computer may use. */
const seatSchema = (policies: readonly string[]) =>
  z
    .strictObject({
      plays: z
        .union([z.string(), z.array(z.string())], 'should be a name or a list of names')
        .optional()
        .describe('Names of combatants, or a side for all of its combatants.'),
      by: z.enum(['person', 'computer']).optional().describe('Who sits there: a person if left out.'),
      policy: z
        .enum(policies as unknown as [string, ...string[]])
        .optional()
        .describe('How a computer decides.'),
    })
    .describe('Who answers for some of the combatants.')

/** Who answers for whom; `order`: what the order of the seats means. */
export const seatsField = (policies: readonly string[], order = '') =>
  z.record(z.string(), seatSchema(policies)).optional().describe(`Who answers for whom, by the id of the seat${order}.`)

/** The sides by id, where party and foes are those that go without saying. */
export const sidesField = <T extends z.ZodType>(side: T) =>
  z.record(z.string(), side).optional().describe('The sides by id, in roster order; party and foes if left out.')

/** Everybody who fights, as a map by name or as a list in which each says its name. */
export const peopleField = <T extends z.ZodType, L extends z.ZodType>(one: T, listed: L) =>
  z
    .union([z.record(z.string(), one), z.array(listed)], 'should be a map or a list')
    .describe('Everybody who fights: a map by name, or a list.')

/** The fields that every encounter file begins with. */
export const headFields = (ruleset: string) => ({
  $schema: z.string().optional().describe('Where editors find the schema.'),
  ruleset: z.literal(ruleset).optional().describe(`The ruleset: ${ruleset}.`),
  title: z.string().optional().describe("The encounter's title."),
  about: z.string().optional().describe('A few sentences for the people at the table.'),
  notes: z
    .union([z.string(), z.array(z.string())], 'should be a text or a list of texts')
    .optional()
    .describe('Free words, shown to everybody.'),
})

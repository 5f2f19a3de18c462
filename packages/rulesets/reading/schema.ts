import { DICE_LIMITS, PRESENCES } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import { perhaps, told, whole } from './declare.ts'

/** Pieces of schemas that encounter files of several rulesets share. */

/** A whole number whose range is checked, and told, by what reads it; editors know it from here. */
export const ranged = (minimum: number, maximum: number) => told(z.int(), { minimum, maximum })

/** Dice as people write them; the reader checks the notation. */
export const diceSchema = told(
  z.union([z.string(), ranged(-DICE_LIMITS.bonus, DICE_LIMITS.bonus)], 'should be dice, as in 1d8+2'),
  { id: 'dice', description: 'Dice and what is added to them.', examples: ['1d6', '1d8+2', '2d6'] },
)

export const nameSchema = told(z.string().check(z.minLength(1)), 'What people call it.')

/** The ids of a ruleset's own content of one kind, so that editors complete them. */
export function idsSchema(built: Readonly<Record<string, unknown>>, kind: string): z.core.$ZodType<string> {
  const ids = Object.keys(built)
  const words = ids.length === 0 ? z.string() : z.enum(ids as [string, ...string[]])
  return told(words, `One of the ruleset's own ${kind}.`)
}

/** The `from` of something that may be made from content. */
export const fromSchema = (built: Readonly<Record<string, unknown>>, kind: string) =>
  told(
    z.union([idsSchema(built, kind), z.string()], 'should be the id of content'),
    'The id of the content to start from; every other field here replaces what it says.',
  )

/** Points: a number, or current/most; `below` where the current ones may be less than nothing. */
export const pointsSchema = (below: boolean) =>
  told(
    z.union(
      [
        whole(0, 100_000),
        z.string().check(z.regex(below ? /^-?\d+\/\d+$/ : /^\d+\/\d+$/, 'should be current/most, as in 4/9')),
      ],
      'should be a number or current/most',
    ),
    { description: 'Hit points: a number, or current/most.', examples: [9, '4/9'] },
  )

const openOrHidden = (what: string) =>
  perhaps(z.enum(['open', 'hidden']), `Whether other seats may know ${what}; open if left out.`)

/** What a side says of what other seats may know of it; `life` is what its hit points are called. */
export const sightFields = (life = 'hit points') => ({
  hp: perhaps(z.enum(['exact', 'word', 'nothing']), `What other seats see of this side's ${life}.`),
  defenses: openOrHidden('the numbers that others roll against'),
  abilities: openOrHidden('what its combatants have and can do: bonuses, powers, spells, items that are not in hand'),
  rolls: openOrHidden('the numbers of its rolls, besides what comes of them'),
  presence: perhaps(
    z.enum(PRESENCES),
    'Of whom of it other seats know: of everybody from the beginning (known), of those who have come on (here), or of those whom somebody of theirs can place (seen); here if left out.',
  ),
})

/** What a side says of itself where one of them may be the Party. */
export const partySideFields = (party: string, life?: string) => ({
  name: perhaps(z.string().check(z.minLength(1)), 'What people call it; its id if left out.'),
  party: perhaps(z.boolean(), party),
  ...sightFields(life),
})

/** The most that one `count` makes. */
export const MOST_COUNTED = 200

export const countSchema = told(whole(1, MOST_COUNTED), 'So many of it, numbered: Goblin 1, Goblin 2 ...')

export const madeFromSchema = told(
  z.string(),
  'The content id that it was made from, where its numbers stand here in full.',
)

/** One seat; `policies` are those that a computer may use. */
const seatSchema = (policies: readonly string[]) =>
  told(
    z.strictObject({
      plays: perhaps(
        z.union([z.string(), z.array(z.string())], 'should be a name or a list of names'),
        'Names of combatants, or a side for all of its combatants.',
      ),
      by: perhaps(z.enum(['person', 'computer']), 'Who sits there: a person if left out.'),
      policy: perhaps(z.enum(policies as unknown as [string, ...string[]]), 'How a computer decides.'),
    }),
    'Who answers for some of the combatants.',
  )

/** Who answers for whom; `order`: what the order of the seats means. */
export const seatsField = (policies: readonly string[], order = '') =>
  perhaps(z.record(z.string(), seatSchema(policies)), `Who answers for whom, by the id of the seat${order}.`)

/** The sides by id, where party and foes are those that go without saying. */
export const sidesField = <T extends z.core.$ZodType>(side: T) =>
  perhaps(z.record(z.string(), side), 'The sides by id, in roster order; party and foes if left out.')

/** Everybody who fights, as a map by name or as a list in which each says its name. */
export const peopleField = <T extends z.core.$ZodType, L extends z.core.$ZodType>(one: T, listed: L) =>
  told(
    z.union([z.record(z.string(), one), z.array(listed)], 'should be a map or a list'),
    'Everybody who fights: a map by name, or a list.',
  )

const brought = z.strictObject({
  as: told(z.string(), 'Under which name it came in.'),
  was: told(z.string(), 'What it was like then, as a digest.'),
})

/** What was brought in from files of others, by the ids that it has there. */
const importedField = perhaps(
  z.strictObject({
    battlefield: perhaps(z.string(), 'What the battlefield was like, as a digest.'),
    combatants: perhaps(z.record(z.string(), brought), 'Combatants by their ids.'),
  }),
  'What was brought in by `fray import`, so that it can be brought in again. It does nothing in a fight.',
)

/** The fields that every encounter file begins with. */
export const headFields = (ruleset: string) => ({
  $schema: perhaps(z.string(), 'Where editors find the schema.'),
  ruleset: perhaps(z.literal(ruleset), `The ruleset: ${ruleset}.`),
  title: perhaps(z.string(), "The encounter's title."),
  about: perhaps(z.string(), 'A few sentences for the people at the table.'),
  notes: perhaps(
    z.union([z.string(), z.array(z.string())], 'should be a text or a list of texts'),
    'Free words, shown to everybody.',
  ),
  imported: importedField,
})

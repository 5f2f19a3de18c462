import * as z from 'zod/mini'
import { described, perhaps, whole } from '../declare.ts'
import { idsSchema } from '../schema.ts'

/** Schemas shared by the encounter files of all rulesets. */

/** The `from` of something that may be based on content. */
export const fromSchema = (built: Readonly<Record<string, unknown>>, kind: string) =>
  described(
    z.union([idsSchema(built, kind), z.string()], 'should be the id of content'),
    'The id of the content to start from; every other field here replaces what it says.',
  )

/** Points: a number, or current/most; `below` allows current values below 0. */
export const pointsSchema = (below: boolean) =>
  described(
    z.union(
      [
        whole(0, 100_000),
        z
          .string()
          .check(z.regex(below ? /^-?\d+\/\d+$/ : /^\d+\/\d+$/, 'should be a number, or current/most as in 4/9')),
      ],
      'should be a number or current/most',
    ),
    { description: 'Hit points: a number, or current/most.', examples: [9, '4/9'] },
  )

/** One seat; `policies` are those that a computer may use. */
const seatSchema = (policies: readonly string[]) =>
  described(
    z.strictObject({
      plays: perhaps(
        z.union([z.string(), z.array(z.string())], 'should be a name or a list of names'),
        'Names of combatants, or a side for all of its combatants.',
      ),
      by: perhaps(z.enum(['person', 'computer']), 'Who sits there: a person by default.'),
      policy: perhaps(z.enum(policies as [string, ...string[]]), 'How a computer decides.'),
    }),
    'Who answers for some of the combatants.',
  )

/** Who answers for whom; `order` says what the order of the seats means. */
export const seatsField = (policies: readonly string[], order = '') =>
  perhaps(z.record(z.string(), seatSchema(policies)), `Who answers for whom, by the id of the seat${order}.`)

/** Everyone who fights, as a map by name or as a list whose entries have names. */
export const peopleField = <T extends z.core.$ZodType, L extends z.core.$ZodType>(one: T, listed: L) =>
  described(
    z.union([z.record(z.string(), one), z.array(listed)], 'should be a map or a list'),
    'Everybody who fights: a map by name, or a list.',
  )

const brought = z.strictObject({
  as: described(z.string(), 'Under which name it came in.'),
  was: described(z.string(), 'What it was like then, as a digest.'),
})

/** What was imported from foreign files, by its ids there. */
const importedField = perhaps(
  z.strictObject({
    battlefield: perhaps(z.string(), 'What the battlefield was like, as a digest.'),
    combatants: perhaps(z.record(z.string(), brought), 'Combatants by their ids.'),
  }),
  'What was brought in by `fray import`, so that it can be brought in again. It does nothing in a fight.',
)

/** The first fields of every encounter file. */
export const headFields = (ruleset: string) => ({
  $schema: perhaps(z.string(), 'Where editors find the schema.'),
  ruleset: perhaps(z.literal(ruleset), `The ruleset: ${ruleset}.`),
  title: perhaps(z.string(), "The encounter's title."),
  about: perhaps(z.string(), 'A few sentences for the people at the table.'),
  notes: perhaps(
    z.union([z.string(), z.array(z.string())], 'should be a text or a list of texts'),
    'Free words, shown to everybody.',
  ),
  secrets: perhaps(
    z.union([z.string(), z.array(z.string())], 'should be a text or a list of texts'),
    'Free words for the referee alone.',
  ),
  hidden: perhaps(
    z.array(z.string().check(z.minLength(1))),
    'Places, doors and things on the ground of which the referee alone knows until they are revealed, by name.',
  ),
  imported: importedField,
})

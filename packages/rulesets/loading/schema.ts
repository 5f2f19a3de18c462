import { DICE_LIMITS, PRESENCES } from '@fray/kernel/rules'
import * as z from 'zod/mini'
import { described, perhaps, whole } from './declare.ts'

/** Schemas shared by the encounter files of several rulesets. */

/** A whole number whose range is checked by its reader, with better messages; the schema gives it to editors. */
export const ranged = (minimum: number, maximum: number) => described(z.int(), { minimum, maximum })

/** Dice as people write them; the reader checks the notation. */
export const diceSchema = described(
  z.union([z.string(), ranged(-DICE_LIMITS.bonus, DICE_LIMITS.bonus)], 'should be dice, as in 1d8+2'),
  { id: 'dice', description: 'Dice and what is added to them.', examples: ['1d6', '1d8+2', '2d6'] },
)

export const nameSchema = described(z.string().check(z.minLength(1)), 'What people call it.')

/** The ids of a ruleset's own content of one kind, so that editors complete them. */
export function idsSchema(built: Readonly<Record<string, unknown>>, kind: string): z.core.$ZodType<string> {
  const ids = Object.keys(built)
  const words = ids.length === 0 ? z.string() : z.enum(ids as [string, ...string[]])
  return described(words, `One of the ruleset's own ${kind}.`)
}

const openOrHidden = (what: string) =>
  perhaps(z.enum(['open', 'hidden']), `Whether other seats may know ${what}; open by default.`)

/** The fields for what other seats may know of a side; `life` is the name of its hit points. */
export const sightFields = (life = 'hit points') => ({
  hp: perhaps(z.enum(['exact', 'word', 'nothing']), `What other seats see of this side's ${life}.`),
  defenses: openOrHidden('the numbers that others roll against'),
  abilities: openOrHidden('what its combatants have and can do: bonuses, powers, spells, items that are not in hand'),
  rolls: openOrHidden('the numbers of its rolls, besides what comes of them'),
  presence: perhaps(
    z.enum(PRESENCES),
    'Of whom of it other seats know: of everybody from the beginning (known), of those who have come on (here), or of those whom somebody of theirs can place (seen); here by default.',
  ),
})

/** The fields of a side in rulesets with a Party. */
export const partySideFields = (party: string, life?: string) => ({
  name: perhaps(z.string().check(z.minLength(1)), 'What people call it; its id by default.'),
  party: perhaps(z.boolean(), party),
  ...sightFields(life),
})

/** The most combatants of one `count`. */
export const MOST_COUNTED = 200

export const countSchema = described(whole(1, MOST_COUNTED), 'So many of it, numbered: Goblin 1, Goblin 2 ...')

/** The description of `hidden` for a combatant, a place, a door or a thing. */
export const HIDDEN = 'Of this the referee alone knows, until it is revealed.'

/** The description of a combatant's `look`. */
export const LOOK =
  'What it looks like on the board, such as archer, wolf or priest; by its content id and tags by default.'

export const madeFromSchema = described(
  z.string(),
  'The content id that it was made from, where its numbers stand here in full.',
)

/** The sides by id; party and foes by default. */
export const sidesField = <T extends z.core.$ZodType>(side: T) =>
  perhaps(z.record(z.string(), side), 'The sides by id, in roster order; party and foes by default.')

import * as z from 'zod/mini'
import { located } from '../encounter.ts'
import { shapeProblems } from '../shape.ts'
import { formatProblem, readText } from '../yaml.ts'

const words = z.string().check(z.minLength(1))
const fields = z.record(z.string(), z.unknown())
const worth = z.number().check(z.positive())

const band = z.strictObject({
  /** As in a sentence: `the toll-keepers`. */
  name: words,
  /** Ids of the content, each with its relative strength within the band. */
  people: z.record(z.string(), worth),
  /** Those of whom there is never more than one. */
  alone: z.optional(z.array(z.string())),
})

const place = z.strictObject({
  /** As in a list: `A bridge and a ford`. */
  name: words,
  /** As in a title: `at the bridge`. */
  at: words,
  about: words,
  /** The fields of the encounter file that make this place. */
  file: z.optional(fields),
  /** Who starts far from whom, if a game has no map: nobody, those who shoot, or everyone from the whole other side. */
  far: z.optional(z.enum(['nobody', 'shooters', 'everybody'])),
  notes: z.optional(z.array(words)),
})

const ideas = z.strictObject({
  ruleset: words,
  /** The default sides, the players' first. */
  sides: z.tuple([words, words]),
  /** The field that makes a combatant tougher: `hp`. */
  toughness: words,
  /** Default values of fields that the game needs for custom combatants. */
  unsaid: fields,
  /** The players' people, by id: each is used once. */
  heroes: z.array(words).check(z.minLength(1)),
  /** Those who fill their ranks, repeated as needed. */
  helpers: z.array(words).check(z.minLength(1)),
  /** Those who prefer to shoot from afar. */
  shooters: z.optional(z.array(words)),
  bands: z.record(z.string(), band),
  places: z.record(z.string(), place),
  /** Why they fight: a title, and a sentence in which `{foes}` stands for the other side. */
  reasons: z.array(z.strictObject({ title: words, about: words })).check(z.minLength(1)),
  /** A complication: a sentence for the table, and what it changes in the file. */
  complications: z.array(z.strictObject({ say: words, file: z.optional(fields) })).check(z.minLength(1)),
})

/** What fights of a game are generated from: its people in bands, places, reasons to fight, complications. */
export type Ideas = z.infer<typeof ideas>

/** A place of {@link Ideas}. */
export type Place = z.infer<typeof place>

/** People who go together, of {@link Ideas}. */
export type Band = z.infer<typeof band>

/** Reads a file of ideas. Throws an error with every problem in it, one per line with its position. */
export function readIdeas(text: string, fileName: string): Ideas {
  const reading = readText(text, fileName)
  const problems =
    reading.problems.length > 0 ? reading.problems : located(shapeProblems(ideas, reading.value), reading, fileName)
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'))
  return reading.value as Ideas
}

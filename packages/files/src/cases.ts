import type { TapeDie } from '@fray/kernel'
import * as z from 'zod'
import { isMap } from './encounter.ts'

const dieSchema = z
  .union(
    [z.int().min(1), z.string().regex(/^d\d+=\d+$/, 'should be a die such as d20=14, or the face alone')],
    'should be a die such as d20=14, or the face alone',
  )
  .describe('A die that falls: d20=14, or the face alone where the kind of die is not to be checked.')

const answerSchema = z
  .union(
    [
      z.string(),
      z.number(),
      z.strictObject({
        refused: z.string().describe('The rule that refuses the answer.'),
        value: z.union([z.string(), z.number()]).describe('The answer that is refused.'),
      }),
    ],
    'should be an answer: a word, a number, or {refused: RULE, value: ANSWER}',
  )
  .describe('An answer; or {refused, value} for one that must be refused, with the next answer after it.')

const diceSchema = z.array(dieSchema).describe('Dice in the order in which they fall.')
const answersSchema = z.array(answerSchema).describe('Answers in the order in which they are asked for.')

const stepSchema = z
  .strictObject({
    do: z
      .union([z.string().min(1), z.record(z.string(), z.unknown())], 'should be a command: a text or a map')
      .describe('The command, as text (Ada attack Gob longsword) or as a map.'),
    dice: diceSchema.optional(),
    answers: answersSchema.optional(),
    rolls: z.array(z.string()).optional().describe('Every roll of the step in order: "Ada attack 10+2=12 vs 12 pass".'),
    expect: z.record(z.string(), z.unknown()).optional().describe('Facts afterwards: Gob.hp: 4, zones.B.here: [Ada].'),
    log: z.array(z.string()).optional().describe('Pieces of text that the lines of the log must contain.'),
    refused: z.string().optional().describe('The rule that refuses the command; then nothing changes.'),
    asked: z
      .strictObject({
        to: z.string().describe('The seat or the combatant that is asked.'),
        rule: z.string().describe('The rule that asks.'),
      })
      .optional()
      .describe('Who is being asked what, where the answer is missing on purpose. The case ends here.'),
  })
  .describe('A command and what must be true of it.')

/** One conformance case. */
export const caseSchema = z.strictObject({
  id: z.string().min(1).describe('Unique in its file.'),
  title: z.string().optional().describe('What the case shows, in a line.'),
  rules: z.array(z.string()).min(1).describe('Ids of the rules that it exercises.'),
  given: z
    .record(z.string(), z.unknown())
    .describe('An encounter; combatants of the cast may be just their Zone. Or {encounter: FILE} with changes.'),
  dice: diceSchema.optional(),
  answers: answersSchema.optional(),
  steps: z.array(stepSchema).min(1).optional(),
  invalid: z.string().optional().describe('The encounter itself is refused, citing this rule.'),
})

/** A whole file of cases. */
export const caseFileSchema = z.strictObject({
  $schema: z.string().optional().describe('Where editors find the schema.'),
  ruleset: z.string().describe('The ruleset of the cases.'),
  cast: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('Combatants by name, as in an encounter, for the cases of this file.'),
  cases: z.array(caseSchema).min(1),
})

/** A conformance case: what is given, what is done, what must be true. */
export type Case = z.infer<typeof caseSchema>
/** One command of a case. */
export type Step = z.infer<typeof stepSchema>
/** An answer of a case, or one that must be refused. */
export type CaseAnswer = z.infer<typeof answerSchema>

/** A die of a case; 0 sides where any die will do. */
export function readCaseDie(die: z.infer<typeof dieSchema>): TapeDie {
  if (typeof die === 'number') return { sides: 0, face: die }
  const [sides = '', face = ''] = die.slice(1).split('=')
  return { sides: Number(sides), face: Number(face) }
}

/** The cast of a file: combatants by name, as in an encounter. */
export type Cast = Readonly<Record<string, unknown>>

/** What an encounter of a case says unless the case does. */
const USUALLY: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  zones: { battlefield: 'A-B-C', surprised: 'nobody' },
}

/** The encounter of a case, complete: with the usual battlefield, and combatants of the cast put in. */
export function encounterOf(given: Readonly<Record<string, unknown>>, cast: Cast, ruleset: string): unknown {
  const { combatants, now, ...rest } = given
  return {
    ruleset,
    ...USUALLY[ruleset],
    ...rest,
    ...(isMap(now) ? { now: { round: 2, ...now } } : {}),
    combatants: castIn(combatants, cast),
  }
}

function castIn(combatants: unknown, cast: Cast): unknown {
  const one = (name: string, entry: unknown): unknown => {
    const changes = typeof entry === 'string' ? { zone: entry } : (entry ?? {})
    const base = Object.hasOwn(cast, name) ? cast[name] : {}
    return isMap(changes) && isMap(base) ? { ...base, ...changes } : changes
  }
  if (Array.isArray(combatants)) {
    return combatants.map((entry) => (isMap(entry) && typeof entry.name === 'string' ? one(entry.name, entry) : entry))
  }
  if (!isMap(combatants)) return combatants
  return Object.fromEntries(Object.entries(combatants).map(([name, entry]) => [name, one(name, entry)]))
}

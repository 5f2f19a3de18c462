import { type RecordedDie, readTypedDie } from '@fray/kernel'
import { described, perhaps } from '@fray/rulesets/loading'
import * as z from 'zod/mini'

const DIE = 'should be a die such as d20=14 or d%=00, or the face alone'

const dieSchema = described(
  z.union([z.int().check(z.minimum(0)), z.string().check(z.regex(/^d(\d+|%)=\d+$/, DIE))], DIE),
  'A die that falls: d20=14, or the face alone where the kind of die is not to be checked. d% is a d100, and 00 on it 100.',
)

const valueSchema = z.union([z.string(), z.number()])

const ANSWER =
  'should be an answer: a word, a number, {refused: RULE, value: ANSWER}, or {NAME: ANSWER} with "at" or "refused"'

/** Fields allowed besides a name. */
const SIDE_FIELDS = ['at', 'refused', 'value']

const oneNamed = z.superRefine<Record<string, string | number>>((fields, context) => {
  const names = Object.keys(fields).filter((key) => !SIDE_FIELDS.includes(key))
  const words = ['at', 'refused'].every((key) => fields[key] === undefined || typeof fields[key] === 'string')
  if (names.length !== 1 || 'value' in fields || !words) {
    context.addIssue({ code: 'custom', message: ANSWER })
  }
})

const namedSchema = z.record(z.string(), valueSchema).check(oneNamed)

const answerSchema = described(
  z.union(
    [
      z.string(),
      z.number(),
      z.strictObject({
        refused: described(z.string(), 'The rule that refuses the answer.'),
        value: described(valueSchema, 'The answer that is refused.'),
      }),
      described(
        namedSchema,
        'An answer for one combatant, or the referee, by name: {Ann: strike}; with "at" only at that moment, with ' +
          '"refused" one that must be refused by that rule.',
      ),
    ],
    ANSWER,
  ),
  'An answer to the next question; {refused, value} for one that must be refused, with the next answer after it; ' +
    '{NAME: ANSWER} for the first question to that combatant that offers it.',
)

const diceSchema = described(z.array(dieSchema), 'Dice in the order in which they fall.')
const answersSchema = described(
  z.array(answerSchema),
  'Answers in the order in which they are asked for; those with a name, in the order of each name.',
)

const notAskedSchema = described(
  z.strictObject({
    to: described(z.string(), 'The seat or the combatant that is not asked.'),
    rule: described(z.string(), 'The rule that does not ask.'),
    at: perhaps(z.string(), 'The moment, where the rule asks at several and only one is meant.'),
    because: perhaps(z.string(), 'The rule that forbids what could be answered.'),
  }),
  'Who is not asked by that rule during the step; with "because", which rule forbids all answers.',
)

const stepSchema = described(
  z.strictObject({
    do: described(
      z.union(
        [z.string().check(z.minLength(1)), z.record(z.string(), z.unknown())],
        'should be a command: a text or a map',
      ),
      'The command, as text (Ada attack Gob longsword) or as a map.',
    ),
    dice: z.optional(diceSchema),
    answers: z.optional(answersSchema),
    rolls: perhaps(z.array(z.string()), 'Every roll of the step in order: "Ada attack 10+2=12 vs 12 pass".'),
    expect: perhaps(z.record(z.string(), z.unknown()), 'Facts afterwards: Gob.hp: 4, zones.B.here: [Ada].'),
    log: perhaps(z.array(z.string()), 'Pieces of text that the lines of the log must contain.'),
    refused: perhaps(z.string(), 'The rule that refuses the command; then nothing changes.'),
    asked: perhaps(
      z.strictObject({
        to: described(z.string(), 'The seat or the combatant that is asked.'),
        rule: described(z.string(), 'The rule that asks.'),
        at: perhaps(z.string(), 'The moment, where the rule asks at several.'),
      }),
      'Who is being asked what, where the answer is missing on purpose. The case ends here.',
    ),
    notAsked: z.optional(notAskedSchema),
  }),
  'A command and what must be true of it.',
)

/** One conformance case. */
export const caseSchema = z.strictObject({
  id: described(z.string().check(z.minLength(1)), 'Unique in its file.'),
  title: perhaps(z.string(), 'What the case shows, in a line.'),
  rules: described(z.array(z.string()).check(z.minLength(1)), 'Ids of the rules that it exercises.'),
  given: described(
    z.record(z.string(), z.unknown()),
    'An encounter; combatants of the cast may be just their place. Or {encounter: FILE} with changes.',
  ),
  dice: z.optional(diceSchema),
  answers: z.optional(answersSchema),
  steps: z.optional(z.array(stepSchema).check(z.minLength(1))),
  invalid: perhaps(z.string(), 'The encounter itself is refused, citing this rule.'),
})

/** A whole file of cases. */
export const caseFileSchema = z.strictObject({
  $schema: perhaps(z.string(), 'Where editors find the schema.'),
  ruleset: described(z.string(), 'The ruleset of the cases.'),
  cast: perhaps(
    z.record(z.string(), z.unknown()),
    'Combatants by name, as in an encounter, for the cases of this file.',
  ),
  content: perhaps(
    z.record(z.string(), z.record(z.string(), z.unknown())),
    'Items and other content by kind and id, as in an encounter, for the cases of this file.',
  ),
  cases: z.array(caseSchema).check(z.minLength(1)),
})

/** A conformance case: what is given, what is done, what must be true. */
export type Case = z.infer<typeof caseSchema>
/** One command of a case. */
export type Step = z.infer<typeof stepSchema>
/** An answer of a case: for the next one asked, one that must be refused, or one for a combatant by name. */
export type CaseAnswer = z.infer<typeof answerSchema>

/** A die of a case; 0 sides if any die matches. Only a d100 shows `00`. */
export function readCaseDie(die: z.infer<typeof dieSchema>): RecordedDie {
  if (typeof die === 'number') return die === 0 ? { sides: 100, face: 100 } : { sides: 0, face: die }
  return readTypedDie(die) as RecordedDie
}

/** What the cases of a file share: the cast, combatants by name as in an encounter, and content by kind and id. */
export interface Shared {
  readonly cast?: Readonly<Record<string, unknown>>
  readonly content?: Readonly<Record<string, unknown>>
}

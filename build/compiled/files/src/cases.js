import { readTypedDie } from '@fray/kernel';
import * as z from 'zod';
const DIE = 'should be a die such as d20=14 or d%=00, or the face alone';
const dieSchema = z
    .union([z.int().min(0), z.string().regex(/^d(\d+|%)=\d+$/, DIE)], DIE)
    .describe('A die that falls: d20=14, or the face alone where the kind of die is not to be checked. d% is a d100, and 00 on it 100.');
const valueSchema = z.union([z.string(), z.number()]);
const ANSWER = 'should be an answer: a word, a number, {refused: RULE, value: ANSWER}, or {NAME: ANSWER} with "at" or "refused"';
/** What may stand beside a name. */
const SIDE_FIELDS = ['at', 'refused', 'value'];
const namedSchema = z.record(z.string(), valueSchema).superRefine((fields, context) => {
    const names = Object.keys(fields).filter((key) => !SIDE_FIELDS.includes(key));
    const words = ['at', 'refused'].every((key) => fields[key] === undefined || typeof fields[key] === 'string');
    if (names.length !== 1 || 'value' in fields || !words) {
        context.addIssue({ code: 'custom', message: ANSWER });
    }
});
const answerSchema = z
    .union([
    z.string(),
    z.number(),
    z.strictObject({
        refused: z.string().describe('The rule that refuses the answer.'),
        value: valueSchema.describe('The answer that is refused.'),
    }),
    namedSchema.describe('An answer for one combatant, or the referee, by name: {Ann: strike}; with "at" only at that moment, with ' +
        '"refused" one that must be refused by that rule.'),
], ANSWER)
    .describe('An answer to the next question; {refused, value} for one that must be refused, with the next answer after it; ' +
    '{NAME: ANSWER} for the first question to that combatant that offers it.');
const diceSchema = z.array(dieSchema).describe('Dice in the order in which they fall.');
const answersSchema = z
    .array(answerSchema)
    .describe('Answers in the order in which they are asked for; those with a name, in the order of each name.');
const notAskedSchema = z
    .strictObject({
    to: z.string().describe('The seat or the combatant that is not asked.'),
    rule: z.string().describe('The rule that does not ask.'),
    at: z.string().optional().describe('The moment, where the rule asks at several and only one is meant.'),
    because: z.string().optional().describe('The rule that forbids what could be answered.'),
})
    .describe('Who is not asked by that rule during the step; with "because", which rule forbids all answers.');
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
        at: z.string().optional().describe('The moment, where the rule asks at several.'),
    })
        .optional()
        .describe('Who is being asked what, where the answer is missing on purpose. The case ends here.'),
    notAsked: notAskedSchema.optional(),
})
    .describe('A command and what must be true of it.');
/** One conformance case. */
export const caseSchema = z.strictObject({
    id: z.string().min(1).describe('Unique in its file.'),
    title: z.string().optional().describe('What the case shows, in a line.'),
    rules: z.array(z.string()).min(1).describe('Ids of the rules that it exercises.'),
    given: z
        .record(z.string(), z.unknown())
        .describe('An encounter; combatants of the cast may be just their place. Or {encounter: FILE} with changes.'),
    dice: diceSchema.optional(),
    answers: answersSchema.optional(),
    steps: z.array(stepSchema).min(1).optional(),
    invalid: z.string().optional().describe('The encounter itself is refused, citing this rule.'),
});
/** A whole file of cases. */
export const caseFileSchema = z.strictObject({
    $schema: z.string().optional().describe('Where editors find the schema.'),
    ruleset: z.string().describe('The ruleset of the cases.'),
    cast: z
        .record(z.string(), z.unknown())
        .optional()
        .describe('Combatants by name, as in an encounter, for the cases of this file.'),
    content: z
        .record(z.string(), z.record(z.string(), z.unknown()))
        .optional()
        .describe('Items and other content by kind and id, as in an encounter, for the cases of this file.'),
    cases: z.array(caseSchema).min(1),
});
/** A die of a case; 0 sides where any die will do. Nothing but a d100 shows `00`. */
export function readCaseDie(die) {
    if (typeof die === 'number')
        return die === 0 ? { sides: 100, face: 100 } : { sides: 0, face: die };
    return readTypedDie(die);
}
//# sourceMappingURL=cases.js.map
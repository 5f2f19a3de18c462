import { type TapeDie } from '@fray/kernel';
import * as z from 'zod';
declare const dieSchema: z.ZodUnion<readonly [z.ZodInt, z.ZodString]>;
declare const answerSchema: z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodObject<{
    refused: z.ZodString;
    value: z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>;
}, z.core.$strict>, z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>>]>;
declare const stepSchema: z.ZodObject<{
    do: z.ZodUnion<readonly [z.ZodString, z.ZodRecord<z.ZodString, z.ZodUnknown>]>;
    dice: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodInt, z.ZodString]>>>;
    answers: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodObject<{
        refused: z.ZodString;
        value: z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>;
    }, z.core.$strict>, z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>>]>>>;
    rolls: z.ZodOptional<z.ZodArray<z.ZodString>>;
    expect: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    log: z.ZodOptional<z.ZodArray<z.ZodString>>;
    refused: z.ZodOptional<z.ZodString>;
    asked: z.ZodOptional<z.ZodObject<{
        to: z.ZodString;
        rule: z.ZodString;
        at: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>>;
    notAsked: z.ZodOptional<z.ZodObject<{
        to: z.ZodString;
        rule: z.ZodString;
        at: z.ZodOptional<z.ZodString>;
        because: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>>;
}, z.core.$strict>;
/** One conformance case. */
export declare const caseSchema: z.ZodObject<{
    id: z.ZodString;
    title: z.ZodOptional<z.ZodString>;
    rules: z.ZodArray<z.ZodString>;
    given: z.ZodRecord<z.ZodString, z.ZodUnknown>;
    dice: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodInt, z.ZodString]>>>;
    answers: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodObject<{
        refused: z.ZodString;
        value: z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>;
    }, z.core.$strict>, z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>>]>>>;
    steps: z.ZodOptional<z.ZodArray<z.ZodObject<{
        do: z.ZodUnion<readonly [z.ZodString, z.ZodRecord<z.ZodString, z.ZodUnknown>]>;
        dice: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodInt, z.ZodString]>>>;
        answers: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodObject<{
            refused: z.ZodString;
            value: z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>;
        }, z.core.$strict>, z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>>]>>>;
        rolls: z.ZodOptional<z.ZodArray<z.ZodString>>;
        expect: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
        log: z.ZodOptional<z.ZodArray<z.ZodString>>;
        refused: z.ZodOptional<z.ZodString>;
        asked: z.ZodOptional<z.ZodObject<{
            to: z.ZodString;
            rule: z.ZodString;
            at: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>>;
        notAsked: z.ZodOptional<z.ZodObject<{
            to: z.ZodString;
            rule: z.ZodString;
            at: z.ZodOptional<z.ZodString>;
            because: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>>;
    }, z.core.$strict>>>;
    invalid: z.ZodOptional<z.ZodString>;
}, z.core.$strict>;
/** A whole file of cases. */
export declare const caseFileSchema: z.ZodObject<{
    $schema: z.ZodOptional<z.ZodString>;
    ruleset: z.ZodString;
    cast: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
    content: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodRecord<z.ZodString, z.ZodUnknown>>>;
    cases: z.ZodArray<z.ZodObject<{
        id: z.ZodString;
        title: z.ZodOptional<z.ZodString>;
        rules: z.ZodArray<z.ZodString>;
        given: z.ZodRecord<z.ZodString, z.ZodUnknown>;
        dice: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodInt, z.ZodString]>>>;
        answers: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodObject<{
            refused: z.ZodString;
            value: z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>;
        }, z.core.$strict>, z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>>]>>>;
        steps: z.ZodOptional<z.ZodArray<z.ZodObject<{
            do: z.ZodUnion<readonly [z.ZodString, z.ZodRecord<z.ZodString, z.ZodUnknown>]>;
            dice: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodInt, z.ZodString]>>>;
            answers: z.ZodOptional<z.ZodArray<z.ZodUnion<readonly [z.ZodString, z.ZodNumber, z.ZodObject<{
                refused: z.ZodString;
                value: z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>;
            }, z.core.$strict>, z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>>]>>>;
            rolls: z.ZodOptional<z.ZodArray<z.ZodString>>;
            expect: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnknown>>;
            log: z.ZodOptional<z.ZodArray<z.ZodString>>;
            refused: z.ZodOptional<z.ZodString>;
            asked: z.ZodOptional<z.ZodObject<{
                to: z.ZodString;
                rule: z.ZodString;
                at: z.ZodOptional<z.ZodString>;
            }, z.core.$strict>>;
            notAsked: z.ZodOptional<z.ZodObject<{
                to: z.ZodString;
                rule: z.ZodString;
                at: z.ZodOptional<z.ZodString>;
                because: z.ZodOptional<z.ZodString>;
            }, z.core.$strict>>;
        }, z.core.$strict>>>;
        invalid: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>>;
}, z.core.$strict>;
/** A conformance case: what is given, what is done, what must be true. */
export type Case = z.infer<typeof caseSchema>;
/** One command of a case. */
export type Step = z.infer<typeof stepSchema>;
/** An answer of a case: for whoever is asked next, one that must be refused, or one for somebody by name. */
export type CaseAnswer = z.infer<typeof answerSchema>;
/** A die of a case; 0 sides where any die will do. Nothing but a d100 shows `00`. */
export declare function readCaseDie(die: z.infer<typeof dieSchema>): TapeDie;
/** What the cases of a file share: the cast, combatants by name as in an encounter, and content by kind and id. */
export interface Shared {
    readonly cast?: Readonly<Record<string, unknown>>;
    readonly content?: Readonly<Record<string, unknown>>;
}
export {};
//# sourceMappingURL=cases.d.ts.map
import * as z from 'zod';
/** Pieces of schemas that encounter files of several rulesets share. */
/** A whole number whose range is checked, and told, by what reads it; editors know it from here. */
export declare const ranged: (minimum: number, maximum: number) => z.ZodInt;
/** Dice as people write them; the reader checks the notation. */
export declare const diceSchema: z.ZodUnion<readonly [z.ZodString, z.ZodInt]>;
export declare const nameSchema: z.ZodString;
/** The ids of a ruleset's own content of one kind, so that editors complete them. */
export declare function idsSchema(built: Readonly<Record<string, unknown>>, kind: string): z.ZodType<string>;
/** The `from` of something that may be made from content. */
export declare const fromSchema: (built: Readonly<Record<string, unknown>>, kind: string) => z.ZodUnion<readonly [z.ZodType<string, unknown, z.core.$ZodTypeInternals<string, unknown>>, z.ZodString]>;
/** Points: a number, or current/most; `below` where the current ones may be less than nothing. */
export declare const pointsSchema: (below: boolean) => z.ZodUnion<readonly [z.ZodInt, z.ZodString]>;
/** What a side says of what other seats may know of it; `life` is what its hit points are called. */
export declare const sightFields: (life?: string) => {
    hp: z.ZodOptional<z.ZodEnum<{
        exact: "exact";
        nothing: "nothing";
        word: "word";
    }>>;
    defenses: z.ZodOptional<z.ZodEnum<{
        hidden: "hidden";
        open: "open";
    }>>;
    abilities: z.ZodOptional<z.ZodEnum<{
        hidden: "hidden";
        open: "open";
    }>>;
    rolls: z.ZodOptional<z.ZodEnum<{
        hidden: "hidden";
        open: "open";
    }>>;
    presence: z.ZodOptional<z.ZodEnum<{
        here: "here";
        known: "known";
        seen: "seen";
    }>>;
};
/** What a side says of itself where one of them may be the Party. */
export declare const partySideFields: (party: string, life?: string) => {
    hp: z.ZodOptional<z.ZodEnum<{
        exact: "exact";
        nothing: "nothing";
        word: "word";
    }>>;
    defenses: z.ZodOptional<z.ZodEnum<{
        hidden: "hidden";
        open: "open";
    }>>;
    abilities: z.ZodOptional<z.ZodEnum<{
        hidden: "hidden";
        open: "open";
    }>>;
    rolls: z.ZodOptional<z.ZodEnum<{
        hidden: "hidden";
        open: "open";
    }>>;
    presence: z.ZodOptional<z.ZodEnum<{
        here: "here";
        known: "known";
        seen: "seen";
    }>>;
    name: z.ZodOptional<z.ZodString>;
    party: z.ZodOptional<z.ZodBoolean>;
};
/** The most that one `count` makes. */
export declare const MOST_COUNTED = 200;
export declare const countSchema: z.ZodInt;
export declare const madeFromSchema: z.ZodString;
/** Who answers for whom; `order`: what the order of the seats means. */
export declare const seatsField: (policies: readonly string[], order?: string) => z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodObject<{
    plays: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
    by: z.ZodOptional<z.ZodEnum<{
        computer: "computer";
        person: "person";
    }>>;
    policy: z.ZodOptional<z.ZodEnum<{
        [x: string]: string;
    }>>;
}, z.core.$strict>>>;
/** The sides by id, where party and foes are those that go without saying. */
export declare const sidesField: <T extends z.ZodType>(side: T) => z.ZodOptional<z.ZodRecord<z.ZodString, T>>;
/** Everybody who fights, as a map by name or as a list in which each says its name. */
export declare const peopleField: <T extends z.ZodType, L extends z.ZodType>(one: T, listed: L) => z.ZodUnion<readonly [z.ZodRecord<z.ZodString, T>, z.ZodArray<L>]>;
/** The JSON Schema of a ruleset's encounter files, for editors: every field with a sentence, content ids to choose from. */
export declare const editorSchema: (ruleset: string, schema: z.ZodType) => Record<string, unknown>;
/** The fields that every encounter file begins with. */
export declare const headFields: (ruleset: string) => {
    $schema: z.ZodOptional<z.ZodString>;
    ruleset: z.ZodOptional<z.ZodLiteral<string>>;
    title: z.ZodOptional<z.ZodString>;
    about: z.ZodOptional<z.ZodString>;
    notes: z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>;
};
//# sourceMappingURL=schema.d.ts.map
import * as z from 'zod';
/** What the schemas of all battlefields of squares have in common, with a sentence on every field for editors. */
export declare const areasSchema: z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>;
/** Fields that every map of squares has. */
export declare const mapFields: {
    size: z.ZodOptional<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>;
    origin: z.ZodOptional<z.ZodTuple<[z.ZodInt, z.ZodInt], null>>;
    marks: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>>;
};
/** Fields that every character in the legend of a map has. */
export declare const legendFields: {
    combatant: z.ZodOptional<z.ZodString>;
    mark: z.ZodOptional<z.ZodString>;
};
/** What the ground of a square is like. */
export declare const groundField: z.ZodOptional<z.ZodEnum<{
    difficult: "difficult";
    impassable: "impassable";
    open: "open";
}>>;
/** Where one can leave; `usually` says where if nothing is said. */
export declare const exitsField: (usually: string) => z.ZodOptional<z.ZodUnion<readonly [z.ZodEnum<{
    edge: "edge";
    none: "none";
}>, z.ZodArray<z.ZodString>]>>;
/** Rows of a map, of which the sentence says what the characters mean. */
export declare const textField: (characters: string) => z.ZodOptional<z.ZodString>;
/** What the characters of the text mean. */
export declare const legendField: <T extends z.ZodType>(entry: T) => z.ZodOptional<z.ZodRecord<z.ZodString, T>>;
/** A battlefield: a size in short, or a map of such parts. */
export declare const squaresSchema: <T extends z.ZodType>(parts: T, description: string) => z.ZodUnion<readonly [z.ZodString, T]>;
//# sourceMappingURL=squares-schema.d.ts.map
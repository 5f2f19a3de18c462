/**
 * The problems with the first few of those that mean the same; the last of them says how many others there are. Where one
 * mistake was made a thousand times, nobody reads the thousandth sentence, and nobody has to find its place.
 */
export declare function firstAlike<T extends {
    readonly message: string;
}>(problems: readonly T[]): T[];
//# sourceMappingURL=alike.d.ts.map
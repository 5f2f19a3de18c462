/** One change from a value to another: what stands at the path from now on; `gone` where nothing does any more. */
export interface Change {
    readonly path: readonly (string | number)[];
    readonly value?: unknown;
    readonly gone?: true;
}
/** What has to change to make `b` of `a`, both plain data; empty where they are equal. */
export declare function diff(a: unknown, b: unknown): Change[];
/** The value with the changes made; the value itself stays as it is. Throws where a path leads nowhere. */
export declare function patch<T>(value: T, changes: readonly Change[]): T;
//# sourceMappingURL=patch.d.ts.map
/** What was sent is not JSON as this server takes it; the message says why, in a sentence. */
export declare class BadJson extends Error {
    name: string;
}
/** Reads JSON that somebody sent. Throws {@link BadJson} where it is none, is nested too deep, or holds a forbidden name. */
export declare function parseSafely(text: string, depth: number): unknown;
//# sourceMappingURL=safe-json.d.ts.map
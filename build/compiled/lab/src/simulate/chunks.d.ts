/** Some trials that are played in one go: those from `first` on. */
export interface Chunk {
    readonly first: number;
    readonly count: number;
}
/**
 * The trials divided into chunks: small ones first, so that a beginning is soon there; then larger ones. How they are divided
 * depends on nothing but the number of trials, since the stopping rule is judged at the end of each chunk.
 */
export declare function chunksOf(trials: number): Generator<Chunk, void>;
/** After how many trials the stopping rule is judged, the first ones. */
export declare function looksOf(trials: number): number[];
//# sourceMappingURL=chunks.d.ts.map
/** Version of the protocol that is spoken here; raised whenever somebody who speaks an older one would misunderstand. */
export declare const PROTOCOL = 1;
/** The oldest version that a host still speaks. */
export declare const OLDEST_PROTOCOL = 1;
/** Which side of a connection has to be renewed, with a sentence for people, or null where both understand each other. */
export type Misfit = {
    readonly close: 'client-too-old' | 'host-too-old';
    readonly words: string;
} | null;
/** Compares what a client speaks with what this host speaks. */
export declare function misfitOf(spoken: number): Misfit;
//# sourceMappingURL=versions.d.ts.map
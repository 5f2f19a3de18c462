/** Who may speak to a server, by what a request says of itself. */
export interface GuardWishes {
    /** Names by which people reach the server besides numbers and this machine's own name, as in `fray.example.org`. */
    readonly names: readonly string[];
}
/**
 * Why a request is not heard, in a sentence, or null. A page of somebody else's that has its own name lead here (DNS rebinding) says
 * that name in `Host`; numbers and the names of this server cannot be made to lie. A page of somebody else's that speaks here says
 * its own address in `Origin`; programs say none.
 */
export declare function refusedBy({ names }: GuardWishes, headers: {
    host?: string;
    origin?: string;
}): string | null;
//# sourceMappingURL=guard.d.ts.map
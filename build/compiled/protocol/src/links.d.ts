/** The path at which a server takes WebSockets, below the address of its page. */
export declare const SOCKET_PATH = "api/live";
/** A link that was read. */
export interface Link {
    /** The address of the server's page, with its last slash. */
    readonly base: string;
    /** Where its WebSockets are: the same address with `ws`, or `wss` where it is encrypted. */
    readonly socket: string;
    readonly key: string;
}
/** The link of a key. `base` is the address of the server's page. */
export declare const linkOf: (base: string, key: string) => string;
/** Reads a link, as people paste it; null where it is none. */
export declare function readLink(text: string): Link | null;
//# sourceMappingURL=links.d.ts.map
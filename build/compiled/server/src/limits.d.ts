/** What the one who runs a server may set the most of. Each has the sentence that says what it bounds. */
export declare const LIMIT_WORDS: {
    readonly fights: 'fights that are kept';
    readonly connections: 'sockets that are open at once';
    readonly perAddress: 'sockets of one address';
    readonly messageBytes: 'bytes of one message on a socket';
    readonly bodyBytes: 'bytes of one request';
    readonly messages: 'messages a second of one socket, once a burst of five times as many is used up';
    readonly requests: 'requests a second of one address, once a burst of five times as many is used up';
    readonly bufferedBytes: 'bytes that wait for a slow reader before it is let go';
    readonly journalLines: 'lines of one journal';
    readonly combatants: 'combatants of an encounter';
    readonly trials: 'fights of one simulation';
    readonly simulationSeconds: 'seconds of one simulation';
    readonly simulations: 'simulations that wait or run at once';
    readonly pollSeconds: 'seconds that a long poll waits';
};
export type LimitName = keyof typeof LIMIT_WORDS;
export type ServerLimits = Readonly<Record<LimitName, number>>;
/** What a server allows where nobody has said otherwise. */
export declare const USUAL_LIMITS: ServerLimits;
/** Reads `fights=500`; a sentence where it says no limit. */
export declare function readLimit(text: string): readonly [LimitName, number] | string;
//# sourceMappingURL=limits.d.ts.map
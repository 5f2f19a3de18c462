/** What a secret key opens: a seat of a fight (`spectators` for those who only watch), or the door at which one asks to be let in. */
export type Pass = {
    readonly fight: string;
    readonly seat: string;
} | {
    readonly fight: string;
    readonly seat: null;
};
/** A key by which spectators come in has this seat. */
export declare const SPECTATORS = "spectators";
/** The keys to the seats of fights. Whoever keeps them stores no key in the open and compares in constant time. */
export interface Passes {
    /** What the key opens, or null. */
    find(key: string): Promise<Pass | null>;
    /** Makes a new key, long and by chance; the only time that it is seen. */
    make(pass: Pass): Promise<string>;
    /** Takes back all keys of the seat, or all open ones (null); returns how many there were. */
    revoke(pass: Pass): Promise<number>;
}
//# sourceMappingURL=passes.d.ts.map
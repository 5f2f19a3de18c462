/**
 * Keeps a file to this process: `FILE.lock` beside it names who writes. It comes into being whole and only where there is
 * none, so of two processes one gets it. One that a dead process left behind is taken over; what is no lock is let be.
 * Throws a {@link Stop} where the file cannot be had. Returns what gives it free again; the end of the process does so too.
 */
export declare function lockFile(path: string): () => void;
//# sourceMappingURL=lock.d.ts.map
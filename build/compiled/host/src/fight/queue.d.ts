/** Does one thing after the other: what is asked of a fight while something is being kept waits. */
export declare class Queue {
    private last;
    /** How much waits or is being done. */
    length: number;
    /** Does it when everything before is done. Resolves or rejects as it does; what follows is done in any case. */
    add<T>(work: () => T | Promise<T>): Promise<T>;
}
//# sourceMappingURL=queue.d.ts.map
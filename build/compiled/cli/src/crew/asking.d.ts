/** A thread that is told one thing after the other, and answers each in turn. It keeps no program from ending while it waits. */
export declare class AskedThread<Order, Answer extends object> {
    private readonly worker;
    private readonly waiting;
    /** @param module a module of this folder, with `data` as its `workerData`. */
    constructor(module: string, data: unknown);
    /** Its answer, which has the key; throws what the thread says went wrong. */
    ask<K extends string>(order: Order, key: K): Promise<Extract<Answer, Record<K, unknown>>>;
    close(): Promise<number>;
    private fail;
}
//# sourceMappingURL=asking.d.ts.map
/** What a thread has been told, by id: the latest few. Both ends keep one and forget alike. */
export declare class Known<T> {
    private readonly entries;
    has(id: number): boolean;
    get(id: number): T | undefined;
    put(id: number, value: T): void;
}
//# sourceMappingURL=known.d.ts.map
/**
 * Something could not be kept. `certain` says whether it is certain that nothing was written; else nobody knows, and the
 * entries have to be looked for. The message is a sentence for people.
 */
export class StoreError extends Error {
    name = 'StoreError';
    certain;
    constructor(message, certain) {
        super(message);
        this.certain = certain;
    }
}
//# sourceMappingURL=store.js.map
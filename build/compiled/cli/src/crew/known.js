/** Tasks that a thread remembers. */
const MOST = 8;
/** What a thread has been told, by id: the latest few. Both ends keep one and forget alike. */
export class Known {
    entries = new Map();
    has(id) {
        return this.entries.has(id);
    }
    get(id) {
        return this.entries.get(id);
    }
    put(id, value) {
        this.entries.set(id, value);
        if (this.entries.size > MOST)
            this.entries.delete([...this.entries.keys()][0]);
    }
}
//# sourceMappingURL=known.js.map
const isSame = (a, b) => a.fight === b.fight && a.seat === b.seat;
/** Keys that nobody keeps when the program ends: for tests, workers and trying out. */
export class MemoryPasses {
    passes = new Map();
    chance;
    /** @param chance makes texts that nobody can guess */
    constructor(chance) {
        this.chance = chance;
    }
    async find(key) {
        return this.passes.get(key) ?? null;
    }
    async make(pass) {
        const key = this.chance();
        this.passes.set(key, pass);
        return key;
    }
    async revoke(pass) {
        const keys = [...this.passes].filter(([, one]) => isSame(one, pass)).map(([key]) => key);
        for (const key of keys)
            this.passes.delete(key);
        return keys.length;
    }
}
//# sourceMappingURL=memory-passes.js.map
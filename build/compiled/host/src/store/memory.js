/** A store that keeps nothing when the program ends: for tests, workers and trying out. */
export class MemoryStore {
    fights = new Map();
    clock;
    constructor(clock = Date.now) {
        this.clock = clock;
    }
    async append(fight, after, entries, note) {
        const kept = this.fights.get(fight);
        const known = entries.map(({ id }) => kept?.byId.get(id)).find((entry) => entry !== undefined);
        if (known !== undefined)
            return { status: 'known', entry: known };
        const version = kept?.entries.length ?? 0;
        if (version !== after)
            return { status: 'conflict', version };
        if (entries.length === 0)
            return { status: 'appended', version };
        const now = this.clock();
        const log = kept ?? { entries: [], byId: new Map(), note, size: 0, begun: now, changed: now, snapshot: null };
        this.fights.set(fight, log);
        for (const { id, text } of entries) {
            const entry = { id, text, version: log.entries.length + 1 };
            log.entries.push(entry);
            log.byId.set(id, entry);
            log.size += text.length;
        }
        log.note = note;
        log.changed = now;
        return { status: 'appended', version: log.entries.length };
    }
    async read(fight, from, most = Number.MAX_SAFE_INTEGER) {
        const at = Math.max(0, from - 1);
        return this.fights.get(fight)?.entries.slice(at, at + most) ?? [];
    }
    async find(fight, id) {
        return this.fights.get(fight)?.byId.get(id) ?? null;
    }
    async list() {
        return [...this.fights.keys()].map((id) => this.entryOf(id)).sort((a, b) => b.changed - a.changed);
    }
    async look(fight) {
        return this.entryOf(fight);
    }
    entryOf(fight) {
        const kept = this.fights.get(fight);
        if (kept === undefined)
            return null;
        const { note, entries, size, begun, changed } = kept;
        return { fight, ...note, version: entries.length, size, begun, changed };
    }
    async keep(fight, snapshot) {
        const kept = this.fights.get(fight);
        if (kept !== undefined && snapshot.version >= (kept.snapshot?.version ?? 0))
            kept.snapshot = snapshot;
    }
    async snapshot(fight) {
        return this.fights.get(fight)?.snapshot ?? null;
    }
    async delete(fight) {
        return this.fights.delete(fight);
    }
}
//# sourceMappingURL=memory.js.map
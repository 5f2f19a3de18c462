import { StoreError, } from '@fray/host';
import { asProblem, isCertain } from './problem.js';
import { Writer } from './writer.js';
const FIGHT = 'n, fight, title, ruleset, over, version, size, begun, changed';
/** Fights in a data folder: see {@link Store}. What comes together is written together, and each promise kept once it is on the disk. */
export class SqliteStore {
    writer;
    folder;
    database;
    limits;
    now;
    statements;
    fights;
    constructor({ database, folder }, limits, now = Date.now) {
        this.folder = folder;
        this.database = database;
        this.limits = limits;
        this.now = now;
        this.statements = prepare(database);
        this.writer = new Writer(database, (error) => this.problem(error));
        this.fights = this.statements.count.get().n;
    }
    async append(fight, after, entries, note) {
        const done = await this.writer.write(() => this.appendNow(fight, after, entries, note));
        if (typeof done === 'string')
            throw new StoreError(done, true);
        return done;
    }
    async read(fight, from, most = -1) {
        return this.reading(() => {
            const row = this.rowOf(fight);
            if (row === undefined)
                return [];
            return this.statements.read.all(row.n, from, most);
        });
    }
    async find(fight, id) {
        return this.reading(() => {
            const row = this.rowOf(fight);
            return row === undefined ? null : this.entryOf(row.n, id);
        });
    }
    async list() {
        return this.reading(() => this.statements.list.all().map(entryOfRow));
    }
    async look(fight) {
        return this.reading(() => {
            const row = this.rowOf(fight);
            return row === undefined ? null : entryOfRow(row);
        });
    }
    async keep(fight, { version, text }) {
        await this.writer.write(() => {
            const row = this.rowOf(fight);
            if (row !== undefined && version <= row.version)
                this.statements.keep.run(row.n, version, text);
        });
    }
    async snapshot(fight) {
        return this.reading(() => {
            const row = this.rowOf(fight);
            if (row === undefined)
                return null;
            return this.statements.snapshot.get(row.n) ?? null;
        });
    }
    async delete(fight) {
        return this.writer.write(() => {
            const { forget, revoke } = this.statements;
            revoke.run(fight);
            const isThere = forget.run(fight).changes > 0;
            if (isThere)
                this.fights--;
            return isThere;
        });
    }
    /** A sentence where there is no room. */
    appendNow(fight, after, entries, note) {
        const row = this.rowOf(fight);
        if (row !== undefined) {
            for (const { id } of entries) {
                const entry = this.entryOf(row.n, id);
                if (entry !== null)
                    return { status: 'known', entry };
            }
        }
        const version = row?.version ?? 0;
        if (version !== after)
            return { status: 'conflict', version };
        if (entries.length === 0)
            return { status: 'appended', version };
        if (row === undefined && this.fights >= this.limits.fights)
            return `There are ${this.limits.fights} fights already, as many as are kept here: delete one first.`;
        if (version + entries.length > this.limits.entries)
            return `This fight has ${version} entries, as many as one may have here: save its journal and go on in a new one.`;
        const last = version + entries.length;
        const size = entries.reduce((sum, { text }) => sum + text.length, 0);
        const n = this.note(row, fight, last, size, note);
        for (const [i, { id, text }] of entries.entries())
            this.statements.append.run(n, version + 1 + i, id, text);
        return { status: 'appended', version: last };
    }
    note(row, fight, version, size, note) {
        const { title, ruleset, over } = note;
        const now = this.now();
        if (row === undefined) {
            const { lastInsertRowid } = this.statements.begin.run(fight, title, ruleset, over ? 1 : 0, version, size, now, now);
            this.fights++;
            return Number(lastInsertRowid);
        }
        this.statements.touch.run(title, ruleset, over ? 1 : 0, version, row.size + size, now, row.n);
        return row.n;
    }
    rowOf(fight) {
        return this.statements.look.get(fight);
    }
    entryOf(n, id) {
        return this.statements.find.get(n, id) ?? null;
    }
    reading(work) {
        try {
            return work();
        }
        catch (error) {
            throw this.problem(error);
        }
    }
    /** What a caller is told; the folder's place is no business of those who play. */
    problem(error) {
        // A transaction that was taken back has begun no fights.
        if (this.database.isOpen)
            this.fights = this.statements.count.get().n;
        const problem = asProblem(this.folder, error);
        return problem === error ? error : new StoreError(problem.message, isCertain(error));
    }
}
const entryOfRow = ({ fight, title, ruleset, over, version, size, begun, changed }) => ({
    ...{ fight, title, ruleset, over: over === 1, version, size, begun, changed },
});
function prepare(database) {
    const of = (sql) => database.prepare(sql);
    return {
        count: of('SELECT count(*) AS n FROM fights'),
        look: of(`SELECT ${FIGHT} FROM fights WHERE fight = ?`),
        list: of(`SELECT ${FIGHT} FROM fights ORDER BY changed DESC, n DESC`),
        begin: of('INSERT INTO fights (fight, title, ruleset, over, version, size, begun, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)'),
        touch: of('UPDATE fights SET title = ?, ruleset = ?, over = ?, version = ?, size = ?, changed = ? WHERE n = ?'),
        append: of('INSERT INTO entries (fight, version, id, text) VALUES (?, ?, ?, ?)'),
        read: of('SELECT version, id, text FROM entries WHERE fight = ? AND version >= ? ORDER BY version LIMIT ?'),
        find: of('SELECT version, id, text FROM entries WHERE fight = ? AND id = ?'),
        keep: of(`INSERT INTO snapshots (fight, version, text) VALUES (?, ?, ?)
       ON CONFLICT (fight) DO UPDATE SET version = excluded.version, text = excluded.text WHERE excluded.version >= version`),
        snapshot: of('SELECT version, text FROM snapshots WHERE fight = ?'),
        forget: of('DELETE FROM fights WHERE fight = ?'),
        revoke: of('DELETE FROM passes WHERE fight = ?'),
    };
}
//# sourceMappingURL=sqlite-store.js.map
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
/** Bytes of a key: the first say which one it is, the others are its secret. */
const ID_BYTES = 9;
const SECRET_BYTES = 24;
const KEY = /^[A-Za-z0-9_-]{44}$/;
const ID_LETTERS = 12;
const digestOf = (secret) => createHash('sha256').update(secret).digest();
/** What is compared where there is no such key, so that this takes as long. */
const NOBODY = digestOf(randomBytes(SECRET_BYTES).toString('base64url'));
/**
 * Keys to seats. A key is 44 letters: 12 by which it is found, and 32 that are secret, of which only the digest is kept and
 * compared in constant time. Whoever reads the data folder, or a backup of it, cannot sit down anywhere.
 */
export class SqlitePasses {
    writer;
    byId;
    insert;
    forget;
    constructor(database, writer) {
        this.writer = writer;
        this.byId = database.prepare('SELECT digest, fight, seat FROM passes WHERE id = ?');
        this.insert = database.prepare('INSERT INTO passes (id, digest, fight, seat, made) VALUES (?, ?, ?, ?, ?)');
        this.forget = database.prepare('DELETE FROM passes WHERE fight = ? AND seat IS ?');
    }
    async find(key) {
        if (!KEY.test(key))
            return null;
        const row = this.byId.get(key.slice(0, ID_LETTERS));
        const isRight = timingSafeEqual(digestOf(key.slice(ID_LETTERS)), row?.digest ?? NOBODY);
        return isRight && row !== undefined ? { fight: row.fight, seat: row.seat } : null;
    }
    async make({ fight, seat }) {
        const id = randomBytes(ID_BYTES).toString('base64url');
        const secret = randomBytes(SECRET_BYTES).toString('base64url');
        await this.writer.write(() => this.insert.run(id, digestOf(secret), fight, seat, Date.now()));
        return id + secret;
    }
    async revoke({ fight, seat }) {
        return this.writer.write(() => Number(this.forget.run(fight, seat).changes));
    }
}
//# sourceMappingURL=passes.js.map
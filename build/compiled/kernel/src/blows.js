/**
 * Hears of every blow without a recorder: odds and statistics want to know how attacks went, not every number of theirs.
 * Rules tell it in plain numbers, and only while somebody wants it.
 */
export class Blows {
    log = [];
    length = 0;
    /** A blow was struck. */
    add(attacker, target, hit, degree) {
        const { log } = this;
        log[this.length++] = attacker;
        log[this.length++] = target;
        log[this.length++] = hit ? 1 : 0;
        log[this.length++] = degree;
    }
    /** The attacker's latest blow came out otherwise, because somebody has answered it: another result, perhaps another target. */
    change(attacker, target, hit) {
        const { log } = this;
        for (let at = this.length - 4; at >= 0; at -= 4) {
            if (log[at] !== attacker)
                continue;
            log[at + 1] = target;
            log[at + 2] = hit ? 1 : 0;
            // A critical hit that came to nothing is none.
            if (!hit && log[at + 3] > 0)
                log[at + 3] = 0;
            return;
        }
    }
    /** How many there were. */
    get count() {
        return this.length / 4;
    }
    /** Who struck the blow with this number, from 0; whom; whether it hit; its degree. */
    attacker(n) {
        return this.log[n * 4];
    }
    target(n) {
        return this.log[n * 4 + 1];
    }
    hit(n) {
        return this.log[n * 4 + 2] === 1;
    }
    degree(n) {
        return this.log[n * 4 + 3];
    }
    /** All of them, in order. */
    all() {
        return Array.from({ length: this.count }, (_, n) => ({
            attacker: this.attacker(n),
            target: this.target(n),
            hit: this.hit(n),
            degree: this.degree(n),
        }));
    }
    /** All of them as one word: equal blows have equal marks. */
    mark() {
        let mark = '';
        for (let at = 0; at < this.length; at++)
            mark += `,${this.log[at]}`;
        return mark;
    }
    /** Forgets them. */
    clear() {
        this.length = 0;
    }
}
//# sourceMappingURL=blows.js.map
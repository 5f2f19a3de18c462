/** Milliseconds after which a fight that nobody looks at is put away; it opens again when somebody comes. */
const FORGOTTEN = 300_000;
/** What time asks of one fight: who is absent is answered for, who is waited for too long is, and who looks no more is forgotten. */
export class Timing {
    fight;
    /** Since when nobody is at the seat. */
    emptySince = new Map();
    away = new Map();
    /** For what the fight waits, since when, and how much more time was given. */
    waits = '';
    since;
    more = 0;
    lookedAt;
    constructor(fight, now) {
        this.fight = fight;
        this.since = now;
        this.lookedAt = now;
    }
    /** Does what is due. True where people should be told. */
    tick(now) {
        if (this.fight.isBusy)
            this.lookedAt = now;
        const isOther = this.absences(now);
        return this.clock(now) || isOther;
    }
    absences(now) {
        const { fight, emptySince } = this;
        const away = new Map();
        for (const [seat, { absent }] of Object.entries(fight.seating.seats)) {
            if (fight.devicesAt(seat) > 0)
                emptySince.delete(seat);
            else if (!emptySince.has(seat))
                emptySince.set(seat, now);
            const since = emptySince.get(seat);
            if (absent !== null && since !== undefined && now - since >= absent.after * 1_000)
                away.set(seat, absent.by);
        }
        if (JSON.stringify([...away]) === JSON.stringify([...this.away]))
            return false;
        this.away = away;
        void fight.sitOtherwise((seat) => away.get(seat) ?? null);
        return true;
    }
    clock(now) {
        const { fight } = this;
        const { clock } = fight.seating;
        if (clock === null)
            return false;
        const waits = fight.waitsFor;
        if (waits !== this.waits) {
            this.waits = waits;
            this.since = now;
            this.more = 0;
            return true;
        }
        if (waits === '' || this.left(now, clock) > 0)
            return false;
        this.since = now;
        this.more = 0;
        void fight.timeOut();
        return true;
    }
    left(now, clock) {
        return this.since + (clock + this.more) * 1_000 - now;
    }
    /** Those for whom the fight waits get so many seconds more. */
    extend(seconds) {
        this.more += seconds;
    }
    /** Seconds until whoever is waited for is answered for; null where nobody set a clock or nobody is waited for. */
    secondsLeft(now) {
        const { clock } = this.fight.seating;
        return clock === null || this.waits === '' ? null : Math.max(0, Math.ceil(this.left(now, clock) / 1_000));
    }
    /** Whether nobody has looked for long. */
    isForgotten(now) {
        return now - this.lookedAt >= FORGOTTEN && !this.fight.isBusy;
    }
}
//# sourceMappingURL=timing.js.map
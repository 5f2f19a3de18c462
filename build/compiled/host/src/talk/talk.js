import { isDeed, readLine } from '@fray/protocol';
import { diff } from '@fray/seat';
import { doDeed } from '../fight/deeds.js';
import { look } from '../fight/looks.js';
/** Something was wrong with the words themselves, not with what they would do. */
const NOT_UNDERSTOOD = 'not-understood';
/**
 * A fight in conversation with a program that plays one or more of its seats: it hears messages, one a line, and says what is
 * new to each of those seats, and nothing that a seat may not know. Everything but `chances` is answered at once.
 */
export class Talk {
    play;
    seats;
    shown = new Map();
    toldTo = new Map();
    still = 'person';
    /** Whether the program has left. */
    isOver = false;
    /** @param seats ids of the seats that are played from here, one at least. */
    constructor(play, seats) {
        this.play = play;
        this.seats = seats;
    }
    /** What is said first: who speaks, and how the fight stands for each seat. */
    begin() {
        const { ruleset, title } = this.play.table(this.seats[0]).fight;
        return [{ type: 'hello', jsonl: 1, ruleset, title, seats: this.seats }, ...this.goOn()];
    }
    /** Hears a line and says what comes of it: first the answer, then the news. */
    async hear(text) {
        const message = readLine(text);
        if ('problem' in message)
            return [{ type: 'refused', re: message.id, rule: NOT_UNDERSTOOD, reason: message.problem }];
        const re = message.id ?? null;
        const seat = this.seatOf(message);
        if (seat === null)
            return [{ type: 'refused', re, rule: NOT_UNDERSTOOD, reason: `Say for which seat: ${this.seats.join(', ')}.` }];
        try {
            return await this.answer(message, seat, re);
        }
        catch (error) {
            // What the seat does not know of is refused in a sentence; the fight stands as it stood.
            const reason = error instanceof Error ? error.message : String(error);
            return [{ type: 'refused', re, rule: NOT_UNDERSTOOD, reason }];
        }
    }
    seatOf({ seat }) {
        if (seat === undefined)
            return this.seats.length === 1 ? this.seats[0] : null;
        return this.seats.includes(seat) ? seat : null;
    }
    async answer(message, seat, re) {
        if (message.do === 'quit') {
            this.isOver = true;
            return [{ type: 'done', re }];
        }
        if (!isDeed(message))
            return [{ type: 'result', re, value: await look(this.play, seat, message) }];
        const outcome = doDeed(this.play, seat, message);
        if ('value' in outcome)
            return [{ type: 'result', re, value: outcome.value }];
        if (!outcome.done)
            return [{ type: 'refused', re, rule: outcome.rule, reason: outcome.reason }];
        return message.do === 'settings' ? [{ type: 'done', re }] : [{ type: 'done', re }, ...this.goOn()];
    }
    /** Lets everything happen that needs nobody here, and says what is new. */
    goOn() {
        this.still = this.play.goOn();
        const { waitingFor } = this.play.table(this.seats[0]).turn;
        return [...this.seats.flatMap((seat) => this.news(seat)), { type: 'waits', for: this.still, seats: waitingFor }];
    }
    news(seat) {
        const said = [];
        for (const line of this.play.told(seat, this.toldTo.get(seat) ?? 0)) {
            said.push({ type: 'told', seat, line });
            this.toldTo.set(seat, line.n);
        }
        const table = this.play.table(seat);
        const before = this.shown.get(seat);
        this.shown.set(seat, table);
        if (before === undefined)
            said.push({ type: 'table', seat, table });
        else {
            const changes = diff(before, table);
            if (changes.length > 0)
                said.push({ type: 'changes', seat, changes });
        }
        return said;
    }
}
//# sourceMappingURL=talk.js.map
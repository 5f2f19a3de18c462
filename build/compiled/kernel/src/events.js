/** Stands in the log before the six values of a change. */
const CHANGE = 0;
const CHANGE_LENGTH = 7;
/**
 * Collects events while somebody listens. Changes of cells, by far the most, are kept as plain values in a row and made
 * into events when somebody reads them.
 */
export class Recorder {
    log = [];
    length = 0;
    /** Who was not asked, and why: no event, for nobody at the table hears of it. Cases look at it. */
    passedOver = [];
    /** Adds an event. Build it only when a recorder is there: `if (scene.recorder !== null) scene.recorder.note({ ... })`. */
    note(event) {
        this.log[this.length++] = event;
    }
    /** Says that a rule does not ask somebody, and what forbids it. Only when a recorder is there, as with {@link note}. */
    passOver(to, rule, because) {
        if (because !== null)
            this.passedOver.push({ to, rule, because });
    }
    /** Adds the change of a cell. */
    change(column, row, cell, from, to, rule) {
        const { log } = this;
        let n = this.length;
        log[n++] = CHANGE;
        log[n++] = column;
        log[n++] = row;
        log[n++] = cell;
        log[n++] = from;
        log[n++] = to;
        log[n++] = rule;
        this.length = n;
    }
    /** The events so far, in order. */
    get events() {
        const { log } = this;
        const events = [];
        for (let i = 0; i < this.length; i++) {
            if (log[i] !== CHANGE) {
                events.push(log[i]);
                continue;
            }
            const [, column, row, cell, from, to, rule] = log.slice(i, i + CHANGE_LENGTH);
            events.push({ type: 'change', column, row, cell, from, to, rule });
            i += CHANGE_LENGTH - 1;
        }
        return events;
    }
    /** Forgets the events so far and hands them over. */
    take() {
        const { events } = this;
        this.clear();
        return events;
    }
    /** Forgets the events so far. */
    clear() {
        this.length = 0;
        if (this.passedOver.length > 0)
            this.passedOver = [];
    }
}
export const isChange = (event) => event.type === 'change';
export const isOverride = (event) => event.type === 'override';
export const isRoll = (event) => event.type === 'roll';
export const isAsked = (event) => event.type === 'asked';
//# sourceMappingURL=events.js.map
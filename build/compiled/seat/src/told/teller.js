import { isAsked, lensOf, nameOf, viewEvents, } from '@fray/kernel';
import { knownRows, lookingThrough } from '../table/board.js';
import { notesOf, talliesOf } from './tallies.js';
/** Tells one seat what happens, line by line. What is taken back is told as taken back; no line is ever changed. */
export class Teller {
    lines = [];
    seat;
    /** The commands that have been told, with the number of the first line of each. */
    told = [];
    /** Lines of the command that waits for an answer, told already, and the number of the first. */
    open = [];
    openFrom = 0;
    /** How everybody was last said to look. */
    looks = new Map();
    constructor(seat) {
        this.seat = seat;
    }
    /** Tells what is new in the session since it was last looked at. */
    take(session) {
        const rules = session.rules;
        const { scene, played, openEvents } = session;
        const kept = this.keptOf(played);
        const gone = this.told[kept];
        if (gone !== undefined) {
            this.told = this.told.slice(0, kept);
            this.takeBack(gone.from);
        }
        else if (this.open.length > 0 && openEvents.length === 0 && played.length === kept)
            this.takeBack(this.openFrom);
        for (const one of played.slice(kept)) {
            const from = this.open.length > 0 ? this.openFrom : this.lines.length + 1;
            this.say(this.unsaid(linesOf(rules, scene, one.events, lensOf(scene, this.seat), this.looks)));
            this.told.push({ played: one, from });
            this.open = [];
        }
        if (openEvents.length === 0)
            return;
        const now = session.atMoment(() => linesOf(rules, scene, openEvents, lensOf(scene, this.seat), new Map(this.looks)));
        const fresh = this.unsaid(now);
        if (this.open.length === 0)
            this.openFrom = this.lines.length + 1;
        this.say(fresh);
        this.open = now.map(({ words }) => words);
    }
    /** How many of the commands that were told still stand. One that stands at its place has all before it at theirs. */
    keptOf(played) {
        let kept = Math.min(this.told.length, played.length);
        while (kept > 0 && this.told[kept - 1]?.played !== played[kept - 1])
            kept--;
        return kept;
    }
    say(lines) {
        for (const line of lines)
            this.lines.push({ n: this.lines.length + 1, ...line, takesBack: null });
    }
    takeBack(from) {
        this.open = [];
        this.looks.clear();
        if (from > this.lines.length)
            return;
        const n = this.lines.length + 1;
        const words = `Taken back, with all that followed: ${this.lines[from - 1]?.words}`;
        this.lines.push({ n, words, refs: { who: [], rules: [] }, opens: [], notes: [], takesBack: from });
    }
    /** Lines that were not told while the command waited. */
    unsaid(lines) {
        const before = [...this.open];
        return lines.filter(({ words }) => {
            const at = before.indexOf(words);
            if (at >= 0)
                before.splice(at, 1);
            return at < 0;
        });
    }
}
/**
 * What the lens is told of the events of one command: no line twice in a row, none about what somebody let pass, none that
 * somebody looks as it did before. `looks` is kept up.
 */
export const linesOf = (rules, scene, events, lens, looks = new Map()) => lookingThrough(rules, scene, lens, () => linesSeen(rules, scene, events, lens, looks));
function linesSeen(rules, scene, events, lens, looks) {
    const telling = { name: (row) => (row < 0 ? 'the referee' : nameOf(scene, row)) };
    const seen = viewEvents(rules, scene, events, lens);
    const names = knownRows(rules, scene, lens).map((row) => nameOf(scene, row));
    const lines = [];
    let opens = [];
    let notes = [];
    seen.forEach((event, at) => {
        opens = [...opens, ...talliesOf(event)];
        notes = [...notes, ...notesOf(event)];
        if (isAsked(event) && event.declined)
            return;
        if (looksAsBefore(event, looks))
            return;
        const words = rules.tell(scene, seen, at, telling);
        if (words === null)
            return;
        if (words !== lines.at(-1)?.words) {
            lines.push({ words, refs: { who: namesIn(words, names), rules: rulesOf(event, opens) }, opens, notes });
        }
        opens = [];
        notes = [];
    });
    return lines;
}
/** Whether the event says only that somebody looks as it was last said to look. */
function looksAsBefore(event, looks) {
    if (event.type !== 'vital-change')
        return false;
    const { row, health } = event;
    const before = looks.get(row);
    looks.set(row, health);
    return before === health;
}
/** The names that stand in the words, in the order of the roster; `Gob` does not stand in `Gob 2`. */
function namesIn(words, names) {
    let rest = words;
    const found = new Set();
    for (const name of [...names].sort((a, b) => b.length - a.length)) {
        if (!rest.includes(name))
            continue;
        found.add(name);
        rest = rest.replaceAll(name, '\n');
    }
    return names.filter((name) => found.has(name));
}
function rulesOf(event, opens) {
    const { rule } = event;
    const own = typeof rule === 'string' ? [rule] : [];
    return [...new Set([...own, ...opens.flatMap(({ parts }) => parts.map((part) => part.rule))])];
}
//# sourceMappingURL=teller.js.map
import { UncountablePool } from '../dice/pool.js';
import { limitText } from '../limits.js';
/** Rolls and choices on one path: a rule that goes beyond rolls again without end. */
const MOST_ENTRIES = 2000;
/** Thrown, and only ever this one object, where a path is left at a juncture: what follows is known. Rules never catch it. */
export const LEFT = Object.freeze({ left: true });
/**
 * The path through everything that can happen: one entry for each roll or open choice, in order. The rules are executed
 * once per path; {@link advance} turns to the next one, last entry first, as an odometer does. Paths that share their
 * first entries therefore come one after the other, and the entries are the nodes of a game tree.
 */
export class Branches {
    /** Entries on the path. What the lists hold behind it is left from longer paths. */
    size = 0;
    taken = [];
    counts = [];
    pools = [];
    options = [];
    /** The legal options of an open choice: read once, for the same path leads to the same question. */
    legal = [];
    /** Ways and all ways of the entries up to each one; exact while all ways together stay below 2^53. */
    ways = [];
    totals = [];
    depth = 0;
    lastChoice = -1;
    /** Set while a question is put to several seats at once. */
    together = false;
    joint = [];
    /** Who hears of junctures; null where every path is followed to its end. */
    follower = null;
    /** How many ways whoever follows them has time for. */
    most = Number.POSITIVE_INFINITY;
    /** Entries before each place that was noted in this execution. */
    places = [];
    noted = 0;
    /** What the answerer has said to each question on the path, and how many entries had been asked for then. */
    answers = [];
    answeredBy = [];
    answered = 0;
    asked = 0;
    /** Begins the next execution at the root. */
    restart() {
        this.depth = 0;
        this.noted = 0;
        this.asked = 0;
    }
    /** Forgets everything: the next execution explores from the first outcome of each roll. */
    clear() {
        this.cutTo(0);
        this.forgetAnswers(-1);
        this.restart();
    }
    cutTo(length) {
        this.size = length;
        while (this.lastChoice >= length)
            this.lastChoice = this.choiceBefore(this.lastChoice);
    }
    /** Forgets what was said knowing this entry. */
    forgetAnswers(turned) {
        while (this.answered > 0 && this.answeredBy[this.answered - 1] > turned)
            this.answered--;
    }
    choiceBefore(entry) {
        for (let d = entry - 1; d >= 0; d--)
            if (this.options[d])
                return d;
        return -1;
    }
    step(count, pool, question, legal = null) {
        const d = this.depth++;
        if (d < this.size)
            return this.taken[d];
        if (d >= MOST_ENTRIES) {
            throw new UncountablePool('There are dice that may be rolled again without end, so its ways cannot be listed.');
        }
        this.size = d + 1;
        this.taken[d] = 0;
        this.counts[d] = count;
        this.pools[d] = pool;
        this.options[d] = question;
        this.legal[d] = legal;
        this.joint[d] = this.together;
        if (question !== null)
            this.lastChoice = d;
        const ways = d === 0 ? 1 : this.ways[d - 1];
        const total = d === 0 ? 1 : this.totals[d - 1];
        this.ways[d] = ways;
        this.totals[d] = question !== null ? total : total * (pool === null ? count : pool.outcomesTotal);
        if (pool !== null)
            this.weigh(d);
        return 0;
    }
    /** Works out the ways of one entry from those before it and the outcome taken. */
    weigh(d) {
        const pool = this.pools[d];
        const before = d === 0 ? 1 : this.ways[d - 1];
        this.ways[d] = pool ? before * pool.outcomes()[this.taken[d]].weight : before;
    }
    /** One of `count` equally likely outcomes, from 0. */
    even(count) {
        return this.step(count, null, null);
    }
    /** One distinct outcome of a pool. */
    pool(pool) {
        const outcomes = pool.outcomes();
        return outcomes[this.step(outcomes.length, pool, null)].value;
    }
    /**
     * One outcome of a pool of which only counts between which borders it falls: the least value of each span, with the
     * weight of all of its values. A border belongs to the span above it.
     */
    span(pool, a, b, c) {
        const known = this.depth < this.size ? this.pools[this.depth] : null;
        if (known)
            return this.pool(known);
        const spans = [];
        let latest = -1;
        for (const { value, weight } of pool.outcomes()) {
            const above = (value >= a ? 1 : 0) + (value >= b ? 1 : 0) + (value >= c ? 1 : 0);
            const span = spans[spans.length - 1];
            if (span !== undefined && above === latest)
                span.weight += weight;
            else
                spans.push({ value, weight });
            latest = above;
        }
        const { outcomesTotal } = pool;
        return this.pool({ outcomes: () => spans, outcomesTotal });
    }
    /** Whether a die with so many sides shows `most` or less: two outcomes, or one where it is certain. */
    atMost(sides, most) {
        if (most <= 0 || most >= sides)
            return most > 0;
        const outcomes = [
            { value: 1, weight: most },
            { value: 0, weight: sides - most },
        ];
        return this.pool({ outcomes: () => outcomes, outcomesTotal: sides }) === 1;
    }
    /**
     * What the answerer says to the next question. Where the same question has come on this path before, it has said it then:
     * the fight is the same, and its lots are entries of the path.
     */
    said(ask) {
        const n = this.asked++;
        if (n < this.answered) {
            this.depth = this.answeredBy[n];
            return this.answers[n];
        }
        const answer = ask();
        this.answers[n] = answer;
        this.answeredBy[n] = this.depth;
        this.answered = n + 1;
        return answer;
    }
    /**
     * One answer to a question that is left open: a legal option, or a number from its least to its greatest. `among`: the
     * options (by position) that are followed, where not all are.
     */
    option(question, among = null) {
        if (question.kind === 'number') {
            const { min, max } = question;
            if (min === undefined || max === undefined)
                throw endless(question);
            return min + this.step(max - min + 1, null, question);
        }
        const known = this.depth < this.size ? this.legal[this.depth] : null;
        if (known)
            return known[this.step(known.length, null, question, known)];
        const legal = [];
        question.options.forEach((o, i) => {
            if (o.refusal === undefined && (among === null || among.includes(i)))
                legal.push(i);
        });
        if (legal.length === 0)
            throw endless(question);
        return legal[this.step(legal.length, null, question, legal)];
    }
    /**
     * Throws {@link UncountablePool} before an exploding pool is rolled that alone has more ways than there is time for: its
     * dice are followed one by one.
     */
    checkDieByDie({ text, sides }) {
        let ways = 1;
        for (const faces of sides)
            ways *= faces;
        if (ways <= this.most)
            return;
        throw new UncountablePool(`The dice of ${text} are rolled one by one, which makes more than ${limitText(this.most)} ways.`);
    }
    /** How many entries have been asked for in this execution. */
    get position() {
        return this.depth;
    }
    /** Notes where the act stands now: equal beginnings of a path give equal numbers, and no two places have one number. */
    here() {
        this.places[this.noted] = this.depth;
        return this.noted++;
    }
    /**
     * A juncture: the follower may leave the path here. One that comes before the entry that was turned was met before, and
     * one at which nothing has been decided since the place joins nothing.
     */
    juncture(place, key) {
        const { follower, depth } = this;
        if (follower === null || depth < this.size)
            return;
        const since = this.places[place];
        if (depth !== since && follower.meets(place, since, key))
            throw LEFT;
    }
    /** Turns to the next path; false when all have been executed. */
    advance() {
        this.restart();
        while (this.size > 0) {
            const last = this.size - 1;
            const next = this.taken[last] + 1;
            if (next < this.counts[last]) {
                this.taken[last] = next;
                if (this.pools[last])
                    this.weigh(last);
                this.forgetAnswers(last);
                return true;
            }
            this.cutTo(last);
        }
        return false;
    }
    /** Entries on the path: all of the path just executed; after {@link advance} those up to the one that was turned. */
    get length() {
        return this.size;
    }
    /** The entry of the last open choice on the path, or -1. */
    get latestChoice() {
        return this.lastChoice;
    }
    /** The question of an entry that is an open choice, else null. */
    questionAt(entry) {
        return entry < this.size ? (this.options[entry] ?? null) : null;
    }
    /** Whether the open choice of an entry was put to several seats at once, who do not know each other's answers. */
    isJoint(entry) {
        return this.joint[entry] === true;
    }
    /** Of an entry: which of its outcomes is taken, in the order in which they are followed. */
    takenAt(entry) {
        return this.taken[entry];
    }
    /** Of an entry that is an open choice: the position of the option taken, or the number. */
    answerAt(entry) {
        const taken = this.taken[entry];
        const legal = this.legal[entry];
        return legal ? legal[taken] : (this.options[entry]?.min ?? 0) + taken;
    }
    /** In how many equally likely ways the dice fall as on this path, of {@link pathTotal}. Exact while that is below 2^53. */
    get pathWays() {
        const last = this.size - 1;
        return last < 0 ? 1 : this.ways[last];
    }
    /** In how many equally likely ways the dice on the path could have fallen. Exact while below 2^53. */
    get pathTotal() {
        const last = this.size - 1;
        return last < 0 ? 1 : this.totals[last];
    }
    /** In how many of {@link totalBefore} equally likely ways the dice of the entries before this one fall as on this path. */
    waysBefore(entry) {
        return entry === 0 ? 1 : this.ways[entry - 1];
    }
    /** In how many equally likely ways the dice of the entries before this one could have fallen. Exact while below 2^53. */
    totalBefore(entry) {
        return entry === 0 ? 1 : this.totals[entry - 1];
    }
    /** The probability of the path just executed, given its open choices. */
    probability() {
        return this.pathWays / this.pathTotal;
    }
    /** The same probability as a fraction; of the entries before one, where that is given. */
    fraction(before = this.size) {
        if (this.totalBefore(before) <= Number.MAX_SAFE_INTEGER) {
            return { numerator: BigInt(this.waysBefore(before)), denominator: BigInt(this.totalBefore(before)) };
        }
        let numerator = 1n;
        let denominator = 1n;
        for (let d = 0; d < before; d++) {
            if (this.options[d] !== null)
                continue;
            const pool = this.pools[d];
            if (pool) {
                numerator *= BigInt(pool.outcomes()[this.taken[d]].weight);
                denominator *= BigInt(pool.outcomesTotal);
            }
            else
                denominator *= BigInt(this.counts[d]);
        }
        return { numerator, denominator };
    }
    /** The open choices on the path just executed, with the position among the legal options that was taken. */
    choices() {
        const found = [];
        for (let d = 0; d < this.size; d++) {
            const question = this.options[d];
            if (question)
                found.push({ question, option: this.taken[d] });
        }
        return found;
    }
}
const endless = ({ rule, prompt }) => new Error(`The rule ${rule} asks "${prompt}", which has no list of answers to follow: the answerer must answer it.`);
//# sourceMappingURL=branches.js.map
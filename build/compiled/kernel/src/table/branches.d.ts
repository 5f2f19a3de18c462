import { type Outcome, type Pool } from '../dice/pool.ts';
import type { Question } from '../questions.ts';
/** A roll with its distinct outcomes and their weights: a pool, say. */
export interface Weighted {
    outcomes(): readonly Outcome[];
    readonly outcomesTotal: number;
}
/** Thrown, and only ever this one object, where a path is left at a juncture: what follows is known. Rules never catch it. */
export declare const LEFT: {
    readonly left: true;
};
/** Who follows the paths and wants to hear of junctures (see `juncture` of a scene). */
export interface Follower {
    /**
     * The path just executed has come to a juncture. What follows depends on the path's entries before `since`, on the
     * scene and on the key. `place` tells one beginning from another with the same entries before it. Returns true to leave
     * the path there.
     */
    meets(place: number, since: number, key: number): boolean;
}
/**
 * The path through everything that can happen: one entry for each roll or open choice, in order. The rules are executed
 * once per path; {@link advance} turns to the next one, last entry first, as an odometer does. Paths that share their
 * first entries therefore come one after the other, and the entries are the nodes of a game tree.
 */
export declare class Branches {
    /** Entries on the path. What the lists hold behind it is left from longer paths. */
    private size;
    private taken;
    private counts;
    private pools;
    private options;
    /** The legal options of an open choice: read once, for the same path leads to the same question. */
    private legal;
    /** Ways and all ways of the entries up to each one; exact while all ways together stay below 2^53. */
    private ways;
    private totals;
    private depth;
    private lastChoice;
    /** Set while a question is put to several seats at once. */
    together: boolean;
    private joint;
    /** Who hears of junctures; null where every path is followed to its end. */
    follower: Follower | null;
    /** How many ways whoever follows them has time for. */
    most: number;
    /** Entries before each place that was noted in this execution. */
    private readonly places;
    private noted;
    /** What the answerer has said to each question on the path, and how many entries had been asked for then. */
    private readonly answers;
    private readonly answeredBy;
    private answered;
    private asked;
    /** Begins the next execution at the root. */
    restart(): void;
    /** Forgets everything: the next execution explores from the first outcome of each roll. */
    clear(): void;
    private cutTo;
    /** Forgets what was said knowing this entry. */
    private forgetAnswers;
    private choiceBefore;
    private step;
    /** Works out the ways of one entry from those before it and the outcome taken. */
    private weigh;
    /** One of `count` equally likely outcomes, from 0. */
    even(count: number): number;
    /** One distinct outcome of a pool. */
    pool(pool: Weighted): number;
    /**
     * One outcome of a pool of which only counts between which borders it falls: the least value of each span, with the
     * weight of all of its values. A border belongs to the span above it.
     */
    span(pool: Weighted, a: number, b: number, c: number): number;
    /** Whether a die with so many sides shows `most` or less: two outcomes, or one where it is certain. */
    atMost(sides: number, most: number): boolean;
    /**
     * What the answerer says to the next question. Where the same question has come on this path before, it has said it then:
     * the fight is the same, and its lots are entries of the path.
     */
    said(ask: () => number): number;
    /**
     * One answer to a question that is left open: a legal option, or a number from its least to its greatest. `among`: the
     * options (by position) that are followed, where not all are.
     */
    option(question: Question, among?: readonly number[] | null): number;
    /**
     * Throws {@link UncountablePool} before an exploding pool is rolled that alone has more ways than there is time for: its
     * dice are followed one by one.
     */
    checkDieByDie({ text, sides }: Pool): void;
    /** How many entries have been asked for in this execution. */
    get position(): number;
    /** Notes where the act stands now: equal beginnings of a path give equal numbers, and no two places have one number. */
    here(): number;
    /**
     * A juncture: the follower may leave the path here. One that comes before the entry that was turned was met before, and
     * one at which nothing has been decided since the place joins nothing.
     */
    juncture(place: number, key: number): void;
    /** Turns to the next path; false when all have been executed. */
    advance(): boolean;
    /** Entries on the path: all of the path just executed; after {@link advance} those up to the one that was turned. */
    get length(): number;
    /** The entry of the last open choice on the path, or -1. */
    get latestChoice(): number;
    /** The question of an entry that is an open choice, else null. */
    questionAt(entry: number): Question | null;
    /** Whether the open choice of an entry was put to several seats at once, who do not know each other's answers. */
    isJoint(entry: number): boolean;
    /** Of an entry: which of its outcomes is taken, in the order in which they are followed. */
    takenAt(entry: number): number;
    /** Of an entry that is an open choice: the position of the option taken, or the number. */
    answerAt(entry: number): number;
    /** In how many equally likely ways the dice fall as on this path, of {@link pathTotal}. Exact while that is below 2^53. */
    get pathWays(): number;
    /** In how many equally likely ways the dice on the path could have fallen. Exact while below 2^53. */
    get pathTotal(): number;
    /** In how many of {@link totalBefore} equally likely ways the dice of the entries before this one fall as on this path. */
    waysBefore(entry: number): number;
    /** In how many equally likely ways the dice of the entries before this one could have fallen. Exact while below 2^53. */
    totalBefore(entry: number): number;
    /** The probability of the path just executed, given its open choices. */
    probability(): number;
    /** The same probability as a fraction; of the entries before one, where that is given. */
    fraction(before?: number): {
        readonly numerator: bigint;
        readonly denominator: bigint;
    };
    /** The open choices on the path just executed, with the position among the legal options that was taken. */
    choices(): {
        readonly question: Question;
        readonly option: number;
    }[];
}
//# sourceMappingURL=branches.d.ts.map
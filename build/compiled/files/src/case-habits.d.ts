/** What cases of one ruleset leave unsaid, and how they are written. */
export interface CaseHabits {
    /** What an encounter of a case says unless the case does. */
    readonly given: Readonly<Record<string, unknown>>;
    /** What every combatant of a case says unless the case, or its cast, does. */
    readonly combatant: Readonly<Record<string, unknown>>;
    /** The field that a combatant's text means: `Ada: B`. */
    readonly place: string;
    /**
     * Reactions take the next answer like every other question; or, unless an answer names who is asked, their preset, or
     * the answer that declines them.
     */
    readonly reactions: 'answers' | 'preset' | 'decline';
    /** In rolls every part of a sum stands by itself (`10+2+1=13`), or the dice and the sum of all the rest (`10+3=13`). */
    readonly sums: 'parts' | 'rest';
}
/** The habits of a ruleset's cases. */
export declare const habitsOf: (ruleset: string) => CaseHabits;
//# sourceMappingURL=case-habits.d.ts.map
/** What one option of a ruleset or of its house rules may be set to. */
export interface OptionSpec {
    readonly id: string;
    readonly title: string;
    /** The catalogue rule that leaves the choice to the table, or null for a house rule of our own. */
    readonly rule: string | null;
    /** The words to choose from, or the range of whole numbers. */
    readonly choices: readonly string[] | {
        readonly min: number;
        readonly max: number;
    };
    readonly default: string | number;
}
/** How much of a side's hit points the other seats see. */
export type HitPointSight = 'exact' | 'word' | 'nothing';
/**
 * What a side may keep from the others besides its hit points: the numbers that others roll against, what its combatants
 * can do (items, spells, powers, bonuses), the numbers of its rolls (a hit is told, not what was rolled).
 */
export declare const HIDEABLE: readonly ['defenses', 'abilities', 'rolls'];
export type Hideable = (typeof HIDEABLE)[number];
/**
 * Of whom of a side the others know: of all from the beginning, of those who have come on, or of those whom somebody of
 * theirs can place at the moment.
 */
export declare const PRESENCES: readonly ['known', 'here', 'seen'];
export type Presence = (typeof PRESENCES)[number];
/** One side of a fight. */
export interface Side {
    readonly id: string;
    readonly name: string;
    readonly hitPoints: HitPointSight;
    /** What it hides from the others; nothing if left out. */
    readonly hides?: readonly Hideable[];
    /** Of whom of it the others know; of those who are `here` if left out. */
    readonly presence?: Presence;
}
/** Who answers for combatants: a person, a policy by name, or the referee (always the first seat). */
export interface Seat {
    readonly id: string;
    readonly by: 'person' | 'computer';
    /** The policy of a computer's seat. */
    readonly policy: string | null;
}
/** The unchanging part of a combatant, as every ruleset has it. */
export interface Sheet {
    /** Unique in the fight; what people call it. */
    readonly name: string;
}
/**
 * An encounter, checked and ready: what never changes while a fight goes on. `encounter` is the plain value it was made
 * from, complete with all its content, as a journal carries it.
 */
export interface Setup {
    readonly ruleset: string;
    readonly title: string;
    readonly encounter: unknown;
    readonly options: Readonly<Record<string, string | number>>;
    readonly sides: readonly Side[];
    /** The referee's seat first. */
    readonly seats: readonly Seat[];
    /** Free words of the table, shown to everybody. */
    readonly notes: readonly string[];
}
/** The seat that may do anything, and that answers for everyone who has no seat of their own. */
export declare const REFEREE_SEAT = 0;
//# sourceMappingURL=setup.d.ts.map
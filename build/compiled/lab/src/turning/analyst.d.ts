import { type Game, type JournalMove, type PlainCommand } from '@fray/kernel';
import { type Measured } from './measured.ts';
/** A fight that is over, or has come so far: its encounter as plain data, and its commands. */
export interface PlayedFight {
    readonly ruleset: string;
    readonly encounter: unknown;
    readonly moves: readonly JournalMove[];
}
/** What an analyst is asked: how likely each side is to win before a command, or what that command was worth. */
export interface TurningJob {
    readonly kind: 'standing' | 'point';
    /** The place of the command, from 0; for `standing` also the place behind the last one. */
    readonly at: number;
    readonly trials: number;
}
/** How likely each side is to win, by position; a draw counts half. */
export interface Standing {
    readonly sides: readonly Measured[];
}
/** What a command was worth to the side of the one who gave it (or, of what nobody decides, to the first side). */
export interface PointFound {
    readonly round: number;
    readonly actor: number;
    readonly side: number;
    readonly done: PlainCommand;
    /** What would have been better, of what was tried; null for nothing, and where nobody decides. */
    readonly better: PlainCommand | null;
    /** The chance to win with the command given and its dice not yet fallen. */
    readonly expected: Measured;
    /** The best of what could be done less what was done. */
    readonly choice: Measured;
    /** What came of it less what was to be expected. */
    readonly luck: Measured;
}
/**
 * Looks at a fight's commands one by one: from each moment it is played on many times by the rule of thumb, which decides
 * all that follows. It takes no more of the fight than the rules themselves: everything that was hidden counts.
 */
export declare class Analyst {
    private readonly rules;
    private readonly setup;
    private readonly scene;
    private readonly moves;
    /** The fight before each command, and after the last one. */
    private readonly before;
    private readonly base;
    private readonly runner;
    constructor({ rules, readEncounter }: Game, { encounter, moves }: PlayedFight);
    /** How likely each side is to win from there. */
    standing({ at, trials }: TurningJob): Standing;
    /** What a command was worth. */
    point({ at, trials }: TurningJob): PointFound;
    /** What else could have been done; nothing where a command was due of itself. */
    private othersThan;
    /** The fight played on so often from a moment, first by a command if one is given: 1 for each that the side wins. */
    private worths;
}
//# sourceMappingURL=analyst.d.ts.map
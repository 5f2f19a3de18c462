import { type Command } from '../command.ts';
import type { Ruleset } from '../ruleset.ts';
import type { AnyScene } from '../scene.ts';
import type { Setup } from '../setup.ts';
import type { Journal } from './journal.ts';
/** The outcome of checking a journal: how many commands were done again, and the first difference. */
export interface Verdict {
    readonly commands: number;
    readonly dice: number;
    /** Null when the fight comes out the same, die by die and value by value. */
    readonly difference: {
        readonly ply: number;
        readonly what: string;
    } | null;
}
/** Plays a journal again by its own dice and answers and compares every state and every event with what it recorded. */
export declare function verifyJournal<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, setup: Setup, journal: Journal): Verdict;
//# sourceMappingURL=verify.d.ts.map
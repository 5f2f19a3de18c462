import { type AnyRuleset, type AnyScene, type Command, type Setup } from '@fray/kernel';
/** A fight at some point, and how it came there. */
export interface Opened {
    readonly rules: AnyRuleset;
    readonly scene: AnyScene;
    readonly setup: Setup;
    /** Whether formal commands have rolled dice on the way: initiative, the beginning of a turn. */
    readonly rolled: boolean;
}
/** How a fight is opened. */
export interface OpeningWishes {
    /** Of a journal: only so many commands. */
    readonly at?: string;
    /** The seed of what is rolled before somebody may command. */
    readonly seed: string;
}
/** Opens an encounter at its beginning, or a journal where it ends or after so many commands. Throws a {@link Stop}. */
export declare function openSituation(file: string, wishes: OpeningWishes): Promise<Opened>;
/** Does the formal commands that are due until somebody may command, with dice of the seed. Says whether dice were rolled. */
export declare function rollUpToCommand({ rules, scene }: Opened, seed: string): boolean;
/** Words of the command line as one text: an argument with spaces in it is a name. */
export declare const textOf: (words: readonly string[]) => string;
/** Reads a command, and does what it takes for granted (the beginning of a turn). Throws a {@link Stop} with the rules' own words. */
export declare function readGiven({ rules, scene }: Opened, text: string): Command;
//# sourceMappingURL=situation.d.ts.map
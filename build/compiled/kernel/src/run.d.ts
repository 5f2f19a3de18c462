import type { Command } from './command.ts';
import type { Policy, Random, Ruleset } from './ruleset.ts';
import type { AnyScene } from './scene.ts';
/** Randomness of one's own for policies: a whole number from 0 to n - 1, the same for the same seed. */
export declare function randomFrom(seed: string | number): Random;
/** How a whole fight went. */
export interface Run {
    /** Whether it came to its end within the limit of commands. */
    readonly over: boolean;
    /** Whether it was given up because it made no headway (see {@link Headway}), or nobody could go on. */
    readonly stalemate: boolean;
    readonly commands: number;
    /** Dice that were rolled in it. */
    readonly dice: number;
}
/** What to run whole fights with: a policy for each seat (by position; the first is the referee's). */
export interface RunOptions<S, C extends Command> {
    readonly policies: readonly Policy<S, C>[];
    /** Stop after so many commands; 10,000 if left out. */
    readonly limit?: number;
    /** Check each command before it is done, and throw a sentence when a policy gives an illegal one. On if left out. */
    readonly checked?: boolean;
    /** Called after each command, with whether it was a formal one (see {@link Ruleset.routine} and {@link Action.formal}). */
    readonly onCommand?: (command: C, formal: boolean) => void;
}
/** How far a fight had come when the scene's checkpoint was taken: a journal's number of commands and of dice. */
export interface StartingPoint {
    readonly ply: number;
    readonly counter: number;
}
/**
 * Plays whole fights without people, each from where the scene stands to its end. Made once for many fights: load a
 * checkpoint into the scene, run, look at the scene, and so on. Nothing is kept for undo. Dice and the policies' randomness
 * are those of a session with the same seed in which the same policies play, so both come out alike.
 */
export declare class Runner<S extends AnyScene, C extends Command> {
    private readonly rules;
    private readonly scene;
    private readonly policies;
    private readonly limit;
    private readonly checked;
    private readonly table;
    private readonly onCommand;
    private readonly random;
    private readonly answering;
    private readonly looksBack;
    private readonly headway;
    private before;
    private commandNow;
    constructor(rules: Ruleset<S, C>, scene: S, options: RunOptions<S, C>);
    /** What a question comes in the middle of, where a policy wants to know. */
    private underway;
    /** Keeps what it takes to carry the command out again, where a policy wants to know. */
    private remember;
    private policyOf;
    private check;
    /** Plays one fight with the dice of the seed; `from` says how far it had come where the scene stands. */
    run(seed: string | number, { ply, counter }?: StartingPoint): Run;
}
/** Plays one fight from where the scene stands to its end, without people. */
export declare function runFight<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S, options: RunOptions<S, C> & {
    readonly seed: string | number;
}): Run;
//# sourceMappingURL=run.d.ts.map
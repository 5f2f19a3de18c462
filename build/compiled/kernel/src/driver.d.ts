import type { Command } from './command.ts';
import type { Action, Policy, Random, Ruleset } from './ruleset.ts';
import type { AnyScene } from './scene.ts';
/**
 * The command that comes before anybody at the table decides: what the referee calls for, where the computer has that
 * seat, or the formal one that is due; null where it is for somebody to command.
 */
export declare function commandDue<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S, isComputersReferee: boolean): C | null;
/** The combatant that a host without people asks for a command: the likeliest where several may; {@link REFEREE} where none may. */
export declare function commanderOf<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S): number;
/**
 * What is done now for a command that somebody wants: the formal one that it takes for granted, where there is one. A
 * policy then decides anew, for much may have changed.
 */
export declare function firstOf<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S, wanted: C): C;
/** What is done now for what a policy wants. */
export declare function commandBy<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S, policy: Policy<S, C>, actor: number, random: Random): C;
/**
 * What is done now where nothing is due and each seat has its policy (by position), or null where nobody can go on. It
 * comes behind {@link commandDue} in a fight without people.
 */
export declare function commandDecided<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S, policies: readonly Policy<S, C>[], random: Random): C | null;
/**
 * The commands that a command takes for granted, for a host that does each of them before it asks for the next; `command`
 * is read again each time, for its words may mean something else by then.
 */
export declare function grantedBefore<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S, command: () => C): Generator<C, void, void>;
/** Does a legal command, and what follows from it. Questions without an answer throw SUSPEND. */
export declare function carryOut<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, action: Action<S, C>, scene: S, command: C): void;
/** The same for a command whose action has not been looked up. */
export declare function perform<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S, command: C): void;
/**
 * Does the commands that are due, without checks, until it is for somebody to command. Returns who is asked;
 * {@link REFEREE} where only the referee may go on, and where the fight is over.
 */
export declare function goToCommand<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S, isComputersReferee: boolean): number;
//# sourceMappingURL=driver.d.ts.map
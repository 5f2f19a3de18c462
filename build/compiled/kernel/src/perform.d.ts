import { type Command, type PlainCommand } from './command.ts';
import { type Refusal } from './refusal.ts';
import type { Action, Ruleset } from './ruleset.ts';
import type { AnyScene } from './scene.ts';
/** Why the command may not be given now, or null. */
export declare function checkCommand<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S, command: C): Refusal | null;
/** The same for a command whose action has been looked up. */
export declare function checkAction<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, action: Action<S, C>, scene: S, command: C): Refusal | null;
/** What became of an attempt: done, suspended until an answer is there, or refused. */
export type Attempt = {
    readonly status: 'done';
} | {
    readonly status: 'suspended';
} | {
    readonly status: 'refused';
    readonly refusal: Refusal;
};
/**
 * Checks and does a command. When it is refused, suspended or fails, the scene is exactly as before; when it is
 * suspended, `scene.table.awaited` says what is missing, and `atMoment` is called while the scene still stands where it is
 * missing.
 */
export declare function execute<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S, command: C, atMoment?: () => void): Attempt;
/** Reads a command as people write it. Names that mean nothing, missing and superfluous parameters are refused. */
export declare function readCommand<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S, plain: PlainCommand): C | Refusal;
/** The command as people, files and journals write it; parameters that are absent are left out. */
export declare function writeCommand<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S, command: C): PlainCommand;
/** Every command that the actor may give now, and those that a person might expect, with the reason why not. */
export interface Possible<C> {
    readonly legal: readonly C[];
    readonly refused: readonly {
        readonly command: C;
        readonly refusal: Refusal;
    }[];
}
/** Lists the actor's commands, from the same definitions that check them. */
export declare function possibleCommands<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S, actor: number): Possible<C>;
//# sourceMappingURL=perform.d.ts.map
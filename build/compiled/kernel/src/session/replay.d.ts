import { type Command } from '../command.ts';
import { type FightEvent, type PassedOver } from '../events.ts';
import { type Attempt } from '../perform.ts';
import type { Ruleset } from '../ruleset.ts';
import type { AnyScene } from '../scene.ts';
import { Table } from '../table/table.ts';
import type { JournalMove } from './journal.ts';
import type { Played } from './replies.ts';
/** Rules went another way when a command was executed again: they are not deterministic. */
export declare class WentAnotherWay extends Error {
    name: string;
}
/** What became of an execution, what was told in it, and whom rules might have asked and did not. */
export type Execution = Attempt & {
    readonly events: readonly FightEvent[];
    readonly passedOver: readonly PassedOver[];
};
/**
 * Executes a command with the dice and answers that are on the table, and listens. `told` is what was told when it was
 * executed before, up to the answer that was missing then: the same must be told now.
 * @throws {@link WentAnotherWay} when it is not
 */
export declare function executeAgain<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S, command: C, table: Table, told?: readonly FightEvent[], atMoment?: () => void): Execution;
/** A command that was done, as it is remembered; the scene stands where it has just been. */
export declare function playedNow(scene: AnyScene, { ply, seat, command, tape, from }: Pick<JournalMove, 'ply' | 'seat' | 'command' | 'tape' | 'from'>, events: readonly FightEvent[], before: Played['before']): Played;
/**
 * Does a recorded command again, strictly by its tape. Throws when the rules ask for anything else than the tape holds. With
 * `trusting` the digests are taken as they were recorded: making them takes three times as long as the command itself.
 */
export declare function replayMove<S extends AnyScene, C extends Command>(rules: Ruleset<S, C>, scene: S, move: JournalMove, trusting?: boolean): Played;
/** The command as it stands in a journal. */
export declare const lineOf: ({ ply, seat, command, tape, from, check, told }: JournalMove) => JournalMove;
//# sourceMappingURL=replay.d.ts.map
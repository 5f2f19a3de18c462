import type { AnyScene, Command } from '@fray/kernel';
import type { Estimate, OddsSummary } from '@fray/lab';
import type { Terminal } from '../io/terminal.ts';
/** An average; of samples with its interval. */
export declare const averageWords: ({ value, low, high, exact }: Estimate) => string;
/** Shows the odds of one command. */
export declare function showOdds(terminal: Terminal, scene: AnyScene, command: Command, summary: OddsSummary): void;
/** One row of the list of many commands. */
export interface OddsRow {
    /** The command as it is typed. */
    readonly text: string;
    readonly summary: OddsSummary;
}
/**
 * Shows many commands, a line each: the chance to hit, what the target loses, how likely it goes down, and what else becomes
 * of it; only what there is in this game. On a screen too narrow for the table it is told in sentences.
 */
export declare function showMany(terminal: Terminal, scene: AnyScene, rows: readonly OddsRow[]): void;
//# sourceMappingURL=odds-table.d.ts.map
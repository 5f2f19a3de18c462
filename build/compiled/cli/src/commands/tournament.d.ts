import { type ReportWishes } from '../io/report-files.ts';
import type { Terminal } from '../io/terminal.ts';
/** What `fray tournament` is told. */
export interface TournamentWishes extends ReportWishes {
    readonly ruleset?: readonly string[];
    readonly encounter?: string;
    readonly policies?: string;
    readonly fights?: string;
    readonly seed?: string;
}
/** `fray tournament`: policies against each other on mirror fights. Returns the exit code. */
export declare function tournament(terminal: Terminal, wishes: TournamentWishes): Promise<number>;
//# sourceMappingURL=tournament.d.ts.map
import { type Loaded } from '../io/encounters.ts';
import type { Terminal } from '../io/terminal.ts';
import { type Script } from '../play/script.ts';
/** What `fray run` is told. */
export interface RunWishes {
    readonly seed?: string;
    readonly policy?: readonly string[];
    readonly script?: string;
    readonly json?: boolean;
    readonly journal?: string;
    readonly limit?: string;
    readonly quiet?: boolean;
    readonly map?: boolean;
}
/** `fray run FILE`: plays a whole fight without people. */
export declare function run(terminal: Terminal, encounter: string, wishes: RunWishes): Promise<void>;
/** Plays a loaded encounter to its end, to the end of its script, or to the limit. */
export declare function runLoaded(terminal: Terminal, { game, setup }: Loaded, wishes: RunWishes, script?: Script | null, limit?: number): void;
//# sourceMappingURL=run.d.ts.map
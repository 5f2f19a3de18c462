import type { Terminal } from '../io/terminal.ts';
import { type OddsOptions } from '../play/odds-options.ts';
/** `fray odds FIGHT [COMMAND]`: how likely everything is that may follow. Returns the exit code. */
export declare function odds(terminal: Terminal, file: string, words: readonly string[], wishes: OddsOptions): Promise<number>;
//# sourceMappingURL=odds.d.ts.map
import type { Terminal } from '../io/terminal.ts';
import { type OddsOptions } from '../play/odds-options.ts';
import type { Opened } from '../play/situation.ts';
/**
 * `fray odds FIGHT --duel`: the chance of each side to win, every seat played by its policy. Ctrl-C gives it up, and it says
 * how far it has come. Returns the exit code.
 */
export declare function duel(terminal: Terminal, { rules, scene, setup }: Opened, wishes: OddsOptions): Promise<number>;
//# sourceMappingURL=duel.d.ts.map
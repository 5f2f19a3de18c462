import type { Terminal } from '../io/terminal.ts';
import { type ChangeWish, type TryingWishes } from '../play/changes.ts';
/** What `fray sweep` is told. */
export interface SweepWishes extends TryingWishes {
    readonly over?: readonly string[];
}
/** `fray sweep E --over PARAMETER=VALUES`: a fight over the values of one or two parameters. Returns the exit code. */
export declare function sweep(terminal: Terminal, given: string, changed: readonly ChangeWish[], wishes: SweepWishes): Promise<number>;
//# sourceMappingURL=sweep.d.ts.map
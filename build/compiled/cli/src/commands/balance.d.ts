import type { Terminal } from '../io/terminal.ts';
import { type ChangeWish, type TryingWishes } from '../play/changes.ts';
/** What `fray balance` is told. */
export interface BalanceWishes extends TryingWishes {
    readonly side?: string;
    readonly want?: string;
    readonly by?: string;
}
/** `fray balance E --side S --want 65% --by PARAMETER=RANGE`: the value for a wanted chance. Returns the exit code. */
export declare function balance(terminal: Terminal, given: string, changed: readonly ChangeWish[], wishes: BalanceWishes): Promise<number>;
//# sourceMappingURL=balance.d.ts.map
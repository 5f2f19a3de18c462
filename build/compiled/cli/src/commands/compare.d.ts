import type { Terminal } from '../io/terminal.ts';
import { type ChangeWish, type TryingWishes } from '../play/changes.ts';
/** `fray compare A [B]`: two encounters, or one with changes, played with the same dice. Returns the exit code. */
export declare function compare(terminal: Terminal, first: string, second: string | undefined, changed: readonly ChangeWish[], wishes: TryingWishes): Promise<number>;
//# sourceMappingURL=compare.d.ts.map
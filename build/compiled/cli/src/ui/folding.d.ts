import type { Act } from '@fray/seat';
import type { Terminal } from '../io/terminal.ts';
/** Acts that cost the same, under what they cost. */
export interface ActGroup {
    readonly label: string;
    readonly acts: readonly Act[];
}
/** The groups in at most so many lines: as open as that allows, with what is folded said to be so. */
export declare function foldedLines(terminal: Terminal, groups: readonly ActGroup[], room: number): string[];
//# sourceMappingURL=folding.d.ts.map
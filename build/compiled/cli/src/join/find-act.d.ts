import type { Act, Acts } from '@fray/seat';
/** What a typed line means in a list of acts. */
export type Found = {
    readonly kind: 'act';
    readonly act: Act;
    readonly said: string;
} | {
    readonly kind: 'several';
    readonly acts: readonly Act[];
} | {
    readonly kind: 'none';
};
/**
 * The act that a line means: its key, its action or title with what it is done to and with, in the list's words or as commands are
 * typed in `fray play`, or the beginning of either. `said` is what the line already says of what the act still asks.
 */
export declare function findAct({ who, groups }: Acts, line: string): Found;
//# sourceMappingURL=find-act.d.ts.map
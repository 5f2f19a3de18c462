import { type Chances, type ChanceWishes } from '@fray/seat';
import type { Sitting } from './sitting.ts';
/** How long a person waits for a list, in milliseconds, before it comes without the chances that are missing. */
export declare const WITHIN = 250;
/** The same for the ear, which is told nothing later on. */
export declare const WITHIN_PLAIN = 2000;
/** Whether somebody sits at the screen and waits; through a pipe everything is worked out, so that it is the same each time. */
export declare const isHurried: ({ terminal }: Sitting) => boolean;
/** How the chances of one thing are worked out; throws `ChancesStopped` where they are given up. */
type Working<K> = (key: K, wishes: ChanceWishes) => Promise<Chances | null>;
/** Chances of acts or answers, worked out one after the other while nobody has typed. */
export declare class ChanceList<K> {
    readonly known: Map<K, Chances | null>;
    private readonly keys;
    private readonly chancesOf;
    private stopped;
    constructor(keys: readonly K[], chancesOf: Working<K>);
    /** Gives up what is not known yet. */
    stop(): void;
    /** Works on until all is known, nobody wants it any more, or so many milliseconds have passed. Says whether all is known. */
    work(milliseconds?: number): Promise<boolean>;
}
export {};
//# sourceMappingURL=chances.d.ts.map
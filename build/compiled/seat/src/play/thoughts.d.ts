import type { Decided, DecidingMoment } from '@fray/lab';
import type { AnyPolicy, AnySession } from '../showing.ts';
/** Somebody who thinks for the computer's seats elsewhere, in threads or on another machine, while the host goes on. */
export interface Mind {
    /** Whether it thinks for this policy; others decide on the spot, which takes them no time. */
    takes(policy: AnyPolicy): boolean;
    /** What the policy wants at a moment, which is plain data. When `signal` says so it is no longer wanted. */
    decide(moment: DecidingMoment, signal: {
        readonly aborted: boolean;
    }): Promise<Decided>;
}
/** What is thought about elsewhere, one thing at a time: what the fight has left behind is given up. */
export declare class Thoughts {
    private readonly session;
    private readonly mind;
    private thought;
    constructor(session: AnySession, mind: Mind);
    takes(policy: AnyPolicy): boolean;
    /** Settles when what is thought about now has been decided. */
    get settled(): Promise<void>;
    stop(): void;
    /** What has been decided for the row as the fight stands now; null while it is thought about. Throws what went wrong with it. */
    about(row: number, policy: AnyPolicy, seed: string): Decided | null;
    private begin;
}
//# sourceMappingURL=thoughts.d.ts.map
import type { Clock, Transport } from '@fray/client';
import type { Random } from '@fray/kernel';
/** A clock that stands until it is put forward, and no chance at all. */
export declare class TestClock implements Clock {
    private time;
    private readonly due;
    now(): number;
    later(milliseconds: number, call: () => void): () => void;
    private chances;
    chance(): number;
    /** Puts it forward, and calls what is due on the way. */
    forward(milliseconds: number): void;
}
/** Where a line may break. */
export interface Breaking {
    /** Whether it breaks now, before or after a message. */
    readonly random: Random;
    /** One in so many messages is the last. */
    oneIn: number;
    /** How often it has broken. */
    broken: number;
}
/** The transport over a line that breaks: before a message goes through, or after; nobody is told which. */
export declare const breakable: (transport: Transport, breaking: Breaking) => Transport;
//# sourceMappingURL=broken-lines.d.ts.map
import type { Answer, Heard } from '@fray/protocol/plain';
import type { Pending } from './connection.ts';
/** Requests that have no answer yet, in the order in which they were made. */
export declare class Pendings {
    private readonly asked;
    private readonly prefix;
    private count;
    /** @param chance a number from 0 up to 1: ids are unlike those of every other connection */
    constructor(chance: () => number);
    /** What changes something and has no answer yet. */
    get shown(): readonly Pending[];
    /** Everything that has no answer yet. */
    get all(): readonly {
        readonly id: string;
        readonly message: Heard;
        sentAt: number;
    }[];
    /** Gives the message an id of its own, and promises the answer. */
    add(message: Heard): {
        readonly id: string;
        readonly message: Heard;
        readonly answer: Promise<Answer>;
    };
    /** It was sent, at that time. */
    sent(id: string, now: number): void;
    /** An answer has come. False where nobody waits for it. */
    answered(answer: Answer): boolean;
    /** The connection was lost: nobody knows what has become of what was sent. */
    lost(): void;
    /** There will be no answers any more. */
    end(why: string): void;
}
//# sourceMappingURL=pendings.d.ts.map
import { CLOSES } from '@fray/protocol/plain';
import type { Transport } from '../connection.ts';
/** What a host gives and takes in the same process: the wire that it sends on, and what hears for it. */
interface HostEnd {
    hear(text: string): void;
    gone(): void;
}
/** A house, or anything that accepts connections as it does. */
export interface Accepts {
    accept(wire: {
        send(text: string): void;
        close(why: keyof typeof CLOSES, words: string): void;
        readonly waiting: number;
    }): HostEnd;
}
/** Connects to a host in the same process. Messages go through as texts, each after the present work is done. */
export declare const inProcess: (house: Accepts) => Transport;
export {};
//# sourceMappingURL=pair.d.ts.map
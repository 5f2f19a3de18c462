import { type Clock } from './clock.ts';
import { type Connection, type Transport } from './connection.ts';
/** How a connection is made. */
export interface ConnectOptions {
    /** The secret of the link, where the transport itself does not say for whom it is. */
    readonly key?: string;
    /** What people call who comes; for one who asks to be let in. */
    readonly name?: string;
    /** What this is and its version, as in `page 0.1.0`. */
    readonly program?: string;
    /** Called with the key that the referee gave a guest who was let in: to be kept for the next time. */
    readonly admitted?: (key: string, seat: string) => void;
    readonly clock?: Clock;
}
/** Sits down at a table through a transport, and stays until it is closed. */
export declare const connect: (transport: Transport, options?: ConnectOptions) => Connection;
//# sourceMappingURL=live.d.ts.map
import type { Transport } from '../connection.ts';
/** One end of a channel, as `MessagePort` and `Worker` have it. */
export interface Port {
    postMessage(message: unknown): void;
    addEventListener(type: 'message', hear: (event: {
        readonly data: unknown;
    }) => void): void;
    removeEventListener(type: 'message', hear: (event: {
        readonly data: unknown;
    }) => void): void;
    /** Ports wait until they are started; workers do not. */
    start?(): void;
}
/** What goes through a port: a message as text, or the end with its number, of the connection of that number. */
export type Parcel = {
    readonly on: number;
} & ({
    readonly text: string;
} | {
    readonly closed: number;
    readonly words: string;
});
/**
 * Connects to a host behind a port, in a worker for example, which listens there with `listenOn` of `@fray/host`. Several may
 * connect over one port.
 */
export declare const overPort: (port: Port) => Transport;
//# sourceMappingURL=port.d.ts.map
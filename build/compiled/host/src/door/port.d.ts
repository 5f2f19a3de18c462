import type { House } from '../hosting.ts';
import type { Pass } from './passes.ts';
/** One end of a channel, as `MessagePort` and the inside of a worker have it. */
export interface Port {
    postMessage(message: unknown): void;
    addEventListener(type: 'message', hear: (event: {
        readonly data: unknown;
    }) => void): void;
    /** Ports wait until they are started; workers do not. */
    start?(): void;
}
/**
 * Lets a house listen on a port: the other end connects with `overPort` of `@fray/client`, as often as it wants, and has the
 * seat of the pass, where one is given.
 */
export declare function listenOn(port: Port, house: Pick<House, 'accept'>, pass?: Pass | null): void;
//# sourceMappingURL=port.d.ts.map
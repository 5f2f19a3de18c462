import type { House } from '@fray/host';
import type { FastifyBaseLogger } from 'fastify';
import type { ReadyEncounters } from '../http/encounters.ts';
import type { ServerLimits } from '../limits.ts';
import { Metrics } from './metrics.ts';
/** How a server is run. */
export interface ServerWishes {
    readonly port: number;
    /** The address to listen at: 127.0.0.1 hears this machine alone. */
    readonly host: string;
    readonly data: string;
    /** The address by which people reach it, where that is another: `https://fray.example.org/`; null for its own. */
    readonly base: string | null;
    /** Other names that requests may say in `Host`. */
    readonly names: readonly string[];
    readonly behindProxy: boolean;
    readonly limits: ServerLimits;
    /** The key that begins fights; null where anybody may. */
    readonly keeper: string | null;
    /** The folder of the built page. */
    readonly page: string;
    readonly ready: ReadyEncounters;
    /** Days after its last change that a finished fight is deleted; null for never. */
    readonly keepDays: number | null;
    readonly version: string;
    readonly log: FastifyBaseLogger;
}
/** A server that runs. */
export interface RunningServer {
    /** The address of its page, as people reach it. */
    readonly base: string;
    readonly house: House;
    readonly metrics: Metrics;
    /** A new link to each seat of a fight. */
    links(fight: string): Promise<Record<string, string>>;
    /** Ends: says so to everybody, waits until everything is kept, gives the folder free. */
    close(): Promise<void>;
}
/** Starts a server. Throws a {@link StoreProblem} where the data folder cannot be had, and what the system says where the port cannot. */
export declare function startServer(wishes: ServerWishes): Promise<RunningServer>;
//# sourceMappingURL=server.d.ts.map
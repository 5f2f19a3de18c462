import { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { ServerLimits } from '../limits.ts';
import type { Metrics } from '../run/metrics.ts';
import { type PageFile } from './page.ts';
/** A request that is refused, with the sentence that says why. */
export declare class Refused extends Error {
    name: string;
    readonly status: number;
    readonly code: string;
    constructor(status: number, code: string, sentence: string);
}
/** What the outer parts of a server need. */
export interface AppWishes {
    readonly limits: ServerLimits;
    readonly names: readonly string[];
    /** Whether a proxy stands before this server and says who asks. */
    readonly behindProxy: boolean;
    readonly page: ReadonlyMap<string, PageFile>;
    readonly metrics: Metrics;
    readonly log: FastifyBaseLogger;
}
/** The server without its fights: who is heard, what is sent with everything, the page, what is not found. */
export declare function makeApp(wishes: AppWishes): Promise<FastifyInstance>;
//# sourceMappingURL=app.d.ts.map
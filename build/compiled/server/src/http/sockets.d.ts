import type { House } from '@fray/host';
import type { FastifyInstance } from 'fastify';
import type { ServerLimits } from '../limits.ts';
import type { Metrics } from '../run/metrics.ts';
/** What sockets need to know of the server. */
export interface SocketWishes {
    readonly house: House;
    readonly limits: ServerLimits;
    readonly metrics: Metrics;
}
/** Takes WebSockets and hands what comes over them to the house. */
export declare function takeSockets(app: FastifyInstance, { house, limits, metrics }: SocketWishes): void;
//# sourceMappingURL=sockets.d.ts.map
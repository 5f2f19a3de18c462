import { type House, type Passes } from '@fray/host';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerLimits } from '../limits.ts';
import { Simulations } from '../simulate/simulations.ts';
import { type ReadyEncounters } from './encounters.ts';
/** What the door for programs needs to know of the server. */
export interface ProgramWishes {
    readonly house: House;
    readonly passes: Passes;
    readonly limits: ServerLimits;
    readonly ready: ReadyEncounters;
    /** The key that begins fights; null where anybody may. */
    readonly keeper: string | null;
    /** The address of the page as people reach it, for a request. */
    readonly baseOf: (request: FastifyRequest) => string;
    readonly version: string;
}
/** The door for programs: everything that a socket does, and what is no seat's alone. */
export declare function openDoor(app: FastifyInstance, wishes: ProgramWishes): Simulations;
/** A key to each seat that somebody may sit at, as links. */
export declare function linksOf(fight: string, { house, passes }: Pick<ProgramWishes, 'house' | 'passes'>, base: string): Promise<Record<string, string>>;
//# sourceMappingURL=programs.d.ts.map
import type { House, LiveFight, Passes } from '@fray/host';
import type { FastifyRequest } from 'fastify';
/** Who asks over HTTP, and for which fight: found by the key that the request carries. */
export interface Asker {
    readonly fight: LiveFight;
    readonly seat: string;
}
/** Finds out who asks for a fight. Throws {@link Refused} where the key does not open it. */
export declare function askerOf(request: FastifyRequest, passes: Passes, house: House): Promise<Asker>;
/** Throws where somebody else than the referee asks. */
export declare function needReferee({ fight, seat }: Asker): void;
/** Throws where the request does not carry the keeper's key; anybody may where there is none (null). */
export declare function needKeeper(request: FastifyRequest, keeper: string | null): void;
//# sourceMappingURL=who.d.ts.map
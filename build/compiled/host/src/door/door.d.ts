import { type CloseName, type Said } from '@fray/protocol';
import type { OpenFight } from '../fight/live-fight.ts';
import type { Pass } from './passes.ts';
import type { Listener, Wire } from './wire.ts';
/** What one connection needs of the house. */
export interface Hall {
    readonly program: string;
    readonly now: () => number;
    find(key: string): Promise<Pass | null>;
    open(fight: string): Promise<OpenFight | null>;
    /** Asks the referee to let a guest in; null where as many ask as may. */
    knock(fight: OpenFight, door: Door, name: string): string | null;
    /** Who is there has changed. */
    presence(fight: OpenFight): void;
    /** The connection is gone. */
    left(door: Door): void;
}
/** One connection: from the hello to the close. */
export declare class Door implements Listener {
    /** When something was heard last, in milliseconds. */
    heardAt: number;
    /** Whether the welcome was said. */
    private sitting;
    private state;
    private misheard;
    private asked;
    private readonly device;
    private readonly hall;
    private readonly wire;
    private readonly pass;
    private name;
    constructor(hall: Hall, wire: Wire, pass: Pass | null);
    /** The seat that sits here, or null. */
    get seat(): {
        readonly fight: string;
        readonly seat: string;
    } | null;
    hear(text: string): void;
    private take;
    private answer;
    private open;
    private get isClosed();
    /** The referee has let the guest in. */
    admit(fight: OpenFight, seat: string, key: string): Promise<void>;
    private sit;
    private welcome;
    /** The fight was begun anew: so is this connection, without being broken. */
    private again;
    private resume;
    private pong;
    /** Says something to this connection alone. */
    say(said: Said): void;
    /** Sends what was made into JSON already. */
    sendText(text: string): void;
    /** Ends the connection. */
    close(why: CloseName, words?: string): void;
    /** Ends the connection where nothing was heard for too long. */
    tick(now: number): void;
    gone(): void;
}
//# sourceMappingURL=door.d.ts.map
import type { Answer, Seating as SeatingRequest } from '@fray/protocol';
import { type Passes } from '../door/passes.ts';
import type { OpenFight } from '../fight/live-fight.ts';
/** What the management of seats asks of the house. */
export interface SeatsHouse {
    readonly passes: Passes;
    /** Closes everybody who sits at the seat, or who waits at the open door (null). */
    closeSeat(fight: OpenFight, seat: string | null, why: 'revoked'): void;
    /** Lets a guest in, or says that there is none of that id. */
    admit(fight: OpenFight, guest: string, seat: string): Promise<boolean>;
    turnAway(fight: OpenFight, guest: string): boolean;
    /** The clock of the fight has been given more time. */
    extend(fight: OpenFight, seconds: number): void;
}
/** Hears what somebody says about seats. */
export declare function hearSeating(house: SeatsHouse, fight: OpenFight, seat: string, request: SeatingRequest): Promise<Answer>;
//# sourceMappingURL=seats.d.ts.map
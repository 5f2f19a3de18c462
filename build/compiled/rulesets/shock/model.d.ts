import type { Grid, Pool, Refusal, Setup, Who } from '@fray/kernel/rules';
import type { Entrant } from './kinds/combatant.ts';
import type { ShockSide } from './kinds/fields.ts';
import type { Item } from './kinds/items.ts';
/** A check for surprise that the encounter asks for. Positions of sides and, where named, in the roster (else -1). */
export interface SurpriseCheck {
    readonly by: number;
    readonly against: number;
    readonly roll: 'stealth' | 'door';
    readonly who: Who;
    readonly notices: number;
}
/** Who is surprised: sides (positions), or a check that decides. */
export interface Surprise {
    readonly sides: readonly number[];
    readonly check: SurpriseCheck | null;
}
/** A fight that begins in the middle. */
export interface Midway {
    readonly round: number;
    /** Position of the side whose turn it is. */
    readonly side: number;
    /** Positions of the sides in the order in which they act. */
    readonly order: readonly number[];
    readonly surpriseRound: boolean;
}
/** Where combatants may leave the battlefield. */
export type Exits = 'edge' | 'none' | readonly number[];
export interface ShockSetup extends Setup {
    readonly sides: readonly ShockSide[];
    readonly grid: Grid;
    readonly exits: Exits;
    readonly roster: readonly Entrant[];
    readonly surprise: Surprise;
    readonly now: Midway | null;
    /** The unarmed weapon of the content, for everybody who has none of its own. */
    readonly fist: Item;
    /** Reads a combatant that joins in mid-fight (its map as in an encounter file): the entrant, or why it is refused. */
    readonly readEntrant: (name: string, raw: unknown, side: number) => Entrant | Refusal;
    /** Reads dice or a number given in a command: a pool, or why it is refused. */
    readonly readAmount: (raw: unknown) => Pool | Refusal;
}
//# sourceMappingURL=model.d.ts.map
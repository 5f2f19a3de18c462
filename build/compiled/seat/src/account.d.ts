import { type Fate } from '@fray/kernel';
import type { AnySession } from './showing.ts';
/** What one combatant did in a fight, and what was done to it. */
export interface Deeds {
    readonly who: string;
    readonly side: string;
    /** Attacks that it made, and how many of them hit. */
    readonly attacks: number;
    readonly hits: number;
    /** Life that it took from its enemies, that it lost to anybody, and that it gave back to its own side. */
    readonly dealt: number;
    readonly taken: number;
    readonly healed: number;
    /** The round in which it went down last, and lies; null where it stands, or has left. */
    readonly fell: number | null;
    /** What has become of it. */
    readonly fate: Fate;
}
/** How a fight went, in numbers. */
export interface Account {
    readonly rounds: number;
    /** In the order of the roster. */
    readonly deeds: readonly Deeds[];
}
/** Goes through a fight once more, with its own dice and answers, and adds up who did what. */
export declare function accountOf(session: AnySession): Account;
//# sourceMappingURL=account.d.ts.map
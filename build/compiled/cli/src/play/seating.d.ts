import { type AnyRuleset, type AnyScene, type Setup } from '@fray/kernel';
import type { AnyPolicy } from '@fray/seat';
/** Who answers for each seat: a policy by position, null for a person at this screen. */
export interface Seating {
    readonly policies: readonly (AnyPolicy | null)[];
}
/**
 * The policy with the name, as `search:500`. Throws a {@link Stop} with the nearest one that there is. With `fair` off the
 * rulesets' own policies look at everything: only so can they be followed exactly. `within`: how long `search` may think.
 */
declare function findPolicy(rules: AnyRuleset, name: string, fair?: boolean, within?: number): AnyPolicy;
/**
 * The ruleset's own policy with the name, as odds can follow it: it sees all there is and tries nothing out. Throws a
 * {@link Stop} for any other.
 */
export declare function plainPolicy(rules: AnyRuleset, name: string): AnyPolicy;
/** The position of the side that the person named. Throws a {@link Stop} where there is none. */
export declare function findSide(setup: Setup, given: string): number;
/** How `fray play` is to be seated. */
export interface PlayWishes {
    /** The side that the person plays; null for the first. */
    readonly as: string | null;
    readonly hotSeat: boolean;
    /** The computer's policy; null for what the encounter says. */
    readonly policy: string | null;
    /** The referee's questions go to the person even where the computer has the referee's combatants. */
    readonly askReferee: boolean;
}
/** Seats for a fight in which persons take part. */
export declare function seatPersons(rules: AnyRuleset, scene: AnyScene, setup: Setup, wishes: PlayWishes): Seating;
/**
 * Seats for a fight without persons. Each wish is a policy's name for everybody, or `SIDE=NAME`; later ones count more.
 * `fair` as for {@link findPolicy}.
 */
export declare function seatComputers(rules: AnyRuleset, setup: Setup, wishes: readonly string[], find?: typeof findPolicy): Seating;
export {};
//# sourceMappingURL=seating.d.ts.map
import { type Who } from '@fray/kernel/rules';
import { type Cited, type ShockScene } from '../scene.ts';
/**
 * Moves step by step. Leaving an armed enemy's range gives it an attack before the step (with `provokes`), once each;
 * others may step in before the first step and after each. Stops when the mover is down, was sent elsewhere, is held or
 * knocked over; one who is stopped in somebody else's square is back in the last free one of its way. Returns
 * whether it got to the end.
 */
export declare function walk(scene: ShockScene, who: Who, path: readonly number[], provokes: boolean, rule: Cited, start?: Start): boolean;
/** Whoever said where it was going and did not get there: where it is. */
export declare function tellStop(scene: ShockScene, who: Who): void;
/** How things stood when a way was chosen: what others do before the first step may spoil it. */
export interface Start {
    readonly from: number;
    readonly lay: number;
    readonly acts: number;
}
/** How things stand for the combatant now. */
export declare const startOf: (scene: ShockScene, who: Who) => Start;
/** Puts one whose way is at its end in somebody else's square back to the last free square of its way; whether it did. */
export declare function stepBack(scene: ShockScene, who: Who, way: readonly number[]): boolean;
/** A way that somebody goes step by step, alone or with another one. */
export interface Journey {
    readonly who: Who;
    /** Squares that it enters, in order. */
    readonly path: readonly number[];
    /** Enemies that have had their attack; null where leaving their range gives them none. */
    readonly struck: Set<number> | null;
    /** Whether nothing has stopped it: it is up, and where its last step led. */
    goesOn(): boolean;
    /** Whether a step has not become impossible since the way was chosen. */
    canStep(at: number): boolean;
    step(at: number): void;
}
/**
 * Goes step by step. Leaving an armed enemy's range gives it an attack before the step, once each; others may step in before
 * the first step and after each. Returns the steps made.
 */
export declare function travel(scene: ShockScene, journey: Journey): number;
/** The steps of {@link walk}, for one who may go on from somebody else's square. `struck` holds those who have had their attack. */
export declare function goAlong(scene: ShockScene, who: Who, path: readonly number[], provokes: boolean, rule: Cited, { from, lay, acts }: Start, struck: Set<number>): boolean;
/** Whether an enemy whose place the mover could not know keeps it from the square. */
export declare function isBarred(scene: ShockScene, who: Who, to: number): boolean;
/** The enemies that may strike at the mover, were it on the one square, before it steps to the other (-1: off the map). */
export declare const strikersAtStep: (scene: ShockScene, who: Who, from: number, to: number) => number[];
/** The last step, over the edge of the map: every range is left. `struck`: who has had its attack already. Returns whether it gets away. */
export declare const passAll: (scene: ShockScene, who: Who, struck: Set<number>) => boolean;
/** The attacks of armed enemies next to which a charge or a screener's movement begins. Returns whether it can go on. */
export declare const passNeighbors: (scene: ShockScene, who: Who) => boolean;
//# sourceMappingURL=walking.d.ts.map
import { type Who } from '@fray/kernel/rules';
import { type FreeHitsScene } from '../scene.ts';
/** The units in the order in which they act this round, those who are out included; roster order before there is a line. */
export declare function lineOf(scene: FreeHitsScene): number[];
/** How many stand in the line that {@link lineOf} gives, and who is at one of its places: for those who only look. */
export declare const lineLength: (scene: FreeHitsScene) => number;
/** Who stands at a place of the line. */
export declare const inLine: (scene: FreeHitsScene, place: number) => number;
/** Makes the line: highest Agility first, initiators last, ties rolled for. */
export declare function makeLine(scene: FreeHitsScene): void;
/** Writes the usual line; this round's is the same. */
export declare function writeLine(scene: FreeHitsScene, rows: readonly number[]): void;
/** This round's line is the usual one again. */
export declare function restoreLine(scene: FreeHitsScene): void;
/**
 * Puts a unit into a running battle's line by its Agility, after those equal to it and before initiators. It has a turn
 * this round only if its place is still to come.
 */
export declare function insert(scene: FreeHitsScene, row: Who): void;
/** Whether the unit waits for the other one, or for somebody who does. */
export declare function waitsOn(scene: FreeHitsScene, who: Who, other: Who): boolean;
/**
 * Puts the unit at the present place of this round's line right behind the other one, and behind it those who wait for it,
 * in the order in which they stand.
 */
export declare function putBehind(scene: FreeHitsScene, other: Who): void;
//# sourceMappingURL=line.d.ts.map
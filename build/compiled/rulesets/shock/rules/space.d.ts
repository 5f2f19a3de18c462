import { type Bodies, type Cover, type ReachMap, type Who } from '@fray/kernel/rules';
import { type Place, type ShockScene } from '../scene.ts';
/** The combatant's place on the grid. */
export declare function bodyOf(scene: ShockScene, row: Who): Place;
/** Looks at the fight as if a combatant stood on another square. */
export declare function asIfAt<T>(scene: ShockScene, row: Who, square: number, look: () => T): T;
/** Feet between two combatants. */
export declare function feetBetween(scene: ShockScene, a: Who, b: Who): number;
/** Feet from one combatant to another, were that one on the square. */
export declare function feetFrom(scene: ShockScene, from: number, other: number, square: number): number;
/** Whether two combatants are next to each other. */
export declare const areAdjacent: (scene: ShockScene, a: Who, b: Who) => boolean;
/** What the viewer sees of the target: see `sightAndCover`. */
export declare function sightMask(scene: ShockScene, viewer: number, target: Who): number;
/** Whether any line between the two is clear. */
export declare const seesLine: (scene: ShockScene, a: Who, b: Who) => boolean;
/** Whether any line from the viewer to the cube that stands on the square is clear. */
export declare function seesSquare(scene: ShockScene, viewer: number, square: number): boolean;
/** The target's cover from the viewer. */
export declare const coverFrom: (scene: ShockScene, viewer: number, target: Who) => Cover;
/** How well the viewer perceives the target: hidden, invisible or in the dark it may be unseen (position in UNSEEN). */
export declare function perceives(scene: ShockScene, viewer: number, target: Who): number;
/** Looks at the map as if a combatant were not on it. */
export declare function withoutOther<T>(scene: ShockScene, row: Who, look: () => T): T;
/**
 * Who takes up squares: all but the dead and those who are gone. Allies are passed, standing enemies block, those who lie
 * are stepped over, nobody's square can be ended in.
 */
export declare const bodies: Bodies<ShockScene>;
/**
 * What the squares of everybody else are to one who moves; see `Occupancy.marksFor`. Enemies whose place the mover cannot
 * know are left out of its plans, but are in its way when `all` are marked.
 */
export declare const marksFor: (scene: ShockScene, mover: Who, all?: boolean) => Uint8Array;
/** The reach map that was made last for the combatant, if it still holds and has a way to the square. */
export declare function knownReach(scene: ShockScene, who: Who, to: number): ReachMap | null;
/**
 * Where the combatant can get with so many feet. The map is the scene's own: read it before positions change. With `more`
 * it may go farther than asked for: then look at the costs.
 */
export declare function reachOf(scene: ShockScene, who: Who, feet: number, more?: boolean): ReachMap;
//# sourceMappingURL=space.d.ts.map
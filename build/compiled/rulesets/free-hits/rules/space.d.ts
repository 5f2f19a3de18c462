import { type Bodies, type ReachMap, type Who } from '@fray/kernel/rules';
import { type FreeHitsScene, type Place } from '../scene.ts';
/** The unit's place on the grid. */
export declare function bodyOf(scene: FreeHitsScene, row: Who): Place;
/** Squares between two units, counted in steps; 1 for neighbors. */
export declare function spacesBetween(scene: FreeHitsScene, a: Who, b: Who): number;
/** Squares between a unit and another one, were that one on the square. */
export declare function spacesFrom(scene: FreeHitsScene, from: number, other: number, square: number): number;
/** Squares between a unit and a square. */
export declare function spacesTo(scene: FreeHitsScene, from: number, square: number): number;
/** Squares between two squares of the map. */
export declare const spacesApart: ({ xs, ys }: FreeHitsScene, a: number, b: number) => number;
/** How far the unit's melee zone goes. The extra attack is made without the feat that widens it. */
export declare const zoneOf: (scene: FreeHitsScene, row: Who, plain?: boolean) => number;
/** Whether the other unit stands in the unit's melee zone. */
export declare function inZone(scene: FreeHitsScene, of: number, other: number): boolean;
/** Turns the unit toward another one. */
export declare function faceUnit(scene: FreeHitsScene, row: Who, other: Who): void;
/** Whether the attacker is behind the target: 135 degrees or more from where that one looks, at any distance. */
export declare function isBehind(scene: FreeHitsScene, attacker: Who, target: Who): boolean;
/**
 * The nearest enemy in the battle that the unit detects (or of all, detected or not), the first in roster order of equally
 * near ones, or -1.
 */
export declare function nearestEnemy(scene: FreeHitsScene, row: Who, all?: boolean): number;
/** Who takes up squares: those in the battle. Allies are passed, enemies are not; nobody's square can be ended in. */
export declare const bodies: Bodies<FreeHitsScene>;
/**
 * What the squares of everybody else are to one who moves; see `Occupancy.marksFor`. Enemies that the mover does not
 * detect are left out of its plans, but are in its way when `all` are marked.
 */
export declare const marksFor: (scene: FreeHitsScene, mover: Who, all?: boolean) => Uint8Array;
/**
 * Where the unit can get with so many plain steps (5 of the map's feet each). `even`: slow ground costs no more than any
 * other. The map is the scene's own: read it before positions change. It may end with the first square, in order of cost,
 * that is enough.
 */
export declare function reachOf(scene: FreeHitsScene, who: Who, steps: number, even: boolean, isEnough?: ((square: number) => boolean) | null): ReachMap;
/**
 * A reach map for so many plain steps that tells of one square: the latest one, if it still holds and has a way there
 * that is no longer, for the shortest way is the same on both; else one that is made now.
 */
export declare function reachTo(scene: FreeHitsScene, who: Who, steps: number, even: boolean, to: number): ReachMap;
/** The squares of the way to one that the map reaches. */
export declare const wayOn: (map: ReachMap, to: number) => number[];
/** Whether the squares are free as far as the mover knows, who may plan to end its way there. */
export declare const seemsFree: (scene: FreeHitsScene, square: number, size: number, mover: Who) => boolean;
/**
 * Whether nobody who is in the battle stands on the squares (but for one of them), and somebody of that size can. `by`: only
 * those count whom that one detects.
 */
export declare function isFree(scene: FreeHitsScene, square: number, size: number, but?: number, by?: number): boolean;
/** The free square nearest to where the unit is, or -1. */
export declare function nearestFree(scene: FreeHitsScene, who: Who): number;
/** Puts a unit on a square. */
export declare const putAt: (scene: FreeHitsScene, row: Who, square: number, rule: 'move' | 'only-own-movement' | 'grid') => void;
//# sourceMappingURL=space.d.ts.map
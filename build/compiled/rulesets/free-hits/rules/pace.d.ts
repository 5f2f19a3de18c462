import { type ReachMap, type Refusal, type Who } from '@fray/kernel/rules';
import { type FreeHitsScene } from '../scene.ts';
/** What a step costs the unit because of how it moves: 2 when halved, 3 when prone, 6 when both; slow ground comes on top. */
export declare function paceOf(scene: FreeHitsScene, who: Who): number;
/** Spaces that a step onto the square costs the unit. */
export declare function costOf(scene: FreeHitsScene, who: Who, to: number): number;
/** Where the unit can get with so many spaces; the map may end with the first square that is enough. */
export declare const reachWith: (scene: FreeHitsScene, who: Who, spaces: number, isEnough?: ((square: number) => boolean) | null) => ReachMap;
/** The same for one who wants to know of one square only. */
export declare const reachFor: (scene: FreeHitsScene, who: Who, spaces: number, to: number) => ReachMap;
/** Spaces that the way to a square costs on the map that `reachWith` gave, or -1. */
export declare function costOn(scene: FreeHitsScene, who: Who, map: ReachMap, to: number): number;
/** Why the unit cannot move from its square at all, or null. */
export declare function cannotMove(scene: FreeHitsScene, who: Who): Refusal | null;
//# sourceMappingURL=pace.d.ts.map
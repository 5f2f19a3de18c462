import { type Draft } from './build-draft.ts';
import type { DoorPart, WallPart } from './build-parts.ts';
/** Lays thin doors and walls into the draft; walls make room for doors. */
export declare function readWalls(draft: Draft, walls: readonly WallPart[], doors: readonly DoorPart[]): void;
//# sourceMappingURL=build-walls.d.ts.map
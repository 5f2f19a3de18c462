import { type Draft } from './build-draft.ts';
import type { BoxPart } from './build-parts.ts';
import { type Box } from './grid.ts';
/** The boxes of the parts, laid into the draft. */
export declare function readBoxes(draft: Draft, parts: readonly BoxPart[]): void;
/** Boxes over squares that are filled from their floor to a top; neighbours of equal floor and top share a box. */
export declare function mergedBlocks(draft: Draft, tops: ReadonlyMap<number, number>): Box[];
//# sourceMappingURL=build-boxes.d.ts.map
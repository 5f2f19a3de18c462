import type { Draft } from './build-draft.ts';
import type { GridParts } from './build-parts.ts';
/** Feet that walls and doors of a text map are high if nothing else is said. */
export declare const WALL_HEIGHT = 10;
/** The rows of a text map, the north-most first, as lists of characters. Blank lines at the end do not count. */
export declare function textRows(text: string): string[][];
/** Reads the text map into the draft. What it returns puts the blocks onto the floors once these are known. */
export declare function readText(draft: Draft, parts: GridParts): () => void;
//# sourceMappingURL=build-text.d.ts.map
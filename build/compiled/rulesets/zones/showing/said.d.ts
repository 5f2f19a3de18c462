import type { ZonesScene } from '../scene.ts';
/** `STR`, or what stands for it where the referee chooses. */
export declare const attributeWord: (attribute: number) => string;
/** `a STR Test (DR 12)`. */
export declare const testWords: (attribute: number, dr: number) => string;
/** How an effect ends: by its Test, and after its Moments. */
export declare function endsWords(attribute: number, dr: number, moments: number, costsAction: boolean): string;
/** Names of the rows, in their order. */
export declare const namesIn: (scene: ZonesScene, rows: readonly number[]) => string[];
//# sourceMappingURL=said.d.ts.map
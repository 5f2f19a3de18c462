import { type Lens, type Tone } from '@fray/kernel/rules';
import type { FreeHitsScene } from '../scene.ts';
/** Something that lies on a unit: for a badge, a line on its card, and an explanation. */
export interface State {
    readonly name: string;
    /** What it is called where it is explained. */
    readonly called: string;
    readonly short: string;
    readonly tone: Tone;
    readonly source: string;
    readonly ends: string;
    readonly words: string;
}
/** All that lies on a unit, as far as the lens knows: conditions, wounds, and what it is about. */
export declare function statesOf(scene: FreeHitsScene, row: number, lens: Lens): State[];
//# sourceMappingURL=states.d.ts.map
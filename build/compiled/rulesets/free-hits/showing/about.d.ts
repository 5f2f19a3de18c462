import { type About, type Lens, type ThingRef } from '@fray/kernel/rules';
import type { FreeHitsScene } from '../scene.ts';
/** Explains something in the fight; what a side hides of its abilities and defenses is not known. */
export declare function about(scene: FreeHitsScene, { kind, name, of }: ThingRef, lens: Lens): About | null;
//# sourceMappingURL=about.d.ts.map
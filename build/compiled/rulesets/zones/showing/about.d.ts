import { type About, type Lens, type ThingRef } from '@fray/kernel/rules';
import type { ZonesScene } from '../scene.ts';
/** Explains something in the fight; what a side hides of its abilities is not known. */
export declare function about(scene: ZonesScene, { kind, name, of }: ThingRef, lens: Lens): About | null;
//# sourceMappingURL=about.d.ts.map
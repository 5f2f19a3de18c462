import { type About, type Lens, type ThingRef } from '@fray/kernel/rules';
import type { ShockScene } from '../scene.ts';
/** Explains something in the fight; what a side hides of its abilities is not known. */
export declare function about(scene: ShockScene, { kind, name, of }: ThingRef, lens: Lens): About | null;
/** A condition as such; null where there is none of that name. */
export declare function aboutCondition(name: string): About | null;
//# sourceMappingURL=about.d.ts.map
import type { Lens } from '@fray/kernel/rules';
import type { ShockScene } from '../scene.ts';
/**
 * What `look` finds in the fight as the lens knows it: those whom nobody of its side can place are not there, and those
 * who hide what they can do move and reach as most do.
 */
export declare function asSeen<T>(scene: ShockScene, lens: Lens, look: () => T): T;
//# sourceMappingURL=as-seen.d.ts.map
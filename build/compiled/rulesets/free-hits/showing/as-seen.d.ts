import type { Lens } from '@fray/kernel/rules';
import type { FreeHitsScene } from '../scene.ts';
/**
 * What `look` finds in the fight as the lens knows it: those whom nobody of its side detects are not there, and those who
 * hide what they can do move and strike as most do.
 */
export declare function asSeen<T>(scene: FreeHitsScene, lens: Lens, look: () => T): T;
//# sourceMappingURL=as-seen.d.ts.map
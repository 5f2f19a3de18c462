import type { Who } from '@fray/kernel/rules';
import type { FreeHitsScene } from '../scene.ts';
import type { Cause } from '../sentences.ts';
/** Says why a unit is not offered a free hit that it would have by where it stands. `slots`: the free hits that it has left. */
export declare function passOffer(scene: FreeHitsScene, hitter: Who, other: Who, cause: Cause, slots: number): void;
//# sourceMappingURL=passing-over.d.ts.map
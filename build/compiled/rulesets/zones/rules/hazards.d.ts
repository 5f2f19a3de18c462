import type { Who } from '@fray/kernel/rules';
import type { Hazard } from '../kinds/effects.ts';
import { type ZonesScene } from '../scene.ts';
export declare const AT_TURN_START = 0;
export declare const ON_ENTER = 1;
export declare const AT_TURN_END = 2;
/** The hazard of a Zone, or null. */
export declare function hazardOf(scene: ZonesScene, zone: number): Hazard | null;
/**
 * Tests a Zone's hazard when it is timed to this moment: on a fail its damage and effects strike. Not an attack. Returns
 * whether it struck.
 */
export declare function meetHazard(scene: ZonesScene, who: Who, when: number): boolean;
//# sourceMappingURL=hazards.d.ts.map
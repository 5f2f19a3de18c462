import { type Lens, type Order } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from '../scene.ts';
/**
 * The track: turns by their numbers, the lowest first, with what has been declared for each. What somebody declares in secret
 * stands in no turn before all have answered.
 */
export declare function order(scene: WeaponSpeedScene, lens: Lens): Order;
//# sourceMappingURL=order.d.ts.map
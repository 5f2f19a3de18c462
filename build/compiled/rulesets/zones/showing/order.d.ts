import type { Lens, Order } from '@fray/kernel/rules';
import type { ZonesScene } from '../scene.ts';
/** The line of Turns: one side after the other, the Characters among themselves by their rolls. Open to everybody. */
export declare function order(scene: ZonesScene, _lens: Lens): Order;
//# sourceMappingURL=order.d.ts.map
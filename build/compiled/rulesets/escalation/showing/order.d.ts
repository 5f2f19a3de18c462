import { type Lens, type Order } from '@fray/kernel/rules';
import type { EscalationScene } from '../scene.ts';
/**
 * The bands, first to last, each with those who have acted in it, the one who acts, those to come, and those who wait for
 * round 1: within a band the
 * party picks among its own before its enemies. Open to everybody.
 */
export declare function order(scene: EscalationScene, lens: Lens): Order;
//# sourceMappingURL=order.d.ts.map
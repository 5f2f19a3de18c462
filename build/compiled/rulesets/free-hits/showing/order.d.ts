import { type Lens, type Order } from '@fray/kernel/rules';
import type { FreeHitsScene } from '../scene.ts';
/** The line in which everybody has one turn a round. Those whom the lens does not know of are not in it. */
export declare function order(scene: FreeHitsScene, lens: Lens): Order;
//# sourceMappingURL=order.d.ts.map
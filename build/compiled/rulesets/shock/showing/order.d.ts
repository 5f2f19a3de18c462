import { type Lens, type Order } from '@fray/kernel/rules';
import { type ShockScene } from '../scene.ts';
/** The sides in the order in which they act, with who of each has done; before the fight all that take part. */
export declare function order(scene: ShockScene, lens: Lens): Order;
//# sourceMappingURL=order.d.ts.map
import type { Command, Price } from '@fray/kernel/rules';
import type { ZonesScene } from '../scene.ts';
/** The Action, the move, nothing; leaving takes whichever is said, or the move while it is left. */
export declare function price(scene: ZonesScene, command: Command): Price;
//# sourceMappingURL=price.d.ts.map
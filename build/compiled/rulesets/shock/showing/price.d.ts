import type { Command, Price } from '@fray/kernel/rules';
import type { ShockScene } from '../scene.ts';
/** What a command costs, as its action says: Main, Move, both, nothing, an Instant. */
export declare function price(scene: ShockScene, command: Command): Price;
//# sourceMappingURL=price.d.ts.map
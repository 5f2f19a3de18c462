import type { Command, Price } from '@fray/kernel/rules';
import type { FreeHitsScene } from '../scene.ts';
/** The action that pays; getting up on somebody else's turn is owed. */
export declare function price(scene: FreeHitsScene, command: Command): Price;
//# sourceMappingURL=price.d.ts.map
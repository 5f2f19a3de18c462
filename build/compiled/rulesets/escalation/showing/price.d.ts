import type { Command, Price } from '@fray/kernel/rules';
import type { EscalationScene } from '../scene.ts';
/** The slot that pays for the command, all three, none, or the turn itself; what was kept for moving counts as what it was. */
export declare function price(scene: EscalationScene, command: Command): Price;
//# sourceMappingURL=price.d.ts.map
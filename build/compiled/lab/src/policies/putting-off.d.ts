import { type Command } from '@fray/kernel';
import { type Arm } from './arms.ts';
import type { Decision } from './thinking.ts';
/**
 * The options as arms, with a reserve about those that only put off what is to be done anyway (facing about, stowing
 * something and drawing it again, but also a step before a blow): after them it is the same combatant's turn to command,
 * and they could be given again and again, as often as the dice tried out happen to fall well for one of them.
 */
export declare function armsOf({ options, rehearsal, seed }: Decision<Command>, actor: number): Arm<Command>[];
//# sourceMappingURL=putting-off.d.ts.map
import type { Refusal, Who } from '@fray/kernel/rules';
import { type EscalationScene } from '../scene.ts';
/** Why the combatant can take no opportunity attack as things stand, whoever provokes, or null. */
export declare function cannotStrikeAtAll(scene: EscalationScene, who: Who): Refusal | null;
/** Why one who is engaged with an enemy that provokes cannot strike at it, or null. */
export declare function cannotStrikeBack(scene: EscalationScene, who: Who, provoker: number): Refusal | null;
/** Each engaged enemy in a melee stance may strike once, before what provokes takes effect. Returns whether the provoker is still up. */
export declare function provoked(scene: EscalationScene, provoker: number): boolean;
/** Offers the Intercept, one after the other, for each whom the mover is about to engage; who takes it, or -1. */
export declare function intercepted(scene: EscalationScene, mover: Who, targets: readonly number[]): number;
//# sourceMappingURL=provoked.d.ts.map
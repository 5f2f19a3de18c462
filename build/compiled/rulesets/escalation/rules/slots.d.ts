import type { Refusal, Who } from '@fray/kernel/rules';
import { type Cited, type Declared, type EscalationScene } from '../scene.ts';
/** Whether the slot of this turn can still be spent. */
export declare function isLeft(scene: EscalationScene, who: Who, slot: number): boolean;
/** The slot that a Disengage has kept for moving and that still serves, the one chosen if one is; -1 for none. */
export declare function keptSlot(scene: EscalationScene, who: Who, chosen?: number): number;
/** The action that has paid for a Disengage remains, for moving, until the turn is out. */
export declare function keepSlot(scene: EscalationScene, who: Who, paid: number): void;
/** What a Disengage has kept is gone with the turn. */
export declare function dropKept(scene: EscalationScene, who: Who): void;
/** Whether the combatant's turn of this round is still to come: nothing of it is spent, whatever was of the last one. */
export declare function isToCome(scene: EscalationScene, who: Who): boolean;
/** Why an action of that kind cannot be paid for, or null. A readied action has been paid for. `isStep`: what a Disengage has kept serves. */
export declare function cannotSpend(scene: EscalationScene, who: Who, action: number, chosen: number, isStep?: boolean): Refusal | null;
/** The slot that would pay for an action of that kind, -1 for none; `isStep`: what a Disengage has kept serves. */
export declare function payingSlot(scene: EscalationScene, who: Who, action: number, chosen?: number, isStep?: boolean): number;
/** Whether the slot can still be spent in the turn that goes on or is to come in this round; else whether the next turn has it. */
export declare function isLeftNext(scene: EscalationScene, who: Who, slot: number): boolean;
/** Pays for an action of that kind; it has been checked. Returns the slot that paid, -1 for what was paid when readied. */
export declare function spendSlot(scene: EscalationScene, who: Who, action: number, chosen: number, rule: Cited, isStep?: boolean): number;
/** Pays all three slots of the turn at once. */
export declare function spendAll(scene: EscalationScene, who: Who): void;
/** Whether what was paid for with the Move action is lost with it: its user has been Stunned since. It is told. */
export declare function hasLostMove(scene: EscalationScene, who: Who, paid: number): boolean;
/** Whether all three slots of the turn are left. */
export declare const hasAllSlots: (scene: EscalationScene, who: Who) => boolean;
/** Announces what has been paid for: readied actions come first. Returns whether it can still be done, with the slot that paid. */
export declare const announce: (scene: EscalationScene, what: Declared, paid: number) => boolean;
//# sourceMappingURL=slots.d.ts.map
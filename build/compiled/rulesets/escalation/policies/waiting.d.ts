import type { Command } from '@fray/kernel/rules';
import type { EscalationScene } from '../scene.ts';
/**
 * Before its turn: one who fights at arm's length lets enemies who do the same, and are all far, come to it: it acts after
 * the last of them who is still to act. Null where it acts now.
 */
export declare function putOff(scene: EscalationScene, actor: number): Command | null;
/** It has reached nobody: it readies a blow for the nearest enemy who is likely to come, to be struck before that one attacks. */
export declare function lieInWait(scene: EscalationScene, actor: number, foes: readonly number[]): Command | null;
/** Whether the party is beaten: one still stands, badly hurt, and the enemies have many times what is left of it. */
export declare function isBeaten(scene: EscalationScene): boolean;
/** Proposes to flee when the party is beaten. */
export declare function giveUp(scene: EscalationScene, actor: number): Command | null;
//# sourceMappingURL=waiting.d.ts.map
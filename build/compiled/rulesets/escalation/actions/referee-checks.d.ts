import type { Refusal } from '@fray/kernel/rules';
import type { EscalationScene } from '../scene.ts';
/** Why the referee cannot name somebody who is out of the fight, or null. */
export declare const notHere: (scene: EscalationScene, row: number) => Refusal | null;
/** One who comes after its band has been played has no turn in this round. */
export declare function missTurn(scene: EscalationScene, row: number): void;
/** Why nothing lasts so long by the referee's word, or null: no roll is being made. */
export declare const badDuration: (lasts: number) => Refusal | null;
//# sourceMappingURL=referee-checks.d.ts.map
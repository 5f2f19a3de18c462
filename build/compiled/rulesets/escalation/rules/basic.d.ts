import type { Refusal, Who } from '@fray/kernel/rules';
import { type EscalationScene } from '../scene.ts';
/** Why a Basic Attack of that kind on the target cannot be made, or null; what it costs is not asked. */
export declare function cannotStrike(scene: EscalationScene, who: Who, target: Who, kind: number): Refusal | null;
/** How a Basic Attack is made. */
export interface Blow {
    readonly knockOut: boolean;
    readonly coup: boolean;
}
/** A Basic Attack from its roll on; for opportunity attacks too. */
export declare function strike(scene: EscalationScene, who: Who, target: Who, kind: number, how: Blow): void;
/** A Basic Attack as an action: paid for, announced, provoking where it is ranged; then the blow. */
export declare function basicAttack(scene: EscalationScene, who: Who, target: Who, kind: number, slot: number, how: Blow): void;
//# sourceMappingURL=basic.d.ts.map
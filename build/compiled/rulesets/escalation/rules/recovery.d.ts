import { type Pool, type Who } from '@fray/kernel/rules';
import { type Cited, type EscalationScene } from '../scene.ts';
/** What using a Recovery may add and how. */
export interface Using {
    /** Spends none (`free-recovery`). */
    readonly free: boolean;
    /** What the ability adds. */
    readonly plus: Pool | null;
    readonly average: boolean | null;
}
/** Heals by a Recovery. Without any left it gives half, at a lasting price; an NPC heals by its Level instead. */
export declare function useRecovery(scene: EscalationScene, who: Who, using: Using, rule: Cited): number;
//# sourceMappingURL=recovery.d.ts.map
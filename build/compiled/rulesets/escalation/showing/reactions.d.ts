import type { Lens, ReactionLeft } from '@fray/kernel/rules';
import type { EscalationScene } from '../scene.ts';
/** Chances to step in: opportunity attacks, the Intercept, what is readied, and abilities that answer something. */
export declare function reactions(scene: EscalationScene, row: number, lens: Lens): ReactionLeft[];
//# sourceMappingURL=reactions.d.ts.map
import { type Between, type Lens } from '@fray/kernel/rules';
import type { EscalationScene } from '../scene.ts';
/** How two stand to each other: how far, what it takes to come close, who could step in, which defenses are known. */
export declare function between(scene: EscalationScene, row: number, at: number, lens: Lens): Between;
//# sourceMappingURL=between.d.ts.map
import { type Lens, type Reach } from '@fray/kernel/rules';
import type { EscalationScene } from '../scene.ts';
/** Those who may strike when somebody moves off. */
export declare const strikers: (scene: EscalationScene, row: number) => string[];
/** The overlay "what I can": to whom somebody could come, from whom it could get away, and whom it could do something to. */
export declare function reach(scene: EscalationScene, row: number, lens: Lens): Reach;
/** Those who may stop somebody on its way to an enemy. */
export declare function stoppers(scene: EscalationScene, row: number, to: number): string[];
//# sourceMappingURL=reach.d.ts.map
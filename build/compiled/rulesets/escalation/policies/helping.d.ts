import type { Command } from '@fray/kernel/rules';
import type { EscalationScene } from '../scene.ts';
/** Keeps up what it sustains. */
export declare function keepUp(scene: EscalationScene, actor: number): Command | null;
/** Stabilizes a friend it stands next to, helps one who gasps, and rallies when it is badly hurt. */
export declare function help(scene: EscalationScene, actor: number): Command | null;
//# sourceMappingURL=helping.d.ts.map
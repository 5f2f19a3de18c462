import type { Lens, ThingGroup } from '@fray/kernel/rules';
import type { EscalationScene } from '../scene.ts';
/** What somebody has: stances, attacks and abilities with their uses, resources, skills, what it resists. */
export declare function groups(scene: EscalationScene, row: number, lens: Lens): ThingGroup[];
//# sourceMappingURL=things.d.ts.map
import type { Lens, ThingGroup } from '@fray/kernel/rules';
import type { ShockScene } from '../scene.ts';
/** What a combatant has and can do, by sort, as the lens may know it. */
export declare function thingsOf(scene: ShockScene, row: number, lens: Lens): ThingGroup[];
//# sourceMappingURL=things.d.ts.map
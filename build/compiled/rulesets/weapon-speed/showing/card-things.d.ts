import type { Lens, ThingGroup } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from '../scene.ts';
/** What somebody has and can do, by sorts. Of a side that hides its abilities: what everybody sees it hold or wear. */
export declare function groupsOf(scene: WeaponSpeedScene, row: number, lens: Lens): ThingGroup[];
//# sourceMappingURL=card-things.d.ts.map
import { type Between, type Lens, type Reach, type Threat } from '@fray/kernel/rules';
import type { ZonesScene } from '../scene.ts';
/** The overlay "what I can". */
export declare function reach(scene: ZonesScene, row: number, lens: Lens): Reach;
/** The overlay "what they can, to me": from where each foe stands, and with one step. */
export declare function threat(scene: ZonesScene, row: number, lens: Lens): Threat;
/** What lies between two combatants: the Zones of a shortest way. */
export declare function between(scene: ZonesScene, row: number, at: number, _lens: Lens): Between;
//# sourceMappingURL=reach.d.ts.map
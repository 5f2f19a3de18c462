import type { Lens, ZonesGround } from '@fray/kernel/rules';
import type { ZonesScene } from '../scene.ts';
/** The Zones with everybody in them, and the ways between them. All of it is open to everybody. */
export declare function ground(scene: ZonesScene, _lens: Lens): ZonesGround;
//# sourceMappingURL=ground.d.ts.map
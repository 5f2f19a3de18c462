import type { Fate, Who } from '@fray/kernel/rules';
import type { ZonesScene } from './scene.ts';
/** Whether it can still fight: it is on the battlefield with at least 1 hit point. */
export declare const isStanding: (scene: ZonesScene, row: Who) => boolean;
/** Whether it fights, has fallen, or has left. Who of the fallen is dead is not settled before the fight is over. */
export declare function fate(scene: ZonesScene, row: Who): Fate;
/** The usages that its items have left. */
export declare function resources(scene: ZonesScene, row: Who): Readonly<Record<string, number>>;
//# sourceMappingURL=standing.d.ts.map
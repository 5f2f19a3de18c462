import type { Fate } from '@fray/kernel/rules';
import type { ShockScene } from './scene.ts';
/** Whether it can still fight: it is up and on the battlefield. */
export declare const isStanding: (scene: ShockScene, row: number) => boolean;
/** Whether it fights, lies there, is dead, or has left. */
export declare function fate(scene: ShockScene, row: number): Fate;
/** The uses that its powers and spells have left of the fight or the day. */
export declare function resources(scene: ShockScene, row: number): Readonly<Record<string, number>>;
//# sourceMappingURL=standing.d.ts.map
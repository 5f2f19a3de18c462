import type { Fate } from '@fray/kernel/rules';
import type { FreeHitsScene } from './scene.ts';
/** Whether it can still fight: it is in the battle, neither fallen, fled nor yielded. */
export declare const isStanding: (scene: FreeHitsScene, row: number) => boolean;
/** Whether it fights, has been defeated, is dead, or has left, yielded or vanished. */
export declare function fate(scene: FreeHitsScene, row: number): Fate;
/** Its magic points, where it has any. Those of the victors are full again once a battle is over (`mp-refill`). */
export declare function resources(scene: FreeHitsScene, row: number): Readonly<Record<string, number>>;
//# sourceMappingURL=standing.d.ts.map
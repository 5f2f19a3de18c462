import type { Command } from '@fray/kernel/rules';
import type { ShockScene } from '../scene.ts';
/** First aid for a dying friend next to one, while no enemy is at hand. */
export declare function tend(scene: ShockScene, actor: number, foes: readonly number[]): Command | null;
/** Something to drink for one who is badly hurt. */
export declare function potion(scene: ShockScene, actor: number): Command | null;
/** A spell or power worth its cost: healing for the badly hurt, harm for the nearest enemy that it reaches. */
export declare function magic(scene: ShockScene, actor: number, foes: readonly number[]): Command | null;
//# sourceMappingURL=magic.d.ts.map
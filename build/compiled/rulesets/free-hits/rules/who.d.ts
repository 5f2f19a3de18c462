import type { Who } from '@fray/kernel/rules';
import { type FreeHitsScene } from '../scene.ts';
/** Whether the unit takes part in the battle. */
export declare const isIn: (scene: FreeHitsScene, row: Who) => boolean;
/** Whether the unit lies or stands on the battlefield: in the battle, or fallen. */
export declare const isHere: (scene: FreeHitsScene, row: Who) => boolean;
/** Whether the unit has fallen. */
export declare const isDown: (scene: FreeHitsScene, row: Who) => boolean;
/** Whether the unit suffers from having just been summoned. */
export declare const isSick: (scene: FreeHitsScene, row: Who) => boolean;
/** Whether the unit is in the battle and nothing forbids it to act. */
export declare const isAble: (scene: FreeHitsScene, row: Who) => boolean;
/** Whether two units belong to different sides. */
export declare const areEnemies: (scene: FreeHitsScene, a: Who, b: Who) => boolean;
/** The unit whose turn it is, or -1. */
export declare function actorNow(scene: FreeHitsScene): number;
/** Whether the enemy knows of the unit. */
export declare function detects(scene: FreeHitsScene, by: Who, who: Who): boolean;
/** Units that are out of the battle in one way, in roster order. */
export declare function rowsWith(scene: FreeHitsScene, status: number): number[];
//# sourceMappingURL=who.d.ts.map
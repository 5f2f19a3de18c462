import { type Who } from '@fray/kernel/rules';
import { type Cited, type FreeHitsScene } from '../scene.ts';
/** From now on the enemy does not know of the unit. */
export declare function hideFrom(scene: FreeHitsScene, who: Who, by: Who, rule: Cited): void;
/** From now on the enemy knows of the unit. */
export declare function showTo(scene: FreeHitsScene, who: Who, by: Who): void;
/** Every enemy knows of the unit. */
export declare function reveal(scene: FreeHitsScene, who: Who): void;
/** No enemy knows of the unit. */
export declare function hide(scene: FreeHitsScene, who: Who, rule: Cited): void;
/** One that is out of the battle is neither hidden nor blind. */
export declare function dropUndetected(scene: FreeHitsScene, who: Who): void;
/** Where the table wants it, the referee is asked whether the enemy detects one who sneaks. */
export declare function askDetection(scene: FreeHitsScene, who: Who, by: Who): void;
//# sourceMappingURL=detection.d.ts.map
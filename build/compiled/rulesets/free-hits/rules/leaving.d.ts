import type { Who } from '@fray/kernel/rules';
import { type Cited, type FreeHitsScene } from '../scene.ts';
import { DEAD, type DEFEATED } from '../words.ts';
/** The unit is defeated, or dead. */
export declare function fall(scene: FreeHitsScene, who: Who, status: typeof DEFEATED | typeof DEAD, rule: Cited): void;
/** The unit has stepped off the battlefield. */
export declare function flee(scene: FreeHitsScene, who: Who): void;
/** The unit has lost the will to fight. */
export declare function giveUp(scene: FreeHitsScene, who: Who): void;
/** A summoned unit vanishes. */
export declare function vanish(scene: FreeHitsScene, who: Who, rule: Cited): void;
/** A fallen unit is back in the battle, at its old place in the line. */
export declare function revive(scene: FreeHitsScene, who: Who): void;
//# sourceMappingURL=leaving.d.ts.map
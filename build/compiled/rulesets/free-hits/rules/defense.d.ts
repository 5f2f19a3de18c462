import type { Who } from '@fray/kernel/rules';
import type { Tally } from '../citing.ts';
import { type FreeHitsScene } from '../scene.ts';
/** Whether the unit is flat-footed against everybody. */
export declare function isFlatFooted(scene: FreeHitsScene, who: Who): boolean;
/** The number that an attack on the unit must reach, by its parts. `sneak`: the attacker is not detected. */
export declare function tallyTarget(scene: FreeHitsScene, who: Who, sneak: boolean): Tally;
/** The number alone. */
export declare const targetNumber: (scene: FreeHitsScene, who: Who, sneak: boolean) => number;
/** The unit's dodge boost is over: its own turn has come. */
export declare function endDodge(scene: FreeHitsScene, who: Who): void;
//# sourceMappingURL=defense.d.ts.map
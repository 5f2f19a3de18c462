import { type Who } from '@fray/kernel/rules';
import { type Attack, type ShockScene } from '../scene.ts';
/** How many different attackers one can screen against in a round: its highest combat skill, and what powers add. */
export declare const screenLimit: (scene: ShockScene, who: Who) => number;
/** Screening: the attacker's one check against that of each screener; the lowest of those who beat it becomes the target. */
export declare function checkScreens(scene: ShockScene, attack: Attack): void;
//# sourceMappingURL=screen.d.ts.map
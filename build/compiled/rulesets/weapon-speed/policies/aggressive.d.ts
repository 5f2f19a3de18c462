import { type Command, type Policy } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from '../scene.ts';
/** Fights to win: the attack that deals most, at the weakest in reach; tends itself when it is down. */
export declare const aggressive: Policy<WeaponSpeedScene, Command>;
//# sourceMappingURL=aggressive.d.ts.map
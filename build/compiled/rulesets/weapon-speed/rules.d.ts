import { type Command, type Ruleset } from '@fray/kernel/rules';
import type { WeaponSpeedScene } from './scene.ts';
/** The rules of `weapon-speed`. */
export declare const weaponSpeedRules: Ruleset<WeaponSpeedScene, Command>;
//# sourceMappingURL=rules.d.ts.map
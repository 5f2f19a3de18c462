import { type Command, type Ruleset } from '@fray/kernel/rules';
import type { ShockScene } from './scene.ts';
/** The rules of `shock`. */
export declare const shockRules: Ruleset<ShockScene, Command>;
//# sourceMappingURL=rules.d.ts.map
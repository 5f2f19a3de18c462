import { type Command, type Ruleset } from '@fray/kernel/rules';
import type { ZonesScene } from './scene.ts';
/** The rules of `zones`. */
export declare const zonesRules: Ruleset<ZonesScene, Command>;
//# sourceMappingURL=rules.d.ts.map
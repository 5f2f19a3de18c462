import { type Command, type Ruleset } from '@fray/kernel/rules';
import type { FreeHitsScene } from './scene.ts';
/** The rules of `free-hits`. */
export declare const freeHitsRules: Ruleset<FreeHitsScene, Command>;
//# sourceMappingURL=rules.d.ts.map
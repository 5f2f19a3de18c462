import { type Command, type Policy } from '@fray/kernel/rules';
import type { ShockScene } from '../scene.ts';
/** A rule of thumb: strikes the weakest in reach, shoots, charges, closes in, gangs up on hard targets, gets away when it has had enough. */
export declare const aggressive: Policy<ShockScene, Command>;
//# sourceMappingURL=aggressive.d.ts.map
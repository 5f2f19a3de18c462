import { type Command, type Policy } from '@fray/kernel/rules';
import type { FreeHitsScene } from '../scene.ts';
/** A rule of thumb: strikes the weakest in reach, comes nearer, strikes again, casts what helps, takes every free hit. */
export declare const aggressive: Policy<FreeHitsScene, Command>;
//# sourceMappingURL=aggressive.d.ts.map
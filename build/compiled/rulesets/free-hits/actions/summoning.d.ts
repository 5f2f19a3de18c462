import { type Who } from '@fray/kernel/rules';
import { type FreeHitsScene } from '../scene.ts';
/** Pays for a summoned unit, which is then kept in and out of battle. */
export declare const thrall: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"unit", Who>]>;
/** Lets a summoned unit go: it vanishes. */
export declare const release: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"unit", Who>]>;
//# sourceMappingURL=summoning.d.ts.map
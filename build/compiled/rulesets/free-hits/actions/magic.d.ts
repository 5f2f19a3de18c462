import { type Who } from '@fray/kernel/rules';
import { type FreeHitsScene } from '../scene.ts';
/** So many parts of a cast time can be paid in one turn. */
export declare const MOST_PARTS_A_TURN = 2;
/** Starts a spell, or goes on with the one begun; it takes effect with the last part of its cast time. */
export declare const cast: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"spell", number>, import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"at", number>, import("@fray/kernel/rules").Param<"pay", number>, import("@fray/kernel/rules").Param<"improve", readonly number[]>, import("@fray/kernel/rules").Param<"aim", number>]>;
//# sourceMappingURL=magic.d.ts.map
import { type Who } from '@fray/kernel/rules';
import { type FreeHitsScene } from '../scene.ts';
/** +1 to melee damage, to hit or to dodge for each Bonus Action. */
export declare const boost: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"what", number>, import("@fray/kernel/rules").Param<"times", number | null>, import("@fray/kernel/rules").Param<"pay", number>]>;
/** Leaves zones without free hits for the rest of the round. */
export declare const disengage: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"pay", number>]>;
/** Puts the turn off until another unit, later in the line, has had its own. */
export declare const delay: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly [import("@fray/kernel/rules").Param<"after", Who>]>;
/** Ends the turn; what is left of it is lost. */
export declare const end: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly []>;
/** A seat gives up for its own unit. */
export declare const yieldUp: import("@fray/kernel/rules").DefinedAction<FreeHitsScene, readonly []>;
//# sourceMappingURL=tactics.d.ts.map
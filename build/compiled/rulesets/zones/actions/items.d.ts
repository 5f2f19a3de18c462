import { type Who } from '@fray/kernel/rules';
import { type ZonesScene } from '../scene.ts';
/** Takes an item out of the backpack into a free hand. */
export declare const retrieve: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [import("@fray/kernel/rules").Param<"item", number>]>;
/** Takes an item from the body into a free hand; costs nothing. */
export declare const draw: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [import("@fray/kernel/rules").Param<"item", number>]>;
/** Puts a held item on the body; costs nothing. */
export declare const stow: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [import("@fray/kernel/rules").Param<"item", number>]>;
/** Lets an item fall; costs nothing. */
export declare const drop: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [import("@fray/kernel/rules").Param<"item", number>]>;
/** Picks up what lies in its Zone, whosever it was: the Action. */
export declare const pickUp: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [import("@fray/kernel/rules").Param<"item", number>]>;
/** Hands an item to somebody in the same Zone, or swaps one for one; the giver's Action. */
export declare const give: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [import("@fray/kernel/rules").Param<"item", number>, import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"to", number>, import("@fray/kernel/rules").Param<"for", number>]>;
//# sourceMappingURL=items.d.ts.map
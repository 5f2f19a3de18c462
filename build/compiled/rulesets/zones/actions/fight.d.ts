import { type Who } from '@fray/kernel/rules';
import type { ZonesScene } from '../scene.ts';
/** One attack against one Creature. */
export declare const attack: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"weapon", number>, import("@fray/kernel/rules").Param<"second", number>]>;
/** Pushes an opponent into an adjacent Zone. */
export declare const push: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"zone", number>]>;
/** Grapples an opponent. */
export declare const grapple: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [import("@fray/kernel/rules").Param<"target", Who>]>;
/** Any other stunt against an opponent. */
export declare const stunt: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"text", string>, import("@fray/kernel/rules").Param<"touching", number>]>;
/** Spends the Action on the Test of a hindrance that needs one. */
export declare const struggle: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [import("@fray/kernel/rules").Param<"hindrance", number>]>;
/** Talks with the other side. */
export declare const negotiate: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"text", string>]>;
/** Anything else that can be done in a Moment. */
export declare const improvise: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [import("@fray/kernel/rules").Param<"text", string>]>;
//# sourceMappingURL=fight.d.ts.map
import { type ZonesScene } from '../scene.ts';
/** A Turn begins: the start-of-Turn steps. */
export declare const begin: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly []>;
/** A Turn ends: the end-of-Turn steps. */
export declare const end: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly []>;
/** The Turn's move: one step to an adjacent Zone. */
export declare const move: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [import("@fray/kernel/rules").Param<"zone", number>]>;
/** The Action used as another movement. */
export declare const moveAgain: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [import("@fray/kernel/rules").Param<"zone", number>]>;
/** Leaves the battlefield from an exit of one's side. */
export declare const leave: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [import("@fray/kernel/rules").Param<"using", number>]>;
/** Disengages: nobody strikes at it when it moves during the rest of this Turn. */
export declare const disengage: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly []>;
//# sourceMappingURL=turn.d.ts.map
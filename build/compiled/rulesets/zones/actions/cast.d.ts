import type { ZonesScene } from '../scene.ts';
/** Casts a spell. */
export declare const cast: import("@fray/kernel/rules").DefinedAction<ZonesScene, readonly [import("@fray/kernel/rules").Param<"spell", number>, import("@fray/kernel/rules").Param<"targets", readonly number[]>, import("@fray/kernel/rules").Param<"zone", number>, import("@fray/kernel/rules").Param<"to", number>]>;
//# sourceMappingURL=cast.d.ts.map
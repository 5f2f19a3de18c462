import { type ShockScene } from '../scene.ts';
/** Combat begins: who is surprised, the surprise round, or initiative. */
export declare const start: import("@fray/kernel/rules").DefinedAction<ShockScene, readonly []>;
/** The referee says that a side is surprised. */
export declare const surprise: import("@fray/kernel/rules").DefinedAction<ShockScene, readonly [import("@fray/kernel/rules").Param<"side", number>, import("@fray/kernel/rules").Param<"by", number>]>;
/** A check for surprise. */
export declare const checkSurprise: import("@fray/kernel/rules").DefinedAction<ShockScene, readonly [import("@fray/kernel/rules").Param<"by", number>, import("@fray/kernel/rules").Param<"against", number>, import("@fray/kernel/rules").Param<"roll", number>, import("@fray/kernel/rules").Param<"who", import("@fray/kernel/rules").Who>, import("@fray/kernel/rules").Param<"notices", import("@fray/kernel/rules").Who>]>;
//# sourceMappingURL=surprise.d.ts.map
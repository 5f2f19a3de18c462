import { type EscalationScene } from '../scene.ts';
/** The fight begins: a Surprise Round, or round 1. */
export declare const start: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly []>;
/** One party was more aware: a Surprise Round comes first. */
export declare const surprise: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"by", string>, import("@fray/kernel/rules").Param<"acting", readonly import("@fray/kernel/rules").Who[]>]>;
//# sourceMappingURL=referee-begins.d.ts.map
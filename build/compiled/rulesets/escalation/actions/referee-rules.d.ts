/** A skill check. */
export declare const skill: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").EscalationScene, readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, import("@fray/kernel/rules").Param<"skill", string>, import("@fray/kernel/rules").Param<"number", number | null>]>;
/** Sets how near two are. */
export declare const position: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").EscalationScene, readonly [import("@fray/kernel/rules").Param<"a", import("@fray/kernel/rules").Who>, import("@fray/kernel/rules").Param<"b", import("@fray/kernel/rules").Who>, import("@fray/kernel/rules").Param<"relation", number>]>;
/** Grants Advantage or Disadvantage. */
export declare const advantage: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").EscalationScene, readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, import("@fray/kernel/rules").Param<"to", number>, import("@fray/kernel/rules").Param<"amount", number | null>, import("@fray/kernel/rules").Param<"lasts", number>, import("@fray/kernel/rules").Param<"from", string>]>;
/** An adjustment of the referee's, recorded. */
export declare const adjust: import("@fray/kernel/rules").DefinedAction<import("../scene.ts").EscalationScene, readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>, import("@fray/kernel/rules").Param<"text", string>]>;
//# sourceMappingURL=referee-rules.d.ts.map
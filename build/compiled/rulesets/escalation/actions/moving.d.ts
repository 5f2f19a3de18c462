import { type Who } from '@fray/kernel/rules';
import { type EscalationScene } from '../scene.ts';
/** One step to somebody or away from some. */
export declare const move: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"to", Who>, import("@fray/kernel/rules").Param<"away", readonly Who[]>, import("@fray/kernel/rules").Param<"also", readonly Who[]>, import("@fray/kernel/rules").Param<"slot", number>]>;
/** A check to leave enemies without being struck. */
export declare const disengage: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"from", readonly Who[]>, import("@fray/kernel/rules").Param<"slot", number>]>;
/** A Move action with risk: a skill check, and what it earns or costs. */
export declare const diceyMove: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"text", string>, import("@fray/kernel/rules").Param<"skill", string>, import("@fray/kernel/rules").Param<"ally", Who>, import("@fray/kernel/rules").Param<"slot", number>]>;
//# sourceMappingURL=moving.d.ts.map
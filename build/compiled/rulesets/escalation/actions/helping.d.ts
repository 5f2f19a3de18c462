import { type Who } from '@fray/kernel/rules';
import { type EscalationScene } from '../scene.ts';
/** Heals using a Recovery, then one save at once. */
export declare const rally: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"against", string>, import("@fray/kernel/rules").Param<"average", number>, import("@fray/kernel/rules").Param<"slot", number>]>;
/** The failed Death Saves of another are marked no longer. */
export declare const stabilize: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"slot", number>]>;
/** An extra Last Gasp save for another; a failure is not marked. */
export declare const grantSave: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"slot", number>]>;
/** Keeps an ability up for another turn: its action, and a check. */
export declare const sustain: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"ability", number>, import("@fray/kernel/rules").Param<"slot", number>]>;
/** Another stance. */
export declare const stance: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"stance", number>, import("@fray/kernel/rules").Param<"slot", number>]>;
//# sourceMappingURL=helping.d.ts.map
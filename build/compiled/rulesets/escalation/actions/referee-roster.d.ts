import { type EscalationScene } from '../scene.ts';
/** The encounter is over. */
export declare const endEncounterAction: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly []>;
/** The same under the name that all rulesets know. */
export declare const endCombat: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly []>;
/** Somebody joins in mid-fight. */
export declare const join: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"name", string>, import("@fray/kernel/rules").Param<"combatant", unknown>, import("@fray/kernel/rules").Param<"side", string>]>;
/** Somebody is taken away. */
export declare const remove: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>]>;
//# sourceMappingURL=referee-roster.d.ts.map
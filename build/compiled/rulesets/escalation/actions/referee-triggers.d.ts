import type { EscalationAction } from './action.ts';
/** A readied action with a trigger that the table judges is set off between two commands. */
export declare const triggerBy: (actions: () => ReadonlyMap<string, EscalationAction>) => import("@fray/kernel/rules").DefinedAction<import("../scene.ts").EscalationScene, readonly [import("@fray/kernel/rules").Param<"target", import("@fray/kernel/rules").Who>]>;
//# sourceMappingURL=referee-triggers.d.ts.map
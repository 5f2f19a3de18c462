import type { Action, Command } from '@fray/kernel/rules';
import type { EscalationScene } from '../scene.ts';
/** Any action of the ruleset. */
export type EscalationAction = Action<EscalationScene, Command>;
/** The turn of one who has not begun it. */
export declare const begin: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly []>;
//# sourceMappingURL=action.d.ts.map
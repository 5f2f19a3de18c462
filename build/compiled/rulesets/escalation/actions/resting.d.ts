import { type Who } from '@fray/kernel/rules';
import { type EscalationScene } from '../scene.ts';
/** Uses Recoveries in a Quick Rest. */
export declare const useRecoveryAction: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"times", number | null>, import("@fray/kernel/rules").Param<"average", number>]>;
/** A Quick Rest. */
export declare const quickRestAction: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly []>;
/** A Full Rest: after three to five encounters, or as a retreat at the price of a Campaign Loss. */
export declare const fullRestAction: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"retreat", number>, import("@fray/kernel/rules").Param<"waive", number>]>;
/** Time between encounters gives back a Recovery or a Daily ability. */
export declare const downtime: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"what", string>]>;
/** Something major goes wrong that trying again cannot mend. */
export declare const campaignLoss: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"text", string>]>;
/** The next encounter of the day, or its end. */
export declare const nextFight: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly []>;
//# sourceMappingURL=resting.d.ts.map
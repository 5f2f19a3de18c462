import { type Who } from '@fray/kernel/rules';
import { type EscalationScene } from '../scene.ts';
/** Something at the table hurts or heals somebody. */
export declare const effect: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"damage", unknown>, import("@fray/kernel/rules").Param<"types", string>, import("@fray/kernel/rules").Param<"heal", unknown>, import("@fray/kernel/rules").Param<"recovery", number>, import("@fray/kernel/rules").Param<"because", string>, import("@fray/kernel/rules").Param<"crit", number>, import("@fray/kernel/rules").Param<"average", number>]>;
/** Marks somebody as out of the fight, in one way or other, or as back in it. */
export declare const out: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"how", number>, import("@fray/kernel/rules").Param<"because", string>]>;
/** A Last Gasp begins. */
export declare const lastGasp: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"outcome", string>]>;
/** Where an enemy is Staggered. */
export declare const staggered: import("@fray/kernel/rules").DefinedAction<EscalationScene, readonly [import("@fray/kernel/rules").Param<"target", Who>, import("@fray/kernel/rules").Param<"at", number | null>]>;
//# sourceMappingURL=referee-life.d.ts.map